/**
 * How many columns the card of a grid takes, so that its last row is as full as the others: what is left there shares
 * the whole width, the first of them a column more where it does not come out even. A grid of a single row stays as it is.
 *
 * @param at place of the card, from 0
 */
export function columnsTaken(at: number, cards: number, columns: number): number {
  const left = cards % columns;
  const inLastRow = at - (cards - left);
  if (cards <= columns || inLastRow < 0) return 1;
  return Math.floor(columns / left) + (inLastRow < columns % left ? 1 : 0);
}

/** Each place of a grid by the names of its widths, for its style sheet: `data-phone="2"`. */
export const spansOf = <Name extends string>(
  at: number,
  cards: number,
  columns: Readonly<Record<Name, number>>,
): Record<Name, number> =>
  // A record's own keys are the names that its type has.
  Object.fromEntries(
    Object.entries<number>(columns).map(([name, count]) => [name, columnsTaken(at, cards, count)]),
  ) as Record<Name, number>;
