/**
 * Lists that are kept in this browser alone and sent nowhere. The browser may refuse its storage, it may be full, and
 * another version of the site may have written something else: none of it is an error, and a list is then empty.
 */

/** All that is kept so, by the key in the browser's storage. */
export const BROWSER_LISTS = {
  searches: 'selvedge.recent-searches',
  seenProducts: 'selvedge.seen-products',
  projectList: 'selvedge.project-list',
  sentApplications: 'selvedge.sent-applications',
  draftCopies: 'selvedge.draft-copies',
} as const;

/** What stands under a key, for whoever asks to judge: anything may. */
export function readBrowserList(storage: () => Storage, key: string): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Keeps a list; an empty one leaves nothing behind. */
export function writeBrowserList(
  storage: () => Storage,
  key: string,
  list: readonly unknown[],
): void {
  try {
    if (list.length === 0) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(list));
  } catch {
    // Full or refused: the site works without a memory.
  }
}
