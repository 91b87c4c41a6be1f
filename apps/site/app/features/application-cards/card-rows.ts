/**
 * How many cards stand beside one another in each row, so that no row is left with gaps: most in a row, and where they
 * do not come out even, the first rows have fewer, wider ones. Four stand in one row where there is room for three.
 *
 * @param count cards, 1 or more
 * @param most cards in a row, 2 or 3
 */
export function cardRows(count: number, most: 2 | 3): number[] {
  if (most === 3 && count === 4) return [4];
  if (most === 2 && count === 3) return [3];
  const rows = Array.from({ length: Math.floor(count / most) }, () => most as number);
  const left = count % most;
  if (left === 0) return rows;
  // A card alone takes one from the next row, so that there are two pairs.
  if (left === 1 && most === 3 && rows.length > 0) return [2, 2, ...rows.slice(1)];
  return [left, ...rows];
}

/** For each card, how many stand in its row. */
export const cardsBeside = (count: number, most: 2 | 3): number[] =>
  cardRows(count, most).flatMap((inRow) => Array.from({ length: inRow }, () => inRow));
