import { emptyBits, hasBit, setBit } from './bits.ts';
import type { FigureColumn } from './segment.ts';

/**
 * A page of products by a figure, the highest first: equal ones, and last of all those without the figure, in the
 * catalogue's order. It goes along the order of the whole column, no further than needed, so that nothing is sorted.
 *
 * @param found positions, in order
 * @returns those from `start` up to `end` (exclusive)
 */
export function pageByFigure(
  { values, order }: FigureColumn,
  found: Uint32Array,
  start: number,
  end: number,
): number[] {
  const page: number[] = [];
  let passed = 0;
  const take = (position: number) => {
    if (passed >= start) page.push(position);
    passed++;
  };
  const wanted = emptyBits(values.length);
  for (const position of found) setBit(wanted, position);
  for (let to = order.length; to > 0 && passed < end; ) {
    const value = values[order[to - 1] ?? 0];
    let from = to - 1;
    while (from > 0 && values[order[from - 1] ?? 0] === value) from--;
    for (let i = from; i < to && passed < end; i++) {
      const position = order[i] ?? 0;
      if (hasBit(wanted, position)) take(position);
    }
    to = from;
  }
  for (const position of found) {
    if (passed >= end) break;
    if (values[position] === 0) take(position);
  }
  return page;
}
