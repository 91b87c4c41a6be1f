import { type Bits, hasBit, popCount, positionsOf } from './bits.ts';
import { hasValue } from './column.ts';
import type { Dimension } from './dimensions.ts';
import type { Postings, Segment } from './segment.ts';

/** The value numbers chosen in one dimension: a product matches when it has any of them. */
export interface Constraint {
  readonly dimension: Dimension;
  readonly numbers: readonly number[];
}

/** Room for the work of one request, kept so that answering allocates next to nothing. */
export interface Scratch {
  readonly bits: Bits;
  readonly positions: Uint32Array;
}

/**
 * Writes the positions that meet every constraint into `scratch.positions`, in order, and returns how many there are.
 * Goes through the shortest position list where a constraint has one, else through whole bitmaps.
 */
export function matchPositions(
  segment: Segment,
  constraints: readonly Constraint[],
  onlyPublished: boolean,
  scratch: Scratch,
): number {
  const listed = constraints
    .map((constraint) => ({ constraint, length: listLength(segment, constraint) }))
    .filter((candidate) => candidate.length !== null)
    .sort((a, b) => (a.length ?? 0) - (b.length ?? 0))[0];
  if (listed !== undefined) {
    const rest = constraints.filter((constraint) => constraint !== listed.constraint);
    return matchFromList(segment, listed.constraint, rest, onlyPublished, scratch.positions);
  }
  const bits = scratch.bits.subarray(0, (segment.size + 31) >>> 5);
  const alternatives = bitmapsOf(segment, constraints, onlyPublished);
  if (alternatives === null) return 0;
  for (let word = 0; word < bits.length; word++) bits[word] = wordOf(alternatives, segment, word);
  return positionsOf(bits, scratch.positions);
}

function listLength(segment: Segment, { dimension, numbers }: Constraint): number | null {
  const postings = postingsOf(segment, dimension);
  if (postings === undefined) return null;
  return numbers.reduce(
    (sum, n) => sum + (postings.starts[n + 1] ?? 0) - (postings.starts[n] ?? 0),
    0,
  );
}

function postingsOf(segment: Segment, dimension: Dimension): Postings | undefined {
  if (dimension === 'only_promo' || dimension === 'only_in_stock') return undefined;
  return segment.postings.get(dimension);
}

function matchFromList(
  segment: Segment,
  { dimension, numbers }: Constraint,
  rest: readonly Constraint[],
  onlyPublished: boolean,
  target: Uint32Array,
): number {
  const postings = postingsOf(segment, dimension);
  if (postings === undefined) return 0;
  let length = 0;
  for (const number of numbers) {
    const end = postings.starts[number + 1] ?? 0;
    for (let i = postings.starts[number] ?? 0; i < end; i++) {
      const position = postings.positions[i] ?? 0;
      if (onlyPublished && segment.published !== null && !hasBit(segment.published, position))
        continue;
      if (rest.every((constraint) => meets(segment, position, constraint)))
        target[length++] = position;
    }
  }
  if (numbers.length < 2) return length;
  const sorted = target.subarray(0, length).sort();
  let distinct = 0;
  for (const position of sorted) {
    if (distinct === 0 || target[distinct - 1] !== position) target[distinct++] = position;
  }
  return distinct;
}

function meets(segment: Segment, position: number, { dimension, numbers }: Constraint): boolean {
  if (dimension === 'only_promo' || dimension === 'only_in_stock') {
    const flag = segment.bitmaps.get(dimension);
    return numbers.some((number) => hasBit(flag?.get(number) ?? NONE, position));
  }
  const column = segment.columns.get(dimension);
  return column !== undefined && hasValue(column, position, numbers);
}

const NONE: Bits = new Uint32Array(0);

/**
 * For each constraint the bitmaps of its values, of which any may hold; null when nothing can match. All constraints
 * must be of dimensions with bitmaps.
 */
export function bitmapsOf(
  segment: Segment,
  constraints: readonly Constraint[],
  onlyPublished: boolean,
): readonly (readonly Bits[])[] | null {
  const all: Bits[][] = onlyPublished && segment.published !== null ? [[segment.published]] : [];
  for (const { dimension, numbers } of constraints) {
    const bitmaps = segment.bitmaps.get(dimension);
    const chosen: Bits[] = [];
    for (const number of numbers) {
      const bits = bitmaps?.get(number);
      if (bits !== undefined) chosen.push(bits);
    }
    if (chosen.length === 0) return null;
    all.push(chosen);
  }
  return all;
}

/** One word of the matching set. */
function wordOf(
  alternatives: readonly (readonly Bits[])[],
  segment: Segment,
  index: number,
): number {
  let word = -1;
  if (alternatives.length === 0) {
    const over = segment.size - (index << 5);
    return over >= 32 ? word : (1 << over) - 1;
  }
  for (const bitmaps of alternatives) {
    let any = 0;
    for (const bits of bitmaps) any |= bits[index] ?? 0;
    word &= any;
    if (word === 0) return 0;
  }
  return word;
}

/**
 * The matching positions numbered `start` up to `end` (exclusive), reading no further than needed. All constraints
 * must be of dimensions with bitmaps.
 */
export function pageFromBitmaps(
  segment: Segment,
  constraints: readonly Constraint[],
  onlyPublished: boolean,
  start: number,
  end: number,
): number[] {
  const page: number[] = [];
  const alternatives = bitmapsOf(segment, constraints, onlyPublished);
  if (alternatives === null || start >= end) return page;
  const words = (segment.size + 31) >>> 5;
  let seen = 0;
  for (let index = 0; index < words && seen < end; index++) {
    let word = wordOf(alternatives, segment, index);
    if (word === 0) continue;
    const count = popCount(word);
    if (seen + count <= start) {
      seen += count;
      continue;
    }
    for (; word !== 0 && seen < end; seen++) {
      const lowest = word & -word;
      if (seen >= start) page.push((index << 5) + 31 - Math.clz32(lowest));
      word ^= lowest;
    }
  }
  return page;
}
