/**
 * What the product filter and the product page tell each other through session storage. Features do not import each
 * other, so the names that both know stand here.
 *
 * Every function takes the storage it works on. A browser that refuses storage (private windows, a full quota) loses
 * the convenience and nothing else, so failures are swallowed on purpose.
 */

/** Every value of the filter is kept under a key with this beginning, so that all can be cleared together (PROD-13). */
export const FILTER_SESSION_PREFIX = 'filter:';

const ARRIVAL_KEY = `${FILTER_SESSION_PREFIX}arrival`;
const DESIGN_AREA_KEY = `${FILTER_SESSION_PREFIX}design-area`;

/** First part of the key of every query of the filter and its grid; the product page refreshes them by it (PROD-12). */
export const PRODUCT_FILTER_QUERY = 'product-filter';

function quietly<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** Marks that the visitor goes from a filter page to a product: called where a product card is followed. */
export function markFilterArrival(storage: Storage): void {
  quietly(() => storage.setItem(ARRIVAL_KEY, '1'), undefined);
}

/** Whether the visitor has come from a filter page. The mark stays for as long as they are in the design area. */
export function hasFilterArrival(storage: Storage): boolean {
  return quietly(() => storage.getItem(ARRIVAL_KEY) !== null, false);
}

/** Notes that the visitor is in the design area. */
export function enterDesignArea(storage: Storage): void {
  quietly(() => storage.setItem(DESIGN_AREA_KEY, '1'), undefined);
}

/** Where the visitor was in the design area, removes every value of the filter and leaves all others alone. Source: PROD-13. */
export function leaveDesignArea(storage: Storage): void {
  quietly(() => {
    if (storage.getItem(DESIGN_AREA_KEY) === null) return;
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key?.startsWith(FILTER_SESSION_PREFIX)) storage.removeItem(key);
  }, undefined);
}

/** Whether a path lies in the design area: a product page, with a colour or without, or its room. Source: PROD-13, ROUTE-09. */
export function isDesignArea(pathname: string): boolean {
  return /^\/item_group\/[^/]+\/collection\/[^/]+\/design\/[^/]+/u.test(pathname);
}
