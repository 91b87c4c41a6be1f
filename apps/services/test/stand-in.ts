import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MemoryEngine } from '@selvedge/catalogue/memory/memory-engine';
import { defaultSiteSettings } from '@selvedge/contract/site-settings';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp } from '../src/app.ts';
import { readSettings } from '../src/settings.ts';
import { noContent } from '../src/snapshot/published-content.ts';
import type { Snapshot, SnapshotSource } from '../src/snapshot/snapshot.ts';

/** An engine without products, for tests of what stands around it. */
export const emptyEngine: MemoryEngine = {
  multiFilter: () => ({ products: [], filters: {}, facet_counts: {}, total_items_count: 0 }),
  multiFilterJson: () => '{"products":[],"filters":{},"facet_counts":{},"total_items_count":0}',
  prepare: async () => undefined,
  isSearchable: true,
  isPrepared: true,
  changed: async () => null,
  pieces: () => [],
  find: () => ({ understood: [], left: [], total: 0, products: [] }),
  search: () => ({
    Category: [],
    Application: [],
    Brand: [],
    Collection: [],
    Design: [],
    Colour: [],
    design_style: [],
  }),
  applications: () => [],
  stats: () => [],
  itemInfo: () => [],
  nearestColours: () => [],
};

/** A call that fails. */
export const failingWith = (error: Error) => (): never => {
  throw error;
};

/** A snapshot with nothing in it, but for what is given. */
export const snapshotOf = (parts: Partial<Snapshot> = {}): Snapshot => ({
  revision: 1,
  changedAt: '2026-11-01 08:00:00.000001',
  productsChangedAt: '2026-10-01 08:00:00.000001',
  productBrands: [],
  loadedAtMs: 0,
  productCount: 0,
  settings: defaultSiteSettings,
  brands: [],
  content: noContent,
  engine: emptyEngine,
  ...parts,
});

export const loaded = (parts: Partial<Snapshot> = {}): SnapshotSource => ({
  current: snapshotOf(parts),
  reason: '',
});

/** A machine that is busy with other tests is no overload. */
export const PATIENT = { eventLoopDelayMs: 30_000 } as const;

/** The application without a database. */
export function standInApp(
  environment: NodeJS.ProcessEnv = {},
  options: Partial<AppOptions> = {},
): Promise<FastifyInstance> {
  const DATA_DIR = join(tmpdir(), 'selvedge-stand-in');
  return createApp({
    settings: readSettings({ DATA_DIR, LOG_LEVEL: 'silent', ...environment }),
    source: loaded(),
    keepSignUp: async () => undefined,
    storeRegistration: async () => ({ reference: undefined, cause: 'another body' }),
    addPageViews: async () => undefined,
    ...options,
    limits: { ...PATIENT, ...options.limits },
  });
}
