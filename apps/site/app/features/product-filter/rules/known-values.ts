import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import { including, VISITOR_FACETS } from './filter-state.ts';

type FacetLists = MultiFilterResponse['filters'];

/** All values that a page's answers have named so far; see `facetSections`. */
export function rememberValues(known: FacetLists, answered: FacetLists): FacetLists {
  return Object.fromEntries(
    VISITOR_FACETS.map((facet) => [
      facet,
      (answered[facet] ?? []).reduce<readonly string[]>(including, known[facet] ?? []),
    ]),
  ) as FacetLists; // fromEntries forgets which keys it was given
}
