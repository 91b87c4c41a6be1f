import { PAGE_SIZE, PAGE_SIZES, type PageSize } from '@selvedge/contract/limits';
import { FILTER_SESSION_PREFIX } from '../../../data/filter-session.ts';

/** `end` is exclusive. */
export interface Offsets {
  readonly start: number;
  readonly end: number;
}

/** The offsets of a page, which counts from 1: page 1 is 0 to 9 where no other size is chosen. Source: GRID-01. */
export function pageOffsets(page: number, size: PageSize = PAGE_SIZE): Offsets {
  const start = (page - 1) * size;
  return { start, end: start + size };
}

/** Pages that a number of products fills; 0 for none. Source: FILTER-04. */
export function totalPages(totalItems: number, size: PageSize = PAGE_SIZE): number {
  return Math.ceil(totalItems / size);
}

/** The page size that a number stands for; nine where it is none of those that are offered (decision 44). */
export const pageSizeOf = (products: number): PageSize =>
  PAGE_SIZES.find((size) => size === products) ?? PAGE_SIZE;

/** The page of another size on which the first product of a page stands. */
export const samePlace = (page: number, size: PageSize, nextSize: PageSize): number =>
  Math.floor(pageOffsets(page, size).start / nextSize) + 1;

/** The steps of paging, in the order of their links. Source: GRID-04. */
export const PAGE_STEPS = ['first', 'previous', 'next', 'last'] as const;
export type PageStep = (typeof PAGE_STEPS)[number];

/** The page a step leads to, or `null` where it would go beyond a bound and is ignored. Source: GRID-04. */
export function stepTarget(step: PageStep, page: number, pages: number): number | null {
  const back = step === 'first' || step === 'previous';
  if (back ? page <= 1 : page >= pages) return null;
  switch (step) {
    case 'first':
      return 1;
    case 'previous':
      return Math.min(page, pages + 1) - 1;
    case 'next':
      return page + 1;
    case 'last':
      return pages;
  }
}

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
