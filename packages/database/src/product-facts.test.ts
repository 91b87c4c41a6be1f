import { emptyProduct } from '@selvedge/contract/product';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withClient } from './connection.ts';
import { readMissingFacts } from './product-facts.ts';
import { writeProducts } from './products.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const stored = () =>
  withClient(database.ownerUrl, async (client) => {
    const { rows } = await client.query('SELECT sku, facts FROM published.product ORDER BY sku');
    return rows;
  });

it('are stored with a product, and read anew where a release without them wrote it', async () => {
  await withClient(database.ownerUrl, async (client) => {
    const products = [
      { ...emptyProduct, sku: 'A', martindale: '40 000', width: '137,5 cm' },
      { ...emptyProduct, sku: 'B', martindale: 'n/a' },
    ];
    await client.query('BEGIN');
    await writeProducts(client, products, { source: 'test', complete: true });
    await client.query('COMMIT');
  });
  const facts = [
    { sku: 'A', facts: { martindale: 40_000, width_cm: 137.5 } },
    { sku: 'B', facts: {} },
  ];
  expect(await stored()).toEqual(facts);
  await withClient(database.ownerUrl, (client) =>
    client.query('UPDATE published.product SET facts = NULL'),
  );
  await readMissingFacts(database.ownerUrl);
  expect(await stored()).toEqual(facts);
});
