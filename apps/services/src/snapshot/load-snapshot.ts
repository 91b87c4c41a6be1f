import { isDeepStrictEqual } from 'node:util';
import { buildMemoryEngine, type MemoryEngine } from '@selvedge/catalogue/memory/memory-engine';
import type { WrittenProduct } from '@selvedge/contract/product';
import type { Brand } from '@selvedge/contract/product-calls';
import { defaultSiteSettings, type SiteSettings } from '@selvedge/contract/site-settings';
import { compareLabels, fold } from '@selvedge/contract/text';
import { withClient } from '@selvedge/database/connection';
import { readContent } from '@selvedge/database/content';
import { readProducts } from '@selvedge/database/products';
import { readPublishedState } from '@selvedge/database/published-changes';
import type pg from 'pg';
import { readPublishedContent } from './published-content.ts';
import type { Snapshot } from './snapshot.ts';

/** Builds the engine that answers from these products, which come in batches. */
export type BuildEngine = (
  products: AsyncIterable<readonly WrittenProduct[]>,
  settings: SiteSettings,
) => Promise<MemoryEngine>;

export const buildEngine: BuildEngine = (products, settings) =>
  buildMemoryEngine(products, {
    showTradeFields: settings.show_trade_fields,
    facetRules: settings.facet_rules,
  });

/**
 * Reads everything published, as it stood at one moment, and builds a snapshot of it. Products are read and indexed only
 * where they have changed, so that an edit of a page is on the site as soon with a hundred thousand of them.
 *
 * @param siteUrl connection of the site's role
 * @param atHand snapshots that are there already: one that shows just what is published is given back, and one of the
 *   same products lends its engine
 * @throws what the database or the engine throws; nothing is left open then
 */
export async function loadSnapshot(
  siteUrl: string,
  atHand: readonly (Snapshot | undefined)[] = [],
  build: BuildEngine = buildEngine,
): Promise<Snapshot> {
  return withClient(siteUrl, async (client) => {
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const state = await readPublishedState(client);
    const present = atHand.find(
      (known) => known?.revision === state.revision && known.changedAt === state.changedAt,
    );
    if (present) return present;
    const [stored] = await readContent(client, 'site-settings');
    const settings = stored?.doc ?? defaultSiteSettings;
    const content = await readPublishedContent(client);
    const brandRecords = (await readContent(client, 'brand')).map(({ doc }) => doc);

    const sameProducts = atHand.find(
      (known) =>
        known?.productsChangedAt === state.productsChangedAt &&
        isDeepStrictEqual(known.settings, settings),
    );
    const products = sameProducts ?? (await indexProducts(client, build, settings));
    await client.query('COMMIT');
    const { productCount, productBrands, engine } = products;
    const brands = brandList(new Set(productBrands), brandRecords);
    const loadedAtMs = Date.now();
    return {
      ...state,
      loadedAtMs,
      productCount,
      productBrands,
      settings,
      brands,
      content,
      engine,
    };
  });
}

/** What a snapshot has of the products that are published. */
async function indexProducts(
  client: pg.Client,
  build: BuildEngine,
  settings: SiteSettings,
): Promise<Pick<Snapshot, 'engine' | 'productCount' | 'productBrands'>> {
  let productCount = 0;
  const brands = new Set<string>();
  const published = async function* () {
    for await (const batch of readProducts(client)) {
      const shown = batch.filter(({ product }) => product.is_published);
      productCount += shown.length;
      for (const { product } of shown) brands.add(product.brand);
      yield shown;
    }
  };
  const engine = await build(published(), settings);
  return { engine, productCount, productBrands: [...brands] };
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
