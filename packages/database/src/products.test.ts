import { emptyProduct, type Product } from '@selvedge/contract/product';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProducts, writeProducts } from './products.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.hubUrl });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('what was written is read', async () => {
  const client = await pool.connect();
  const products: Product[] = [
    {
      ...emptyProduct,
      id: '1',
      sku: 'A\\"1',
      design: 'Zé\n"\\',
      web_colour: ['Red', 'rEd', 'a"b\\c'],
    },
  ];
  await client.query('BEGIN');
  expect(await writeProducts(client, products, { source: 's', complete: true })).toEqual({
    added: 1,
    changed: 0,
    unchanged: 0,
    withdrawn: 0,
  });
  await client.query('COMMIT');
  client.release();
  const read: Product[][] = [];
  for await (const batch of readProducts(pool)) read.push(batch);
  expect(read).toEqual([products]);
});
