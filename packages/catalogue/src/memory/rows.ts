import type { FilterField } from '@selvedge/contract/facets';
import type { Column } from './column.ts';
import type { Layout } from './dimensions.ts';

/**
 * The values of each position in all fields with few values, side by side: `slots[starts[p]]` up to
 * `slots[starts[p + 1]]` are those of position `p`. Counting several fields of scattered positions reads one place of
 * memory a position, instead of one or two a field.
 */
export interface Rows {
  readonly starts: Uint32Array;
  readonly slots: Uint16Array;
}

/** Puts the columns that have row slots side by side. */
export function rowsOf(
  columns: ReadonlyMap<FilterField, Column>,
  size: number,
  { rowBases }: Layout,
): Rows {
  const parts = [...columns].flatMap(([field, column]) => {
    const base = rowBases.get(field);
    return base === undefined ? [] : [{ column, base }];
  });
  const starts = new Uint32Array(size + 1);
  const slots: number[] = [];
  for (let position = 0; position < size; position++) {
    for (const { column, base } of parts) {
      const from = column.starts === null ? position : (column.starts[position] ?? 0);
      const to = column.starts === null ? position + 1 : (column.starts[position + 1] ?? 0);
      for (let j = from; j < to; j++) {
        const number = column.numbers[j] ?? 0;
        if (number !== 0) slots.push(base + number);
      }
    }
    starts[position + 1] = slots.length;
  }
  return { starts, slots: Uint16Array.from(slots) };
}

/** Adds 1 to the counter of each slot that the first `length` of `positions` have. */
export function tallyRows(
  { starts, slots }: Rows,
  positions: Uint32Array,
  length: number,
  counters: Int32Array,
): void {
  for (let i = 0; i < length; i++) {
    const position = positions[i] ?? 0;
    const end = starts[position + 1] ?? 0;
    for (let j = starts[position] ?? 0; j < end; j++) {
      const slot = slots[j] ?? 0;
      counters[slot] = (counters[slot] ?? 0) + 1;
    }
  }
}
