import type { MemoryEngine } from '@selvedge/catalogue/memory/memory-engine';
import type { Brand } from '@selvedge/contract/product-calls';
import type { SiteSettings } from '@selvedge/contract/site-settings';
import type { PublishedContent } from './published-content.ts';

/** All that is published, at one moment. It never changes: a newer one takes its place whole. */
export interface Snapshot {
  /** Number of the published state that it shows. */
  readonly revision: number;
  /** When that state was published: with the number it tells it from every other. */
  readonly changedAt: string;
  /** When the products of that state were published: snapshots that share it share their engine. */
  readonly productsChangedAt: string;
  /** Time it was ready, in milliseconds since 1970. */
  readonly loadedAtMs: number;
  /** Number of published products. */
  readonly productCount: number;
  /** Brands that published products name. */
  readonly productBrands: readonly string[];
  readonly settings: SiteSettings;
  /** Brands of published products, in alphabetical order. Source: CALL-17. */
  readonly brands: readonly Brand[];
  /** Content of pages and of the house. */
  readonly content: PublishedContent;
  readonly engine: MemoryEngine;
}

/** Where the process finds the snapshot of the moment. */
export interface SnapshotSource {
  /** The newest snapshot; undefined until there is a first one. */
  readonly current: Snapshot | undefined;
  /** Why there is no snapshot yet, for whoever looks after the process. */
  readonly reason: string;
}
