import { type Bits, emptyBits, popCount, positionsOf } from './bits.ts';
import type { Constraint } from './dimensions.ts';
import type { Segment } from './segment.ts';

/** The bitmaps of a constraint's values, those that no product has left out. */
export function chosenBitmaps(segment: Segment, { dimension, numbers }: Constraint): Bits[] {
  const bitmaps = segment.bitmaps.get(dimension);
  const chosen: Bits[] = [];
  for (const number of numbers) {
    const bits = bitmaps?.get(number);
    if (bits !== undefined) chosen.push(bits);
  }
  return chosen;
}

/** The sets of products that meet one constraint each, united once a request and segment. */
export class UnionCache {
  readonly #size: number;
  readonly #buffers: Bits[] = [];
  readonly #known = new Map<Constraint, Bits | null>();
  #used = 0;
  #segment: Segment | null = null;

  /** For segments of up to `size` products. */
  constructor(size: number) {
    this.#size = size;
  }

  /** Forgets the sets of the request before. */
  clear(): void {
    this.#known.clear();
    this.#used = 0;
    this.#segment = null;
  }

  /** The products that meet the constraint, which must be of a dimension with bitmaps; null when none can. */
  get(segment: Segment, constraint: Constraint): Bits | null {
    if (this.#segment !== segment) {
      this.clear();
      this.#segment = segment;
    }
    const known = this.#known.get(constraint);
    if (known !== undefined) return known;
    const union = this.#unite(segment, chosenBitmaps(segment, constraint));
    this.#known.set(constraint, union);
    return union;
  }

  #unite(segment: Segment, [first, second, ...more]: readonly Bits[]): Bits | null {
    if (first === undefined) return null;
    if (second === undefined) return first;
    const target = this.#buffer((segment.size + 31) >>> 5);
    for (let i = 0; i < target.length; i++) target[i] = (first[i] ?? 0) | (second[i] ?? 0);
    for (const bits of more) {
      for (let i = 0; i < target.length; i++) target[i] = (target[i] ?? 0) | (bits[i] ?? 0);
    }
    return target;
  }

  #buffer(words: number): Bits {
    const buffer = this.#buffers[this.#used] ?? emptyBits(this.#size);
    this.#buffers[this.#used++] = buffer;
    return buffer.subarray(0, words);
  }
}

/** Writes the positions whose bit is set in all sources into `target` and returns how many there are. */
export function intersect(sources: readonly Bits[], size: number, target: Uint32Array): number {
  const [a, b, c, d, ...more] = sources;
  if (a === undefined) return allPositions(size, target);
  if (b === undefined) return positionsOf(a, target);
  let count = 0;
  // Four sources at a time: an inner loop over them would cost more than the work itself.
  const third = c ?? b;
  const fourth = d ?? b;
  for (let index = 0; index < a.length; index++) {
    let word = (a[index] ?? 0) & (b[index] ?? 0) & (third[index] ?? 0) & (fourth[index] ?? 0);
    if (word === 0) continue;
    for (let m = 0; m < more.length; m++) word &= more[m]?.[index] ?? 0;
    const base = index << 5;
    while (word !== 0) {
      const lowest = word & -word;
      target[count++] = base + 31 - Math.clz32(lowest);
      word ^= lowest;
    }
  }
  return count;
}

function allPositions(size: number, target: Uint32Array): number {
  for (let position = 0; position < size; position++) target[position] = position;
  return size;
}

/** The sets whose common positions match; null when nothing can. All constraints must be of dimensions with bitmaps. */
export function matchingSets(
  segment: Segment,
  constraints: readonly Constraint[],
  within: Bits | null,
  unions: UnionCache,
): Bits[] | null {
  const sets = within === null ? [] : [within];
  for (const constraint of constraints) {
    const union = unions.get(segment, constraint);
    if (union === null) return null;
    sets.push(union);
  }
  return sets;
}

/**
 * The matching positions numbered `start` up to `end` (exclusive), reading no further than needed. All constraints
 * must be of dimensions with bitmaps.
 */
export function pageFromBitmaps(
  segment: Segment,
  constraints: readonly Constraint[],
  within: Bits | null,
  start: number,
  end: number,
): number[] {
  const page: number[] = [];
  const alternatives = alternativesOf(segment, constraints, within);
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

/** For each constraint the bitmaps of its values, of which any may hold; null when nothing can match. */
function alternativesOf(
  segment: Segment,
  constraints: readonly Constraint[],
  within: Bits | null,
): readonly (readonly Bits[])[] | null {
  const all = within === null ? [] : [[within]];
  for (const constraint of constraints) {
    const chosen = chosenBitmaps(segment, constraint);
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
