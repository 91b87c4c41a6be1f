import { fold } from '@selvedge/contract/text';
import { closest, distance } from 'fastest-levenshtein';

/**
 * The known name that somebody who wrote this one probably meant: the same without case and white space, or with at
 * most a third of its letters different.
 *
 * @returns ` Did you mean "…"?`, or nothing where no name is near
 */
export function didYouMean(written: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const plain = new Map(known.map((name) => [compact(name), name]));
  const near = closest(compact(written), [...plain.keys()]);
  const allowed = Math.max(2, Math.floor(near.length / 3));
  if (distance(compact(written), near) > allowed) return '';
  return ` Did you mean "${plain.get(near)}"?`;
}

const compact = (name: string): string => fold(name).replace(/[\s_-]/gu, '');
