import { isDeepStrictEqual } from 'node:util';
import type { EngineOptions } from '@selvedge/catalogue/engine';
import { facetRequest } from '@selvedge/catalogue/facet-calls';
import { buildMemoryEngine, type MemoryEngine } from '@selvedge/catalogue/memory/memory-engine';
import type { WrittenProduct } from '@selvedge/contract/product';
import type { Brand } from '@selvedge/contract/product-calls';
import { defaultSiteSettings, type SiteSettings } from '@selvedge/contract/site-settings';
import { compareLabels, fold } from '@selvedge/contract/text';
import { withClient } from '@selvedge/database/connection';
import { readContent } from '@selvedge/database/content';
import { readPublishedState } from '@selvedge/database/published-changes';
import { readChangedProducts, readProducts } from '@selvedge/database/read-products';
import type pg from 'pg';
import { readPublishedContent } from './published-content.ts';
import type { Snapshot } from './snapshot.ts';

/** Builds the engine that answers from these products, which come in batches. */
export type BuildEngine = (
  products: AsyncIterable<readonly WrittenProduct[]>,
  options: EngineOptions,
) => Promise<MemoryEngine>;

const optionsOf = (settings: SiteSettings): EngineOptions => ({
  showTradeFields: settings.show_trade_fields,
  facetRules: settings.facet_rules,
});

/** Products come in batches: a database that does not answer with one in this time has gone. */
const ANSWER_LIMIT_MS = 120_000;

/**
 * Reads everything published, as it stood at one moment, and makes a snapshot of it. Of the products only those are read
 * that have changed, so that a change of one, or an edit of a page, is on the site as soon with a million of them.
 *
 * @param siteUrl connection of the site's role
 * @param before a snapshot that is there already: it is given back where it shows just what is published; of the same
 *   products, or those of an earlier state, it lends its engine
 * @throws what the database or the engine throws; nothing is left open then
 */
export async function loadSnapshot(
  siteUrl: string,
  before?: Snapshot,
  build: BuildEngine = buildMemoryEngine,
): Promise<Snapshot> {
  const read = async (client: pg.Client): Promise<Snapshot> => {
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const state = await readPublishedState(client);
    if (before?.revision === state.revision && before.changedAt === state.changedAt) return before;
    const [stored] = await readContent(client, 'site-settings');
    const settings = stored?.doc ?? defaultSiteSettings;
    const content = await readPublishedContent(client);
    const brandRecords = (await readContent(client, 'brand')).map(({ doc }) => doc);

    const options = optionsOf(settings);
    const isAlike = before && isDeepStrictEqual(optionsOf(before.settings), options);
    const engine =
      (isAlike ? await engineFrom(client, before, state.productsChangedAt) : null) ??
      (await build(publishedProducts(client), options));
    await client.query('COMMIT');
    const ofBrands = engine.multiFilter(facetRequest('brand', ''));
    const productBrands = ofBrands.filters.brand ?? [];
    return {
      ...state,
      loadedAtMs: Date.now(),
      productCount: ofBrands.total_items_count,
      productBrands,
      settings,
      brands: brandList(productBrands, brandRecords),
      content,
      engine,
    };
  };
  return withClient(siteUrl, read, ANSWER_LIMIT_MS);
}

async function* publishedProducts(client: pg.Client): AsyncGenerator<WrittenProduct[]> {
  for await (const batch of readProducts(client))
    yield batch.filter(({ product }) => product.is_published);
}

/** The engine of a snapshot with what has changed since; null where it must be built anew. */
async function engineFrom(
  client: pg.Client,
  { engine, settings, productsChangedAt }: Snapshot,
  changedAt: string,
): Promise<MemoryEngine | null> {
  if (productsChangedAt === changedAt) return engine;
  const changes = await readChangedProducts(client, productsChangedAt);
  return changes && engine.changed(changes, optionsOf(settings));
}

/**
 * The brands that published products name, once each, in alphabetical order and with the logo of the brand's own
 * record where there is one. Blank names are left out. Names are compared without case. Source: CALL-17, BRAND-07.
 */
export function brandList(names: Iterable<string>, records: readonly Brand[]): Brand[] {
  const logos = new Map(records.map((record) => [fold(record.brand_name), record.image_data]));
  const brands = new Map<string, Brand>();
  for (const name of names) {
    const key = fold(name);
    if (key === '' || brands.has(key)) continue;
    brands.set(key, { brand_name: name.trim(), image_data: logos.get(key) ?? '' });
  }
  return [...brands.values()].sort((a, b) => compareLabels(a.brand_name, b.brand_name));
}
