import { FACET_FIELDS, type FacetField } from '@selvedge/contract/facets';
import type { Filters } from '@selvedge/contract/multi-filter';
import { fold } from '@selvedge/contract/text';

/** The chosen values of each field that has any, folded and without repetition. */
export type Selection = ReadonlyMap<FacetField, readonly string[]>;

/**
 * Reads the filters of a request. Blank values are no choice, so a field whose values are all blank is not chosen at
 * all. Source: CALL-11, decision 29.
 */
export function readSelection(filters: Filters): Selection {
  const selection = new Map<FacetField, readonly string[]>();
  for (const field of FACET_FIELDS) {
    const given = filters[field];
    if (given === undefined) continue;
    const values = chosenValues(given);
    if (values.length > 0) selection.set(field, values);
  }
  return selection;
}

/**
 * Whether a field's chosen values stay in its facet when the other choices rule them out, as long as the item group has
 * them at all. Source: decision 37.
 */
export const keepsChosen = (field: FacetField): boolean => field !== 'item_group';

function chosenValues(given: string | readonly string[]): readonly string[] {
  const list = typeof given === 'string' ? [given] : given;
  return [...new Set(list.map(fold))].filter((value) => value !== '');
}
