/**
 * How far a colourway is from the colours that are asked for, in OKLab, where 0.02 is about what one just sees:
 *
 *   each asked colour's difference to the nearest of the colourway's, by the asked colours' shares
 *   + half of each of the colourway's colours' difference to the nearest asked one, by its shares.
 *
 * The first half finds the asked colours wherever they are in a pattern; the second lets a plain cloth of the colour
 * come before one that has it in a corner.
 */
export const OTHER_WAY_WEIGHT = 0.5;

/** A plain cloth this far from the colour asked for (0.13 of it, and half as much back) still goes with it. */
const FAR = 0.2;
/** As many of a group as one row shows: what comes nearest, however far that is. */
const ALWAYS_SHOWN = 4;

/**
 * Whether a colourway belongs into the answer.
 *
 * @param difference as above
 * @param place in its group, the nearest at 0
 */
export const isNear = (difference: number, place: number): boolean =>
  place < ALWAYS_SHOWN || difference <= FAR;

/**
 * The part of a picture that each of its colours is taken to cover. Products know their colours in the order of size
 * without the sizes; the second then counts half of the first, the third a third.
 */
export function sharesByRank(count: number): number[] {
  const parts = Array.from({ length: count }, (_, rank) => 1 / (rank + 1));
  return normalised(parts);
}

/** The same proportions with a sum of 1. */
export function normalised(parts: readonly number[]): number[] {
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
}
