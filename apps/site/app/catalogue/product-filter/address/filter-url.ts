import { FACET_PARAMETERS, type VisitorFacet } from '@selvedge/contract/facets';
import {
  MAX_FILTER_VALUE_CHARACTERS,
  MAX_FILTER_VALUES,
  PAGE_SIZE,
  type PageSize,
} from '@selvedge/contract/limits';
import { FACT_FIELDS, type FactField, readFact } from '@selvedge/contract/product-facts';
import { fold } from '@selvedge/contract/text';
import type { FactRange } from '../../rules/fact-words.ts';
import {
  type FilterState,
  pathState,
  type Ranges,
  type Selections,
  VISITOR_FACETS,
} from '../rules/filter-state.ts';
import { orderNamed } from '../rules/orders.ts';
import { pageOffsets, pageSizeOf } from './paging.ts';

export const PAGE_PARAMETER = 'page';
export const ORDER_PARAMETER = 'order';
const START_PARAMETER = 'startoffset';
export const END_PARAMETER = 'endoffset';
/** Names under which two facets are read too, since the others' are plurals; they are never written. */
const OTHER_NAMES: Partial<Record<VisitorFacet, string>> = {
  design_style: 'styles',
  web_materials: 'materials',
};
/** The parameter of each fact. */
export const FACT_PARAMETERS: Readonly<Record<FactField, string>> = {
  martindale: 'martindale',
  width_cm: 'width',
  length_cm: 'length',
  diameter_cm: 'diameter',
  repeat_v_cm: 'repeat_v',
  repeat_h_cm: 'repeat_h',
  weight_gsm: 'weight',
};
/** Stands for the products that were not measured. */
export const UNMEASURED = 'none';
const OWN_PARAMETERS: ReadonlySet<string> = new Set([
  ...Object.values(FACET_PARAMETERS),
  ...Object.values(OTHER_NAMES),
  ...Object.values(FACT_PARAMETERS),
  PAGE_PARAMETER,
  ORDER_PARAMETER,
  START_PARAMETER,
  END_PARAMETER,
]);

/** Far beyond any catalogue, and small enough for offsets to stay whole numbers. */
const MAX_PAGE = 10_000_000;

/**
 * The state that an application page's address stands for. A facet's parameter may be repeated; blank and doubled values
 * are dropped. Without any `application` the path's stays in force; an empty one stands for none (decision 38). What a
 * request may not hold is dropped, so that no URL is an error page (decision 33); where that is a range, the page is 1.
 * The offsets say how many are on a page; `page` goes before `startoffset`, and an unreadable one is page 1. Source: FILTER-01 to FILTER-03, FILTER-11, FILTER-12.
 *
 * @param application the path's application, in the catalogue's spelling
 * @param search with or without its question mark
 */
export function parseFilterSearch(application: string, search: string): FilterState {
  const parameters = new URLSearchParams(search);
  const selections = Object.fromEntries(
    VISITOR_FACETS.map((facet) => [
      facet,
      cleanValues([
        ...parameters.getAll(FACET_PARAMETERS[facet]),
        ...parameters.getAll(OTHER_NAMES[facet] ?? ''),
      ]),
    ]),
  ) as Record<keyof Selections, readonly string[]>; // fromEntries forgets which keys it was given
  if (!namesApplications(search))
    selections.application = pathState(application).selections.application;
  const ranges = parseRanges(parameters);
  const size = parseSize(parameters);
  const order = orderNamed(parameters.get(ORDER_PARAMETER));
  return {
    selections,
    ...(ranges && { ranges }),
    ...(order && { order }),
    ...(size !== PAGE_SIZE && { size }),
    page: holdsRanges(search) ? parsePage(parameters, size) : 1,
  };
}

/** `martindale=40000..`, `width=137..200`, `none`; a form without scripts sends the two bounds one after the other. */
function parseRanges(parameters: URLSearchParams): Ranges | null {
  const ranges: Partial<Record<FactField, FactRange>> = {};
  for (const field of FACT_FIELDS) {
    const range: FactRange = {
      ...parseBounds(parameters, field),
      ...(parameters.getAll(FACT_PARAMETERS[field]).includes(UNMEASURED) && { unmeasured: true }),
    };
    if (Object.keys(range).length > 0) ranges[field] = range;
  }
  return Object.keys(ranges).length > 0 ? ranges : null;
}

