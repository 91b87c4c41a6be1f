import { useSyncExternalStore } from 'react';
import { BROWSER_LISTS } from '../../data/browser-list.ts';
import { type ListedProduct, readProjectList, writeProjectList } from './listed-products.ts';

const storage = () => window.localStorage;

/** Told to this page's own parts; other tabs are told by the browser (`storage`). */
const CHANGED = 'project-list-changed';

function subscribe(listener: () => void): () => void {
  for (const name of ['storage', CHANGED]) window.addEventListener(name, listener);
  return () => {
    for (const name of ['storage', CHANGED]) window.removeEventListener(name, listener);
  };
}

const EMPTY: readonly ListedProduct[] = [];
let read: { readonly text: string; readonly list: readonly ListedProduct[] } = {
  text: '',
  list: EMPTY,
};

/** The list as it is kept; the same one for as long as it is. A browser that refuses its storage keeps none. */
function current(): readonly ListedProduct[] {
  try {
    const text = storage().getItem(BROWSER_LISTS.projectList) ?? '';
    if (text !== read.text) read = { text, list: readProjectList(storage) };
    return read.list;
  } catch {
    return EMPTY;
  }
}

/** The visitor's project list, in every tab the same; null until the page's scripts have taken it over. Source: decision 49. */
export const useProjectList = (): readonly ListedProduct[] | null =>
  useSyncExternalStore(subscribe, current, () => null);

/**
 * Changes the list as it is kept now, which another tab may have changed.
 *
 * @param change null for a change that cannot be made
 * @returns what became of it
 */
export function changeProjectList(
  change: (list: readonly ListedProduct[]) => readonly ListedProduct[] | null,
): 'kept' | 'full' | 'refused by the browser' {
  const next = change(current());
  if (!next) return 'full';
  writeProjectList(storage, next);
  window.dispatchEvent(new Event(CHANGED));
  return current().length === next.length ? 'kept' : 'refused by the browser';
}
