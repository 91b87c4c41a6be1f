const DAY_MS = 24 * 60 * 60 * 1000;
/** Keys that are counted at a time; the oldest give way. */
const MOST_COUNTED = 50_000;

/**
 * Counts by the day.
 *
 * @param perDay 0 is no limit
 * @returns counts so much more of a key; seconds until it may come again where that is too much, else null
 */
export function dailyCount(perDay: number, now: () => number = () => performance.now()) {
  const counted = new Map<string, { readonly since: number; readonly amount: number }>();
  return (key: string, more = 1): number | null => {
    if (perDay === 0) return null;
    const before = counted.get(key);
    const isOld = !before || now() - before.since > DAY_MS;
    const since = isOld ? now() : before.since;
    const amount = (isOld ? 0 : before.amount) + more;
    const isTooMuch = amount > perDay;
    counted.delete(key);
    if (amount <= 0) return null; // given back
    counted.set(key, { since, amount: isTooMuch ? amount - more : amount });
    const [oldest] = counted.keys();
    if (counted.size > MOST_COUNTED && oldest !== undefined) counted.delete(oldest);
    return isTooMuch ? Math.ceil((since + DAY_MS - now()) / 1000) : null;
  };
}
