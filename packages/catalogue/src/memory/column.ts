import type { FacetField } from '@selvedge/contract/facets';
import type { Layout } from './dimensions.ts';

/**
 * The values of one field by position. With one value a product, `numbers` holds it (0: none); with several,
 * `numbers[starts[p]]` up to `numbers[starts[p + 1]]` are those of position `p`.
 */
export interface Column {
  readonly starts: Uint32Array | null;
  readonly numbers: Uint16Array | Uint32Array;
}

/** Adds `delta` to the counter of each value that the first `length` of `positions` have. */
export function tally(
  { starts, numbers }: Column,
  positions: Uint32Array,
  length: number,
  counters: Int32Array,
  delta: 1 | -1,
): void {
  if (starts === null) {
    for (let i = 0; i < length; i++) {
      const number = numbers[positions[i] ?? 0] ?? 0;
      counters[number] = (counters[number] ?? 0) + delta;
    }
    return;
  }
  for (let i = 0; i < length; i++) {
    const position = positions[i] ?? 0;
    const end = starts[position + 1] ?? 0;
    for (let j = starts[position] ?? 0; j < end; j++) {
      const number = numbers[j] ?? 0;
      counters[number] = (counters[number] ?? 0) + delta;
    }
  }
}

/** The value numbers at one position, without 0. */
export function valuesAt({ starts, numbers }: Column, position: number): readonly number[] {
  if (starts !== null) return [...numbers.subarray(starts[position], starts[position + 1])];
  const number = numbers[position] ?? 0;
  return number === 0 ? [] : [number];
}

/** Whether the product at a position has one of the values. */
export function hasValue(column: Column, position: number, wanted: readonly number[]): boolean {
  const { starts, numbers } = column;
  if (starts === null) return wanted.includes(numbers[position] ?? 0);
  const end = starts[position + 1] ?? 0;
  for (let j = starts[position] ?? 0; j < end; j++) {
    if (wanted.includes(numbers[j] ?? 0)) return true;
  }
  return false;
}

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
  columns: ReadonlyMap<FacetField, Column>,
  size: number,
  { rowBases }: Layout,
): Rows {
  const parts = [...columns].flatMap(([field, column]) => {
    const base = rowBases.get(field);
    return base === undefined ? [] : [{ column, base }];
  });
  const starts = new Uint32Array(size + 1);
  const room = parts.map(({ column }) => column.starts?.[size] ?? size);
  const slots = new Uint16Array(room.reduce((all, own) => all + own, 0));
  let length = 0;
  for (let position = 0; position < size; position++) {
    for (const { column, base } of parts) {
      const from = column.starts === null ? position : (column.starts[position] ?? 0);
      const to = column.starts === null ? position + 1 : (column.starts[position + 1] ?? 0);
      for (let j = from; j < to; j++) {
        const number = column.numbers[j] ?? 0;
        if (number !== 0) slots[length++] = base + number;
      }
    }
    starts[position + 1] = length;
  }
  return { starts, slots: slots.slice(0, length) };
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

const FIRST_ROOM = 1024;

/** A list of unsigned 32-bit numbers that grows by doubling. */
export class GrowableUint32 {
  #items: Uint32Array;
  length: number;

  /** @param items the first numbers; they are read where they are, and copied when the list grows */
  constructor(items?: Uint32Array) {
    this.#items = items ?? new Uint32Array(FIRST_ROOM);
    this.length = items?.length ?? 0;
  }

  push(item: number): void {
    if (this.length === this.#items.length) {
      const larger = new Uint32Array(Math.max(FIRST_ROOM, this.#items.length * 2));
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.length++] = item;
  }

  at(index: number): number {
    return this.#items[index] ?? 0;
  }

  /** Changes one of the numbers that are there. */
  set(index: number, item: number): void {
    this.#items[index] = item;
  }

  /** All numbers: a view of the list's own memory. */
  items(): Uint32Array {
    return this.#items.subarray(0, this.length);
  }
}
