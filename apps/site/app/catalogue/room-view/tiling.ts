/** Where repeats and drops fall on a surface. Lengths in one unit, whichever it is. */

/** How many repeats cover a length; the last may be cut. */
export const repeatsAcross = (length: number, repeat: number): number => length / repeat;

/**
 * Where the first repeat begins that reaches into a surface starting at 0: at 0 or before, by less than one repeat.
 * `anchor` is a place at which a repeat is to begin.
 */
export function firstTileAt(anchor: number, repeat: number): number {
  const into = anchor % repeat;
  return into > 0 ? into - repeat : into + 0;
}

/** Where the seams between drops (lengths of a roll or cloth, hung side by side) fall on a wall, from its left edge. */
export function seamsAt(wallWidth: number, dropWidth: number): number[] {
  if (dropWidth <= 0) return [];
  const count = Math.ceil(wallWidth / dropWidth - 1e-9) - 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => (i + 1) * dropWidth);
}
