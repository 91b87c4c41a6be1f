import { type Bits, emptyBits, hasBit, setBit } from './bits.ts';
import type { Column } from './column.ts';
import type { FigureColumn } from './segment.ts';

/** Positions one after the other that stay side by side. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** The place of a position that is gone. */
export const GONE = 2 ** 32 - 1;

/** Where the positions of a segment are after some have gone and others have come; all that is kept by position moves so. */
export class Moves {
  readonly size: number;
  /** The positions before that are gone, ascending. */
  readonly gone: readonly number[];
  /** The positions after that are new, ascending. */
  readonly come: readonly number[];
  /** Whether what stays is where it was. */
  readonly isStill: boolean;
  readonly #runs: readonly Run[];
  #places: Uint32Array | undefined;

  constructor(size: number, gone: readonly number[], come: readonly number[]) {
    this.size = size - gone.length + come.length;
    this.gone = gone;
    this.come = come;
    this.#runs = runsOf(size, this.size, gone, come);
    this.isStill = this.size === size && this.#runs.every(({ from, to }) => from === to);
  }

  /** A number a position. `fresh` says those of what has come, by its index. */
  numbers<Numbers extends Uint16Array | Uint32Array>(
    before: Numbers,
    fresh: (index: number) => number,
  ): Numbers {
    const after = emptyLike(before, this.size);
    for (const { from, to, length } of this.#runs)
      after.set(before.subarray(from, from + length), to);
    for (const [index, position] of this.come.entries()) after[position] = fresh(index);
    return after;
  }

  /** Several numbers a position. */
  lists<Numbers extends Uint16Array | Uint32Array>(
    starts: Uint32Array,
    numbers: Numbers,
    fresh: (index: number) => readonly number[],
  ): { readonly starts: Uint32Array; readonly numbers: Numbers } {
    const come = this.come.map((_, index) => fresh(index));
    const added = come.reduce((sum, { length }) => sum + length, 0);
    const lost = this.gone.reduce((sum, p) => sum + lengthAt(starts, p), 0);
    const afterStarts = new Uint32Array(this.size + 1);
    const after = emptyLike(numbers, numbers.length + added - lost);
    for (const { from, to, length } of this.#runs)
      for (let i = 0; i < length; i++) afterStarts[to + i + 1] = lengthAt(starts, from + i);
    for (const [index, position] of this.come.entries())
      afterStarts[position + 1] = come[index]?.length ?? 0;
    for (let p = 1; p <= this.size; p++)
      afterStarts[p] = (afterStarts[p] ?? 0) + (afterStarts[p - 1] ?? 0);
    for (const { from, to, length } of this.#runs)
      after.set(numbers.subarray(starts[from], starts[from + length]), afterStarts[to]);
    for (const [index, position] of this.come.entries())
      after.set(come[index] ?? [], afterStarts[position]);
    return { starts: afterStarts, numbers: after };
  }

  column({ starts, numbers }: Column, fresh: (index: number) => readonly number[]): Column {
    return starts === null
      ? { starts, numbers: this.numbers(numbers, (index) => fresh(index)[0] ?? 0) }
      : this.lists(starts, numbers, fresh);
  }

  /** A set of positions: the same where nothing in it changes. */
  bits(before: Bits, isFresh: (index: number) => boolean): Bits {
    const come = this.come.filter((_, index) => isFresh(index));
    if (
      this.isStill &&
      come.length === 0 &&
      !this.gone.some((position) => hasBit(before, position))
    )
      return before;
    const after = emptyBits(this.size);
    for (const run of this.#runs) copyBits(before, after, run);
    for (const position of come) setBit(after, position);
    return after;
  }

  /** By position before where it is now; {@link GONE} where it is gone. */
  get places(): Uint32Array {
    this.#places ??= this.#makePlaces();
    return this.#places;
  }

  /** The same where those of the products that are changed in their place are what they were. */
  figures(before: FigureColumn, fresh: (index: number) => number): FigureColumn {
    const come = this.come.map((_, index) => fresh(index));
    if (this.isStill && this.come.every((position, at) => before.values[position] === come[at]))
      return before;
    const values = this.numbers(before.values, (index) => come[index] ?? 0);
    const compare = (a: number, b: number) => (values[a] ?? 0) - (values[b] ?? 0) || a - b;
    const measured = this.come.filter((_, index) => (come[index] ?? 0) > 0).sort(compare);
    const order = merged(this.#moved(before.order), measured, compare);
    const bits = this.bits(before.measured, (index) => (come[index] ?? 0) > 0);
    return { values, order, measured: bits };
  }

  /** Positions in any order, each where it is now, without those that are gone. */
  #moved(before: Uint32Array): Uint32Array {
    const { places } = this;
    const after = new Uint32Array(before.length);
    let length = 0;
    for (let i = 0; i < before.length; i++) {
      const place = places[before[i] ?? 0] ?? GONE;
      if (place !== GONE) after[length++] = place;
    }
    return after.subarray(0, length);
  }

  #makePlaces(): Uint32Array {
    const places = new Uint32Array(this.size + this.gone.length - this.come.length).fill(GONE);
    for (const { from, to, length } of this.#runs)
      for (let i = 0; i < length; i++) places[from + i] = to + i;
    return places;
  }
}

function runsOf(
  before: number,
  after: number,
  gone: readonly number[],
  come: readonly number[],
): readonly Run[] {
  const runs: Run[] = [];
  let [from, to, nextGone, nextCome] = [0, 0, 0, 0];
  while (from < before) {
    if (gone[nextGone] === from) {
      from++;
      nextGone++;
    } else if (come[nextCome] === to) {
      to++;
      nextCome++;
    } else {
      const length = Math.min((gone[nextGone] ?? before) - from, (come[nextCome] ?? after) - to);
      runs.push({ from, to, length });
      from += length;
      to += length;
    }
  }
  return runs;
}

const lengthAt = (starts: Uint32Array, position: number): number =>
  (starts[position + 1] ?? 0) - (starts[position] ?? 0);

function emptyLike<Numbers extends Uint16Array | Uint32Array>(
  numbers: Numbers,
  length: number,
): Numbers {
  const empty = numbers instanceof Uint16Array ? new Uint16Array(length) : new Uint32Array(length);
  return empty as Numbers; // by its class
}

/** Sorts a few numbers in among many that are sorted. */
function merged(
  many: Uint32Array,
  few: readonly number[],
  compare: (a: number, b: number) => number,
): Uint32Array {
  if (few.length === 0) return many;
  const all = new Uint32Array(many.length + few.length);
  let from = 0;
  for (const [index, one] of few.entries()) {
    const to = firstNotBefore(many, one, compare);
    all.set(many.subarray(from, to), from + index);
    all[to + index] = one;
    from = to;
  }
  all.set(many.subarray(from), from + few.length);
  return all;
}

function firstNotBefore(
  sorted: Uint32Array,
  one: number,
  compare: (a: number, b: number) => number,
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] ?? 0, one) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Copies the bits of a run, up to 32 at a time. */
function copyBits(before: Bits, after: Bits, { from, to, length }: Run): void {
  for (let done = 0; done < length; ) {
    const [source, target] = [from + done, to + done];
    const count = Math.min(32 - (target & 31), length - done);
    const shift = source & 31;
    let bits = (before[source >>> 5] ?? 0) >>> shift;
    if (shift > 0) bits |= (before[(source >>> 5) + 1] ?? 0) << (32 - shift);
    if (count < 32) bits &= (1 << count) - 1;
    after[target >>> 5] = (after[target >>> 5] ?? 0) | (bits << (target & 31));
    done += count;
  }
}
