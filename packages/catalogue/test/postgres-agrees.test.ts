import { FILTER_FIELDS } from '@selvedge/contract/facets';
import type { Product } from '@selvedge/contract/product';
import { writeProducts } from '@selvedge/database/products';
import { type TestDatabase, testDatabase } from '@selvedge/database/testing/test-database';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresEngine } from '../src/postgres/postgres-engine.ts';
import { naiveEngine } from './naive/naive-engine.ts';
import {
  catalogues,
  colourRequests,
  firstPublishedS,
  phrases,
  queries,
  requests,
} from './random-catalogue.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.ownerUrl });
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function publish(products: readonly Product[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('DELETE FROM published.product');
    await writeProducts(client, products, { source: 'test', complete: true });
    await client.query(
      `UPDATE published.product SET first_published_at = to_timestamp(nullif(seconds, 0))
       FROM unnest($1::text[], $2::int8[]) AS row (sku, seconds) WHERE row.sku = product.sku`,
      [products.map(({ sku }) => sku), products.map(firstPublishedS)],
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

const engineOverPool = (showTradeFields: boolean) =>
  postgresEngine(async (sql, parameters) => (await pool.query(sql, [...parameters])).rows, {
    showTradeFields,
  });

test('[CALL-10] the PostgreSQL engine answers as the plain filter does', async () => {
  await fc.assert(
    fc.asyncProperty(
      catalogues,
      fc.array(requests, { minLength: 3, maxLength: 8 }),
      fc.tuple(
        fc.array(queries, { minLength: 1, maxLength: 4 }),
        fc.array(phrases, { maxLength: 1 }),
      ),
      colourRequests,
      fc.boolean(),
      fc.constantFrom('005', 'a', '', 'none'),
      fc.constantFrom(...FILTER_FIELDS),
      async (
        products,
        asked,
        [typed, phrased],
        colours,
        showTradeFields,
        item_group,
        required_item_info,
      ) => {
        await publish(products);
        const naive = naiveEngine(products, { showTradeFields }, firstPublishedS);
        const postgres = engineOverPool(showTradeFields);
        for (const request of asked) {
          expect(await postgres.multiFilter(request)).toEqual(naive.multiFilter(request));
        }
        for (const query of phrased) {
          const request = { query, start: 0, end: 9 };
          expect(await postgres.find(request)).toEqual(naive.find(request));
        }
        for (const query of typed) {
          expect(await postgres.search(query)).toEqual(naive.search(query));
        }
        expect(await postgres.nearestColours(colours)).toEqual(naive.nearestColours(colours));
        const items = { item_group, required_item_info, get_count: true };
        expect(await postgres.itemInfo(items)).toEqual(naive.itemInfo(items));
        expect(await postgres.stats([])).toEqual(naive.stats([]));
        expect(await postgres.stats([item_group])).toEqual(naive.stats([item_group]));
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);
