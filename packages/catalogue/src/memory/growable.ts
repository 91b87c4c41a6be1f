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

  /** All numbers: a view of the list's own memory. */
  items(): Uint32Array {
    return this.#items.subarray(0, this.length);
  }
}
