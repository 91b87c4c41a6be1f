import { type Bits, emptyBits } from './bits.ts';
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
