import { useEffect } from 'react';

/** Whether this document's first page has been shown: what follows are navigations, which the router places. */
let documentShown = false;

const toTop = () => scrollTo(0, 0);

/**
 * Opens the page at its top also when its document is loaded again, where the browser itself would go back to the place
 * that was left. Source: HOME-01.
 */
export function useOpenAtTop(): void {
  useEffect(() => {
    if (documentShown) return;
    documentShown = true;
    const [load] = performance.getEntriesByType('navigation');
    if (!(load instanceof PerformanceNavigationTiming && load.type === 'reload')) return;
    scrollTo(0, 0);
    // The browser may go back only once the page has its full height.
    if (document.readyState !== 'complete') addEventListener('load', toTop, { once: true });
  }, []);
}
