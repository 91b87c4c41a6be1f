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

/** Whether the visitor has just come from a filter page. The mark is gone afterwards: an arrival counts once. */
export function takeFilterArrival(storage: Storage): boolean {
  return quietly(() => {
    const arrived = storage.getItem(ARRIVAL_KEY) !== null;
    storage.removeItem(ARRIVAL_KEY);
    return arrived;
  }, false);
}

/** Removes every value of the filter and leaves all others alone. Source: PROD-13. */
export function clearFilterSession(storage: Storage): void {
  quietly(() => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key?.startsWith(FILTER_SESSION_PREFIX)) storage.removeItem(key);
  }, undefined);
}
