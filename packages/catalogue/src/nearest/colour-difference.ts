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
