import { emptyProduct, type Product } from '@selvedge/contract/product';
import type { StaffChange } from '@selvedge/contract/staff-values';
import { successorKey } from '@selvedge/contract/successor';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContent } from './content.ts';
import { writeProducts } from './products.ts';
import { changeStaffValues } from './staff-products.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let hub: pg.Client;
beforeEach(async () => {
  database = await testDatabase();
  hub = new pg.Client({ connectionString: database.hubUrl });
  await hub.connect();
});
afterEach(async () => {
  await hub.end();
  await database.drop();
});

const item = (sku: string, colour: string): Product => ({
  ...emptyProduct,
  id: sku,
  sku,
  design: 'Fynbos',
  range: 'Cape',
  item_group: '005',
  colour,
});

async function inTransaction(run: () => Promise<unknown>): Promise<void> {
  await hub.query('BEGIN');
  await run();
  await hub.query('COMMIT');
}
const say = (skus: string[], change: StaffChange) =>
  inTransaction(() => changeStaffValues(hub, skus, change));
const successors = async () =>
  Object.fromEntries((await readContent(hub, 'successor')).map(({ key, doc }) => [key, doc.sku]));

test('a withdrawn colourway has its successor, until it is shown again or names none', async () => {
  const products = [item('a', 'Sage'), item('a2', 'Sage'), item('b', 'Clay')];
  await inTransaction(() => writeProducts(hub, products, { source: 'list', complete: true }));
  const path = { itemGroup: '005', collection: 'cape', design: 'FYNBOS', colour: 'sage' };
  const key = successorKey(path);
  await say(['a'], { successor: 'b' });
  expect(await successors()).toEqual({}); // it is on the site
  await say(['a', 'a2'], { is_published: false, successor: 'b' });
  expect(await successors()).toEqual({ [key]: 'b' });
  await say(['a'], { successor: null });
  expect(await successors()).toEqual({});
  await say(['a2'], { successor: 'b' });
  expect(await successors()).toEqual({ [key]: 'b' });
  await say(['a2'], { is_published: null });
  expect(await successors()).toEqual({});
  await say(['a2'], { is_published: false, successor: 'unknown' });
  expect(await successors()).toEqual({});
});
