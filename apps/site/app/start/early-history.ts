/** Where the address of a page is kept for the session that was loaded anew by {@link reloadWhenLeftEarly}. */
export const RETURNED_EARLY = 'selvedge:returned-early';

/**
 * Loads the page anew when a visitor goes back or forward between two entries of the same document before the page's
 * scripts have come: there is nothing yet that would show the other page, and the router would start with the content
 * of the one and the address of the other, at its top. A mere change of the fragment is left to the browser.
 *
 * It is sent within the page as its own source, so it must name nothing from outside itself.
 *
 * @param takenOver the event of the window that says that the scripts are there
 * @param returnedEarly under what the session keeps the address
 */
export function reloadWhenLeftEarly(takenOver: string, returnedEarly: string): void {
  const shown = location.pathname + location.search;
  const early = new AbortController();
  const { signal } = early;
  const { dataset } = document.documentElement;
  const left = (event: Event): void => {
    if (location.pathname + location.search === shown) return;
    event.stopImmediatePropagation(); // from a router that is there already, but shows nothing yet
    dataset.leftEarly = '';
    // The page goes to its own place as it is read. The browser would go to where this one stood.
    history.scrollRestoration = 'manual';
    try {
      sessionStorage.setItem(returnedEarly, location.href);
    } finally {
      location.reload();
    }
  };
  // Scripts that came, or come until this document has gone, must not write down where they see it stand.
  const keepPlaces = (ending: Event): void => {
    if (dataset.leftEarly !== undefined) ending.stopImmediatePropagation();
  };
  addEventListener('pagehide', keepPlaces, { capture: true });
  addEventListener('popstate', left, { signal });
  addEventListener(takenOver, () => early.abort(), { once: true, signal });
}

/** Whether this document was left by {@link reloadWhenLeftEarly} and is about to go: nothing must take it over any more. */
export const isLeftEarly = (): boolean => document.documentElement.dataset.leftEarly !== undefined;

/** Whether this document was loaded anew for that reason, and not by its visitor. */
export function wasReturnedEarly(): boolean {
  if (isLeftEarly()) return true; // the next document is the one that asks
  try {
    const returned = sessionStorage.getItem(RETURNED_EARLY) === location.href;
    sessionStorage.removeItem(RETURNED_EARLY);
    return returned;
  } catch {
    return false; // a browser that keeps nothing
  }
}
