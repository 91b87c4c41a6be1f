import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import { formatFilterSearch, isSilent, parseFilterSearch } from '../address/filter-url.ts';
import type { FilterState } from '../rules/filter-state.ts';
import { stateOfPath } from '../rules/path-applications.ts';
import { reconcile } from '../rules/reconcile-selections.ts';

/** Each round drops a value or ends: one for sure losses, doubtful ones and the application, and the page. */
const MAX_ROUNDS = 6;

/** The query a page was opened with, and the one that stands for what it shows. */
export interface SettledSearch {
  /** The query the page was asked for. */
  readonly asked: string;
  /** The query that stands for what is shown: the same, unless applications came from the path or values were dropped. */
  readonly settled: string;
}

/** The query that an application page shows for the one it was opened with. Source: FILTER-11. */
export function effectiveSearch(application: string, search: string): string {
  return isSilent(search) ? formatFilterSearch(stateOfPath(application), search) : search;
}

/**
 * Asks for the list of a URL until the answer bears out what was asked, so that a server's page is right at once and
 * its reader's browser has nothing to ask again. Source: FILTER-08, FILTER-11, decision 33.
 *
 * @param search the query of the request, with its question mark or empty
 * @param fetchList rejects as the call does, and so does this
 */
export async function settleList(
  application: string,
  search: string,
  fetchList: (state: FilterState) => Promise<MultiFilterResponse>,
): Promise<SettledSearch> {
  let settled = effectiveSearch(application, search);
  let state = parseFilterSearch(settled);
  let list = await fetchList(state);
  for (let round = 1; round < MAX_ROUNDS; round++) {
    const next = reconcile(state, list);
    if (next === state) break;
    state = next;
    settled = formatFilterSearch(next, search);
    list = await fetchList(next);
  }
  return { asked: search, settled };
}
