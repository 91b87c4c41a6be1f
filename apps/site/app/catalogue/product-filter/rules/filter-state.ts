import { FACET_PARAMETERS, type VisitorFacet } from '@selvedge/contract/facets';
import type { PageSize } from '@selvedge/contract/limits';
import type { FactField } from '@selvedge/contract/product-facts';
import { fold } from '@selvedge/contract/text';
import { applicationSet } from '@selvedge/contract/urls';
import type { FactRange } from '../../rules/fact-words.ts';
import type { Order } from './orders.ts';

/** The facets a visitor chooses values of: the nine of the request, in its order, and those by the house's rules. */
export const VISITOR_FACETS = Object.keys(FACET_PARAMETERS) as readonly VisitorFacet[]; // a constant has no other keys than its type

/** What is chosen in each facet, as it is spelled in the URL. No value stands twice, case ignored. */
export type Selections = Readonly<Record<VisitorFacet, readonly string[]>>;

/** The chosen part of each fact's scale; one that says nothing is not there. */
export type Ranges = Readonly<Partial<Record<FactField, FactRange>>>;

/**
 * What the URL of a filtered page says. Total items and total pages are the answer's: see `total_items_count` and
 * `totalPages` in `paging.ts`. Source: FILTER-04.
 */
export interface FilterState {
  readonly selections: Selections;
  /** Not there where none is chosen. */
  readonly ranges?: Ranges | undefined;
  /** Not there where the alphabet is (decision 44). */
  readonly order?: Order | undefined;
  /** Products on a page; not there where it is the specified nine (decision 44). */
  readonly size?: PageSize | undefined;
  /** From 1. */
  readonly page: number;
}

export const NO_SELECTIONS: Selections = {
  application: [],
  web_colour: [],
  design_style: [],
  brand: [],
  web_materials: [],
  web_standards: [],
  web_size: [],
  web_shape: [],
  web_type: [],
  care: [],
  contract: [],
};

/** Nothing chosen, page 1 (FILTER-04). */
export const INITIAL_STATE: FilterState = { selections: NO_SELECTIONS, page: 1 };

/**
 * What the path of an application page implies, on page 1: "curtaining", "upholstery" and "dual purpose" their sets, any
 * other application itself. It is what Clear leaves. Source: FILTER-09 to FILTER-11, LAND-06, LAND-07, decision 6.
 *
 * @param application the path's application, in the catalogue's spelling
 */
export const pathState = (application: string): FilterState => ({
  ...INITIAL_STATE,
  selections: { ...NO_SELECTIONS, application: applicationSet(application) },
});

/** Whether two selections hold the same values, case and order ignored. */
export const sameSelections = (a: Selections, b: Selections): boolean =>
  VISITOR_FACETS.every(
    (facet) =>
      a[facet].length === b[facet].length && a[facet].every((value) => holds(b[facet], value)),
  );

/** Whether a list holds a value, case ignored (FILTER-08, FILTER-22). */
export function holds(values: readonly string[], value: string): boolean {
  const wanted = fold(value);
  return values.some((entry) => fold(entry) === wanted);
}

/** The list without a value, case ignored. */
export function without(values: readonly string[], value: string): string[] {
  const unwanted = fold(value);
  return values.filter((entry) => fold(entry) !== unwanted);
}

/** The list with a value at its end, unless it is there in some spelling. */
export function including(values: readonly string[], value: string): readonly string[] {
  return holds(values, value) ? values : [...values, value];
}

/** Facets in which suppliers write a dash where they know nothing. */
const DASHED: ReadonlySet<VisitorFacet> = new Set(['web_type', 'web_materials', 'web_standards']);

/** A facet's values without the placeholder "-" of Types, Materials and Standards. Source: FILTER-20. */
export function withoutDash(facet: VisitorFacet, values: readonly string[]): readonly string[] {
  return DASHED.has(facet) ? values.filter((value) => value.trim() !== '-') : values;
}
