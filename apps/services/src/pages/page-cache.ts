import { LRUCache } from 'lru-cache';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { KEPT_FOR_MS } from './kept-for.ts';
import type { KeptPage } from './kept-page.ts';

/**
 * Rendered pages by their address, as long as what is published stays the same: pages of an older snapshot are dropped
 * whole. Bounded in bytes; the page unused for the longest time goes first.
 */
export class PageCache {
  #snapshot: Snapshot | undefined;
  readonly #pages: LRUCache<string, KeptPage>;

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      ttl: KEPT_FOR_MS,
      sizeCalculation: (page, key) => page.html.length + key.length,
    });
  }

  find(snapshot: Snapshot, address: string): KeptPage | undefined {
    return snapshot === this.#snapshot ? this.#pages.get(address) : undefined;
  }

  keep(snapshot: Snapshot, address: string, page: KeptPage): void {
    if (snapshot !== this.#snapshot) {
      this.#pages.clear();
      this.#snapshot = snapshot;
    }
    this.#pages.set(address, page);
  }
}
