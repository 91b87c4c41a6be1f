/** Columns on large screens in which no row is left half empty, where that can be: 2, 3 or 4. */
export function arrivalColumns(cards: number): 2 | 3 | 4 {
  if (cards <= 2) return 2;
  if (cards % 3 === 0) return 3;
  return cards % 4 === 0 ? 4 : 3;
}
