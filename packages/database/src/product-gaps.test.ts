import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from '@selvedge/contract/product';
import fc from 'fast-check';
import type pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from './migrate.ts';
import { gapsOf, placeOf } from './product-gaps.ts';
import { writeProducts } from './products.ts';
import { changeStaffValues } from './staff-products.ts';
import { item } from './testing/item.ts';
import { hubPool, inTransaction } from './testing/test-database.ts';

let hub: pg.Pool;
beforeEach(async () => {
  hub = await hubPool();
});

const kept = async () => {
  const { rows } = await hub.query<{ sku: string; gaps: string[]; place: string[] }>(
    'SELECT sku, gaps, place FROM published.product ORDER BY sku',
  );
  return rows;
};

test.each([
  [{ item_group: '005' }, ['picture', 'repeat', 'composition', 'colour']],
  [{ item_group: '001', web_colour: [' '] }, ['picture', 'repeat', 'colour']],
  [{ item_group: '004', web_colour: ['Blue'] }, ['picture', 'composition']],
  [{ item_group: '000', primaryImageUrl: '/a.jpg' }, ['colour']],
  [{ item_group: '005', repeat_h: '2cm', composition: 'Linen' }, ['picture', 'colour']],
])('what a product lacks depends on what it is: %j', (rest, gaps) => {
  expect(gapsOf(item('a', rest))).toEqual(gaps);
});

const anyText = fc.constantFrom('', 'Linen', 'a "quoted", {braced}\\ text', 'tab\tand\nline');
const anyProduct: fc.Arbitrary<Partial<Product>> = fc.record({
  item_group: fc.constantFrom('005', '001', '004', '000'),
  application: anyText,
  range: anyText,
  primaryImageUrl: fc.constantFrom('', '/media/aa/x.jpg'),
  repeat_t: fc.constantFrom('', '64cm'),
  repeat_h: fc.constantFrom('', '64cm'),
  composition: anyText,
  web_colour: fc.constantFrom([], [''], ['Blue']),
});

test('what is kept of each product is what its document says, and what the migration made of it', async () => {
  const products = fc
    .sample(anyProduct, 200)
    .map((rest, at) => item(String(at).padStart(3, '0'), rest));
  await inTransaction(hub, (client) =>
    writeProducts(client, products, { source: 'list', complete: true }),
  );
  const said = products.map((product) => ({
    sku: product.sku,
    gaps: gapsOf(product),
    place: placeOf(product),
  }));
  expect(await kept()).toEqual(said);

  const file = await readFile(join(MIGRATIONS_FOLDER, '0013-product-gaps.sql'), 'utf8');
  const [update = ''] = /^ *UPDATE[^;]+/mu.exec(file) ?? [];
  await hub.query("UPDATE published.product SET gaps = '{wrong}', place = '{}'");
  await hub.query(update);
  expect(await kept()).toEqual(said);
});

test('a correction by staff closes a gap, and giving it back opens it again', async () => {
  const rest = { item_group: '000', primaryImageUrl: '/a.jpg' };
  await inTransaction(hub, (client) =>
    writeProducts(client, [item('a', rest)], { source: 'list', complete: true }),
  );
  const correct = (web_colour: string[] | null) =>
    inTransaction(hub, (client) => changeStaffValues(client, ['a'], { web_colour }));
  await correct(['Blue']);
  expect((await kept())[0]?.gaps).toEqual([]);
  await correct(null);
  expect((await kept())[0]?.gaps).toEqual(['colour']);
});
