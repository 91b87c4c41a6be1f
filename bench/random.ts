/** A repeatable source of chance: the same seed gives the same numbers on every machine (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `from` up to and including `to`. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the items; the earlier ones come more often, as in real catalogues. */
  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() ** 1.5 * items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  }

  /** From `least` to `most` different items. */
  some<T>(items: readonly T[], least: number, most: number): T[] {
    const wanted = this.between(least, most);
    const picked = new Set<T>();
    for (let tries = 0; picked.size < wanted && tries < 20; tries++) picked.add(this.pick(items));
    return [...picked];
  }
}
