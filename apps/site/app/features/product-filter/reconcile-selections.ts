import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import { fold } from '@selvedge/contract/text';
import { type FilterState, type Selections, VISITOR_FACETS } from './filter-state.ts';
import { totalPages } from './paging.ts';
import { withoutDash } from './placeholder-values.ts';

/**
 * The state that an answer leaves of the one it was asked for. Chosen values that are not among their facet's values,
 * case ignored, are dropped, and then the page is 1 (FILTER-08). Where nothing is dropped, a page beyond the last
 * becomes the last. A state that the answer bears out is given back as it is.
 */
export function reconcile(
  state: FilterState,
  answer: Pick<MultiFilterResponse, 'filters' | 'total_items_count'>,
): FilterState {
  let dropped = false;
  const selections: Selections = Object.fromEntries(
    VISITOR_FACETS.map((facet) => {
      const chosen = state.selections[facet];
      const available = answer.filters[facet];
      if (available === undefined) return [facet, chosen];
      const offered = new Set(withoutDash(facet, available).map(fold));
      const kept = chosen.filter((value) => offered.has(fold(value)));
      dropped ||= kept.length < chosen.length;
      return [facet, kept];
    }),
  ) as Record<keyof Selections, readonly string[]>; // fromEntries forgets which keys it was given
  if (dropped) return { selections, page: 1 };
  const lastPage = Math.max(totalPages(answer.total_items_count), 1);
  return state.page > lastPage ? { ...state, page: lastPage } : state;
}
