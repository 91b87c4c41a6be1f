import type { FindResponse } from '@selvedge/contract/product-calls';

type Reading = Pick<FindResponse, 'total' | 'understood' | 'left'>;

/**
 * The understood part of a phrase that finds nothing: what is asked for in its place.
 *
 * @returns empty where the phrase finds something, where nothing of it was understood, and where all of it was
 */
export function nearestPhrase({ total, understood, left }: Reading): string {
  if (total > 0 || left.length === 0) return '';
  return [...new Set(understood.map(({ words }) => words))].join(' ');
}

/** What is left out for that: "Without “xyzzy”: blue stripe". */
export const nearestHeading = ({ left }: Pick<Reading, 'left'>, nearest: string): string =>
  `Without ${left.map((words) => `“${words}”`).join(', ')}: ${nearest}`;
