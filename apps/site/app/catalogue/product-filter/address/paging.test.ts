import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  markPaging,
  PAGE_STEPS,
  pageOffsets,
  pageSizeOf,
  samePlace,
  stepTarget,
  totalPages,
} from './paging.ts';

describe('paging', () => {
  it('[GRID-01] page 1 is 0 to 9, page n is (n-1)*9 to (n-1)*9+9', () => {
    expect(pageOffsets(1)).toEqual({ start: 0, end: 9 });
    expect(pageOffsets(7)).toEqual({ start: 54, end: 63 });
  });

  it('[FILTER-04] total pages are total items by nine, rounded up', () => {
    expect([0, 1, 9, 10, 148].map((total) => totalPages(total))).toEqual([0, 1, 1, 2, 17]);
  });

  it('[decision 44] has 24 or 48 on a page where they are asked for, and nine otherwise', () => {
    expect(pageOffsets(3, 24)).toEqual({ start: 48, end: 72 });
    expect(totalPages(148, 48)).toBe(4);
    expect([9, 24, 48, 0, 25, 1000, -9].map(pageSizeOf)).toEqual([9, 24, 48, 9, 9, 9, 9]);
  });

  it('[decision 44] another size keeps the first product of the page in sight', () => {
    expect(samePlace(1, 9, 48)).toBe(1);
    expect(samePlace(4, 9, 24)).toBe(2);
    expect(samePlace(2, 48, 9)).toBe(6);
  });

  it('[GRID-04] leads to the first, previous, next and last page', () => {
    expect(PAGE_STEPS.map((step) => stepTarget(step, 5, 17))).toEqual([1, 4, 6, 17]);
  });

  it('[GRID-04] ignores a step beyond either bound', () => {
    expect(PAGE_STEPS.map((step) => stepTarget(step, 1, 17))).toEqual([null, null, 2, 17]);
    expect(PAGE_STEPS.map((step) => stepTarget(step, 17, 17))).toEqual([1, 16, null, null]);
    expect(PAGE_STEPS.map((step) => stepTarget(step, 1, 0))).toEqual([null, null, null, null]);
  });

  it('[GRID-04] never leaves the pages there are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PAGE_STEPS),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 40 }),
        (step, page, pages) => {
          const target = stepTarget(step, page, pages);
          if (target === null) return;
          expect(target).toBeGreaterThanOrEqual(1);
          expect(target).toBeLessThanOrEqual(pages);
          expect(target).not.toBe(page);
        },
      ),
    );
  });
});

const storageOf = (setItem: Storage['setItem']) => ({ setItem }) as Storage;

describe('the marks that paging leaves', () => {
  it('[GRID-06] keeps the scroll position and that a filter is at work, for the session', () => {
    const kept = new Map<string, string>();
    markPaging(
      storageOf((key, value) => kept.set(key, value)),
      '/item_group/005/application/curtaining?page=2',
      812.4,
    );
    expect(kept.get('filter:active')).toBe('/item_group/005/application/curtaining?page=2');
    expect(kept.get('filter:scroll')).toBe('812');
  });

  it('goes on without storage', () => {
    const refusing = storageOf(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => markPaging(refusing, '/', 0)).not.toThrow();
  });
});
