/** What a number of Martindale rubs is good for, by the trade's usual classes; each bound belongs to its class. */
const CLASSES = [
  { upTo: 9_999, use: 'decorative use' },
  { upTo: 14_999, use: 'light domestic use' },
  { upTo: 25_000, use: 'general domestic use' },
  { upTo: 30_000, use: 'heavy domestic use' },
] as const;

/** "general domestic use" of 25 000 rubs, "commercial use" of more than the heaviest domestic one takes. */
export const martindaleUse = (rubs: number): string =>
  CLASSES.find(({ upTo }) => rubs <= upTo)?.use ?? 'commercial use';
