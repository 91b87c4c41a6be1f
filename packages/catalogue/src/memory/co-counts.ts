import { type Column, valuesAt } from './column.ts';

/**
 * For each application (and for all together) the number of published products that have both of two values, for
 * every pair of slots. With it a request that chooses applications and one value more needs no look at any product:
 * its counts are rows of these tables. Slot 0 stands for every product.
 */
export interface CoCounts {
  readonly slots: number;
  /** Over all applications. */
  readonly all: Uint32Array;
  /** By the application's number; 0 is the blank one. An application without products has none. */
  readonly byApplication: ReadonlyMap<number, Uint32Array>;
}

/** What pair counting reads: for each column the slot of its value 0. */
interface SlottedColumn {
  readonly column: Column;
  readonly slotBase: number;
}

/** Counts the pairs of the given positions, `flagSlotsAt` naming the slots of a position's flags. */
export function countPairs(
  positions: Iterable<number>,
  slots: number,
  applications: Column,
  columns: readonly SlottedColumn[],
  flagSlotsAt: (position: number) => readonly number[],
): CoCounts {
  const byApplication = new Map<number, Uint32Array>();
  const row = new Uint32Array(slots + 1);
  for (const position of positions) {
    const application = valuesAt(applications, position)[0] ?? 0;
    const table = byApplication.get(application) ?? new Uint32Array(slots * slots);
    byApplication.set(application, table);
    let length = 1;
    for (const slot of flagSlotsAt(position)) row[length++] = slot;
    for (const { column, slotBase } of columns)
      length = addSlots(column, position, slotBase, row, length);
    for (let i = 0; i < length; i++) {
      const start = (row[i] ?? 0) * slots;
      for (let j = 0; j < length; j++) {
        const cell = start + (row[j] ?? 0);
        table[cell] = (table[cell] ?? 0) + 1;
      }
    }
  }
  return { slots, all: sumOf([...byApplication.values()], slots), byApplication };
}

function addSlots(
  { starts, numbers }: Column,
  position: number,
  slotBase: number,
  row: Uint32Array,
  length: number,
): number {
  let next = length;
  const from = starts === null ? position : (starts[position] ?? 0);
  const to = starts === null ? position + 1 : (starts[position + 1] ?? 0);
  for (let j = from; j < to; j++) {
    const number = numbers[j] ?? 0;
    if (number !== 0) row[next++] = slotBase + number;
  }
  return next;
}

function sumOf(tables: readonly Uint32Array[], slots: number): Uint32Array {
  const sum = new Uint32Array(slots * slots);
  for (const table of tables) {
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (table[i] ?? 0);
  }
  return sum;
}
