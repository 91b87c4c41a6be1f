/** What a number of Martindale rubs is good for, by the trade's usual classes; each bound belongs to its class. */
const CLASSES = [
  { upTo: 9_999, use: 'decorative use' },
  { upTo: 14_999, use: 'light domestic use' },
  { upTo: 25_000, use: 'general domestic use' },
  { upTo: 30_000, use: 'heavy domestic use' },
  { upTo: Number.POSITIVE_INFINITY, use: 'commercial use' },
] as const;

/**
 * Martindale rubs as they are given, with their meaning: "25 000, general domestic use"; a value that is no whole
 * number, or already says more than one, stays as it is.
 */
export function martindaleWords(rubs: string): string {
  const digits = rubs.replace(/[\s,]+/gu, '').replace(/(?:rubs|cycles)$/iu, '');
  if (!/^[1-9]\d{0,8}$/u.test(digits)) return rubs;
  const count = Number(digits);
  const found = CLASSES.find(({ upTo }) => count <= upTo);
  return found ? `${rubs}, ${found.use}` : rubs;
}
