import { PRODUCT_QUERY_CACHE_MS } from '@selvedge/contract/limits';

/**
 * Keeps what a page was loaded with for as long as its list of products stays cached after it is left (CONST-03), so
 * that the way back from a product waits for nobody and scrolls to a grid that is there (decision 0005). One page is
 * enough: the one that was left last.
 */
export interface PageMemory<Loaded> {
  /** Called when a page is left. */
  keep(pathname: string, loaded: Loaded): void;
  /** What the page was loaded with, unless another was left since, or too long ago. */
  recall(pathname: string): Loaded | undefined;
}

/** @param nowMs the clock, in milliseconds */
export function createPageMemory<Loaded>(nowMs: () => number = Date.now): PageMemory<Loaded> {
  let kept: { pathname: string; loaded: Loaded; leftMs: number } | undefined;
  return {
    keep(pathname, loaded) {
      kept = { pathname, loaded, leftMs: nowMs() };
    },
    recall(pathname) {
      if (kept?.pathname !== pathname) return undefined;
      return nowMs() - kept.leftMs < PRODUCT_QUERY_CACHE_MS ? kept.loaded : undefined;
    },
  };
}
