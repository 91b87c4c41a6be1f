import { LRUCache } from 'lru-cache';
import type { CachedPage } from '../http/cached-page.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** The year in the footer and the like follow the clock, so even an unchanged page is rendered anew at times. */
const CACHED_FOR_MS = 600_000;
/** Of the memory, for addresses that anybody can make up. */
const MADE_UP_SHARE = 0.25;

/**
 * Rendered pages by their address, as long as what is published stays the same: pages of an older snapshot are dropped
 * whole. Bounded in bytes; the page unused for the longest time goes first.
 */
export class PageCache {
  #snapshot: Snapshot | undefined;
  /** Of the house's own addresses, as its links have them: there are as many as pages. */
  readonly #pages: LRUCache<string, CachedPage>;
  /** Of those with a query, in another spelling or under another host, which anybody can make up: they take no room from the others. */
  readonly #madeUp: LRUCache<string, CachedPage>;

  /** The house's own host; empty where any may be. */
  readonly #ownHost: string;

  /** @param publicOrigin where visitors find the house; without it any host may be its own */
  constructor(maxBytes: number, publicOrigin?: string) {
    this.#ownHost = publicOrigin === undefined ? '' : new URL(publicOrigin).host;
    const pages = (share: number) =>
      new LRUCache<string, CachedPage>({
        maxSize: Math.floor(maxBytes * share),
        ttl: CACHED_FOR_MS,
        sizeCalculation: (page, key) => page.size + key.length,
      });
    this.#pages = pages(1 - MADE_UP_SHARE);
    this.#madeUp = pages(MADE_UP_SHARE);
  }

  /** Whether an address is what the page calls its own: nobody can make up another of these. */
  #isOwn(address: string, page: CachedPage): boolean {
    const [, host, path] = /^[^:]*:\/\/(\S*) (.*)$/su.exec(address) ?? [];
    const isHost = this.#ownHost === '' || host === this.#ownHost;
    return isHost && path !== undefined && path === page.path;
  }

  /** Whether {@link find} would find it; it counts as no use of the page. */
  has(snapshot: Snapshot, address: string): boolean {
    return snapshot === this.#snapshot && (this.#pages.has(address) || this.#madeUp.has(address));
  }

  /** @param address where it was visited: the origin, a blank, and the path */
  find(snapshot: Snapshot, address: string): CachedPage | undefined {
    if (snapshot !== this.#snapshot) return undefined;
    return this.#pages.get(address) ?? this.#madeUp.get(address);
  }

  store(snapshot: Snapshot, address: string, page: CachedPage): void {
    if (snapshot !== this.#snapshot) {
      this.#pages.clear();
      this.#madeUp.clear();
      this.#snapshot = snapshot;
    }
    page.isOwn = this.#isOwn(address, page);
    const pages = page.isOwn ? this.#pages : this.#madeUp;
    pages.set(address, page);
  }
}
