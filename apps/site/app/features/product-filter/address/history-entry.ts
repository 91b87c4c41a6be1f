import type { Location } from 'react-router';

/** The key that the router gives to an entry which it has not made itself: one behind a link to an anchor. */
const FOREIGN_ENTRY_KEY = 'default';

/**
 * Rewrites the query of a history entry in place: no navigation, no loader, no new entry, and the entry keeps the
 * router's mark, so that back, forward and reload find the rewritten address (FILTER-06, FILTER-11; decision 0005).
 *
 * @param location the entry that the page shows. Where the browser has already left it, nothing is written: the
 * address that stands there now is another page's.
 * @param search the query without its question mark
 */
export function rewriteEntry(location: Location, search: string): void {
  const { history } = window;
  const key: unknown = history.state?.key ?? FOREIGN_ENTRY_KEY;
  if (key !== location.key || window.location.pathname !== location.pathname) return;
  history.replaceState(history.state, '', `${location.pathname}?${search}${window.location.hash}`);
}
