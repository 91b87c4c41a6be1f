import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import { fold } from '@selvedge/contract/text';
import { totalPages } from '../address/paging.ts';
import {
  type FilterState,
  pathState,
  type Selections,
  VISITOR_FACETS,
  withoutDash,
} from './filter-state.ts';

type Answer = Pick<MultiFilterResponse, 'filters' | 'total_items_count'>;

/**
 * The state that an answer leaves of the one it was asked for. Chosen values that are not among their facet's values,
 * case ignored, do not exist in the item group: they are dropped, and then the page is 1 (FILTER-08). A value that the
 * other choices rule out is among them and stays (decision 37). Where no application is left, the path's are in force
 * again: only the visitor widens the page to its group (decision 38). Where nothing is dropped, a page beyond the last
 * becomes the last. A state that the answer bears out is given back as it is.
 *
 * @param application the path's application, in the catalogue's spelling
 */
export function reconcile(application: string, state: FilterState, answer: Answer): FilterState {
  const selections = knownSelections(state.selections, answer.filters);
  if (state.selections.application.length > 0 && selections.application.length === 0)
    selections.application = pathState(application).selections.application;
  if (VISITOR_FACETS.some((facet) => differ(selections[facet], state.selections[facet])))
    return { ...state, selections, page: 1 };
  const lastPage = Math.max(totalPages(answer.total_items_count, state.size), 1);
  return state.page > lastPage ? { ...state, page: lastPage } : state;
}

function knownSelections(
  chosen: Selections,
  filters: Answer['filters'],
): Record<keyof Selections, readonly string[]> {
  const known: Record<keyof Selections, readonly string[]> = { ...chosen };
  for (const facet of VISITOR_FACETS) {
    const available = filters[facet];
    if (available === undefined) continue;
    const offered = new Set(withoutDash(facet, available).map(fold));
    known[facet] = chosen[facet].filter((value) => offered.has(fold(value)));
  }
  return known;
}

const differ = (a: readonly string[], b: readonly string[]): boolean =>
  a.length !== b.length || a.some((value, at) => value !== b[at]);
