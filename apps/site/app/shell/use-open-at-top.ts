import { useEffect } from 'react';

/** Whether this document's first page has been shown: what follows are navigations, which the router places. */
let documentShown = false;

/** How long after the page is there the browser may still go back by itself, in milliseconds. */
const GOING_BACK_LIMIT_MS = 2000;

/** What a person does who wants to be elsewhere. */
const INTENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Opens the page at its top also when its document is loaded again, where the browser itself would go back to the place
 * that was left. Source: HOME-01, APPTYPE-05.
 */
export function useOpenAtTop(): void {
  useEffect(() => {
    if (documentShown) return;
    documentShown = true;
    if (!wasReloadedHere()) return;
    scrollTo(0, 0);
    stayAtTop();
  }, []);
}

/** Whether the document was loaded again at this page; it may have been at another one that was left since. */
function wasReloadedHere(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  if (!(load instanceof PerformanceNavigationTiming && load.type === 'reload')) return false;
  return new URL(load.name).pathname === window.location.pathname;
}

/** Undoes the one scroll by which the browser goes back, which it does only once the page has its full height. */
function stayAtTop(): void {
  const done = new AbortController();
  const stop = () => done.abort();
  const { signal } = done;
  const undo = () => {
    if (scrollY === 0) return;
    stop();
    scrollTo(0, 0);
  };
  addEventListener('scroll', undo, { signal });
  for (const intent of INTENTS) addEventListener(intent, stop, { signal, passive: true });
  setTimeout(stop, GOING_BACK_LIMIT_MS);
}