/** The bounds that an address gives a fact, as people write them; null where they are no range. */
function parseBounds(parameters: URLSearchParams, field: FactField): FactRange | null {
  const given = parameters.getAll(FACT_PARAMETERS[field]).filter((text) => text !== UNMEASURED);
  const bounds = given.flatMap((text) => text.split('..')).map((text) => text.trim());
  if (bounds.length > 2) return null;
  const [min, max] = bounds.map((text) => (text === '' ? undefined : readFact(text, field)));
  if (min === null || max === null) return null;
  if (min !== undefined && max !== undefined && min > max) return null;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** Whether the ranges of an address are ranges; what is none is dropped like a value that does not exist (decision 33). */
export function holdsRanges(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return FACT_FIELDS.every((field) => parseBounds(parameters, field) !== null);
}

/** Whether an address names its applications, or that there are none, and leaves nothing to its path (decision 38). */
export const namesApplications = (search: string): boolean =>
  new URLSearchParams(search).has(FACET_PARAMETERS.application);

/** The first of each value, however many an address has room for. */
function cleanValues(values: readonly string[]): readonly string[] {
  const clean = new Map<string, string>();
  for (const written of values) {
    const value = written.trim();
    if (value === '' || value.length > MAX_FILTER_VALUE_CHARACTERS) continue;
    const folded = fold(value);
    if (!clean.has(folded)) clean.set(folded, value);
    if (clean.size === MAX_FILTER_VALUES) break;
  }
  return [...clean.values()];
}

/** Without script the form says the end alone, and the start is 0. */
function parseSize(parameters: URLSearchParams): PageSize {
  const start = wholeNumber(parameters.get(START_PARAMETER)) ?? 0;
  return pageSizeOf((wholeNumber(parameters.get(END_PARAMETER)) ?? 0) - start);
}

function parsePage(parameters: URLSearchParams, size: PageSize): number {
  const page = wholeNumber(parameters.get(PAGE_PARAMETER));
  const start = wholeNumber(parameters.get(START_PARAMETER));
  const asked = page ?? (start === null ? 1 : Math.floor(start / size) + 1);
  return Math.min(Math.max(asked, 1), MAX_PAGE);
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/u.test(text) ? Number(text) : null;
}

/**
 * The canonical query of a state, without its question mark: parameters that are not the filter's own as they are in
 * `search`, then every chosen value and range, the page and its offsets. No application at all is written as an empty one
 * (decision 38). Source: FILTER-06, FILTER-08, GRID-05.
 *
 * @param search the query that is replaced
 */
export function formatFilterSearch(state: FilterState, search: string): string {
  const { start, end } = pageOffsets(state.page, state.size);
  return [
    ...foreignParameters(search),
    ...chosenParameters(state),
    ...(state.order ? [[ORDER_PARAMETER, state.order] as const] : []),
    [PAGE_PARAMETER, String(state.page)] as const,
    [START_PARAMETER, String(start)] as const,
    [END_PARAMETER, String(end)] as const,
  ]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
}

/** Every chosen value and range, as the address writes it. */
export const chosenParameters = ({
  selections,
  ranges,
}: FilterState): readonly (readonly [name: string, value: string])[] => [
  ...VISITOR_FACETS.flatMap((facet) =>
    writtenValues(facet, selections).map((value) => [FACET_PARAMETERS[facet], value] as const),
  ),
  ...FACT_FIELDS.flatMap((field) =>
    writtenRange(ranges?.[field]).map((text) => [FACT_PARAMETERS[field], text] as const),
  ),
];

function writtenRange({ min, max, unmeasured }: FactRange = {}): string[] {
  const isBounded = min !== undefined || max !== undefined;
  return [
    ...(isBounded ? [`${min ?? ''}..${max ?? ''}`] : []),
    ...(unmeasured ? [UNMEASURED] : []),
  ];
}

function writtenValues(facet: VisitorFacet, selections: Selections): readonly string[] {
  const values = selections[facet];
  return facet === 'application' && values.length === 0 ? [''] : values;
}

/** The parameters of a query that the filter does not know, in their order: campaign marks, say. */
export function foreignParameters(search: string): [name: string, value: string][] {
  return [...new URLSearchParams(search)].filter(([name]) => !OWN_PARAMETERS.has(name));
}
