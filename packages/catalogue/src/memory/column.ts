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
