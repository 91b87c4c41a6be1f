import { FILTER_SESSION_PREFIX } from '../../../session/filter-session.ts';

const ACTIVE_KEY = `${FILTER_SESSION_PREFIX}active`;
const SCROLL_KEY = `${FILTER_SESSION_PREFIX}scroll`;

/**
 * Keeps, when a page of the grid is turned, that a filter is at work and where the visitor was. Source: GRID-06. The
 * product page reads and clears these values by their prefix. A storage that is full or forbidden costs the marks and
 * nothing else.
 *
 * @param url path and query of the page that is left
 */
export function markPaging(storage: Storage, url: string, scrollYPx: number): void {
  try {
    storage.setItem(ACTIVE_KEY, url);
    storage.setItem(SCROLL_KEY, String(Math.round(scrollYPx)));
  } catch {
    // Paging works without the marks.
  }
}
