/** Keeps the few best of many hits, by score and, among equals, by number. A hit may be offered more than once. */
export class BestHits {
  readonly #capacity: number;
  /** Sorted: the score above, the number below. */
  readonly #keys: number[] = [];

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  clear(): void {
    this.#keys.length = 0;
  }

  offer(score: number, hit: number): void {
    const key = score * HITS + hit;
    const keys = this.#keys;
    if (keys.length === this.#capacity && key >= (keys.at(-1) ?? 0)) return;
    let at = keys.length;
    while (at > 0 && (keys[at - 1] ?? 0) > key) at--;
    if (at > 0 && keys[at - 1] === key) return;
    keys.splice(at, 0, key);
    if (keys.length > this.#capacity) keys.pop();
  }

  /** The numbers of the kept hits, ascending. */
  inOrder(): number[] {
    return this.#keys.map((key) => key % HITS).sort((a, b) => a - b);
  }
}

/** More than there are hits. */
const HITS = 2 ** 32;
