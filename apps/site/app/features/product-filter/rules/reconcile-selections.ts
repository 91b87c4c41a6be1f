import type { VisitorFacet } from '@selvedge/contract/facets';
import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import { fold } from '@selvedge/contract/text';
import { totalPages } from '../address/paging.ts';
import { type FilterState, VISITOR_FACETS } from './filter-state.ts';
import { withoutDash } from './placeholder-values.ts';

type Answer = Pick<MultiFilterResponse, 'filters' | 'total_items_count'>;

/** A facet with chosen values that the answer does not hold. */
interface Loss {
  readonly facet: VisitorFacet;
  readonly kept: readonly string[];
  /** Nothing at all is available in it, so that what is chosen elsewhere may be to blame. */
  readonly barren: boolean;
}

/**
 * The state that an answer leaves of the one it was asked for. Chosen values that are not among their facet's values,
 * case ignored, are dropped, and then the page is 1 (FILTER-08). Where nothing is dropped, a page beyond the last
 * becomes the last. A state that the answer bears out is given back as it is.
 *
 * One impossible value leaves every other facet without values; those keep what is chosen until an answer without the
 * impossible one, so that an outdated link loses what is outdated and nothing else.
 */
export function reconcile(state: FilterState, answer: Answer): FilterState {
  const losses = VISITOR_FACETS.flatMap((facet) => lossOf(facet, state, answer));
  if (losses.length > 0) {
    const dropped = Object.fromEntries(blamed(losses).map(({ facet, kept }) => [facet, kept]));
    return { selections: { ...state.selections, ...dropped }, page: 1 };
  }
  const lastPage = Math.max(totalPages(answer.total_items_count), 1);
  return state.page > lastPage ? { ...state, page: lastPage } : state;
}

function lossOf(facet: VisitorFacet, state: FilterState, answer: Answer): Loss[] {
  const chosen = state.selections[facet];
  const available = answer.filters[facet];
  if (available === undefined) return [];
  const offered = new Set(withoutDash(facet, available).map(fold));
  const kept = chosen.filter((value) => offered.has(fold(value)));
  return kept.length < chosen.length ? [{ facet, kept, barren: offered.size === 0 }] : [];
}

/** The losses that count now: sure ones before doubtful ones, and what the page is about last of all. */
function blamed(losses: readonly Loss[]): readonly Loss[] {
  const sure = losses.filter(({ barren }) => !barren);
  if (sure.length > 0) return sure;
  const besides = losses.filter(({ facet }) => facet !== 'application');
  return besides.length > 0 ? besides : losses;
}
