import { FACET_PARAMETERS } from '@selvedge/contract/facets';
import {
  MAX_FILTER_VALUE_CHARACTERS,
  MAX_FILTER_VALUES,
  PAGE_SIZE,
} from '@selvedge/contract/limits';
import {
  type FilterState,
  including,
  type Selections,
  VISITOR_FACETS,
} from '../rules/filter-state.ts';
import { pageOffsets } from './paging.ts';

export const PAGE_PARAMETER = 'page';
const START_PARAMETER = 'startoffset';
const END_PARAMETER = 'endoffset';
const OWN_PARAMETERS: ReadonlySet<string> = new Set([
  ...Object.values(FACET_PARAMETERS),
  PAGE_PARAMETER,
  START_PARAMETER,
  END_PARAMETER,
]);

/** Far beyond any catalogue, and small enough for offsets to stay whole numbers. */
const MAX_PAGE = 10_000_000;

/**
 * The state that a URL's query stands for. A facet's parameter may be repeated; blank and doubled values are dropped.
 * What a request may not hold is dropped, so that no URL is an error page (decision 33). `page` goes before
 * `startoffset`, and an unreadable one is page 1. Source: FILTER-01 to FILTER-03, FILTER-12.
 *
 * @param search with or without its question mark
 */
export function parseFilterSearch(search: string): FilterState {
  const parameters = new URLSearchParams(search);
  const selections = Object.fromEntries(
    VISITOR_FACETS.map((facet) => [facet, cleanValues(parameters.getAll(FACET_PARAMETERS[facet]))]),
  ) as Record<keyof Selections, string[]>; // fromEntries forgets which keys it was given
  return { selections, page: parsePage(parameters) };
}

function cleanValues(values: readonly string[]): readonly string[] {
  return values
    .map((value) => value.trim())
    .filter((value) => value !== '' && value.length <= MAX_FILTER_VALUE_CHARACTERS)
    .reduce<readonly string[]>(including, [])
    .slice(0, MAX_FILTER_VALUES);
}

function parsePage(parameters: URLSearchParams): number {
  const page = wholeNumber(parameters.get(PAGE_PARAMETER));
  const start = wholeNumber(parameters.get(START_PARAMETER));
  const asked = page ?? (start === null ? 1 : Math.floor(start / PAGE_SIZE) + 1);
  return Math.min(Math.max(asked, 1), MAX_PAGE);
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/u.test(text) ? Number(text) : null;
}

/**
 * The query that stands for a state, without its question mark: parameters that are not the filter's own as they are in
 * `search`, then every chosen value, the page and its offsets. Source: FILTER-06, FILTER-08, GRID-05.
 *
 * @param search the query that is replaced
 */
export function formatFilterSearch(state: FilterState, search: string): string {
  const { start, end } = pageOffsets(state.page);
  return [
    ...foreignParameters(search),
    ...VISITOR_FACETS.flatMap((facet) =>
      state.selections[facet].map((value) => [FACET_PARAMETERS[facet], value] as const),
    ),
    [PAGE_PARAMETER, String(state.page)] as const,
    [START_PARAMETER, String(start)] as const,
    [END_PARAMETER, String(end)] as const,
  ]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
}

/** The parameters of a query that the filter does not know, in their order: campaign marks, say. */
export function foreignParameters(search: string): [name: string, value: string][] {
  return [...new URLSearchParams(search)].filter(([name]) => !OWN_PARAMETERS.has(name));
}

/** Whether a query says nothing to the filter, so that the path speaks instead. Source: FILTER-11. */
export function isSilent(search: string): boolean {
  return foreignParameters(search).length === new URLSearchParams(search).size;
}
