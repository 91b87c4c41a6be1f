import { FILTER_FIELDS } from '@selvedge/contract/facets';
import type { Product } from '@selvedge/contract/product';
import { fold } from '@selvedge/contract/text';
import fc from 'fast-check';
import type pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { storageProblem, UnstorableProductError } from './product-row.ts';
import { DuplicateSkuError, type WriteCounts, writeProducts } from './products.ts';
import { readRevision } from './published-changes.ts';
import { readProducts } from './read-products.ts';
import { item } from './testing/item.ts';
import { hubPool, inTransaction } from './testing/test-database.ts';

let hub: pg.Pool;
beforeEach(async () => {
  hub = await hubPool();
});

const write = (
  products: Iterable<Product>,
  { source = 'list', complete = true } = {},
): Promise<WriteCounts> =>
  inTransaction(hub, (client) => writeProducts(client, products, { source, complete }));

async function readAll(batchSize?: number): Promise<Product[][]> {
  const batches: Product[][] = [];
  const client = await hub.connect();
  for await (const batch of readProducts(client, batchSize)) {
    for (const { product, text } of batch) expect(JSON.parse(text)).toEqual(product);
    batches.push(batch.map(({ product }) => product));
  }
  client.release();
  return batches;
}

test('each product counts as added, changed, unchanged or withdrawn', async () => {
  expect(await write([item('a'), item('b'), item('c'), item('d')])).toEqual({
    added: 4,
    changed: 0,
    unchanged: 0,
    withdrawn: 0,
  });
  const next = [
    item('a'),
    item('b', { colour: 'Red' }),
    item('c', { is_published: false }),
    item('e'),
  ];
  expect(await write(next)).toEqual({ added: 1, changed: 1, unchanged: 1, withdrawn: 2 });
  const [read = []] = await readAll();
  expect(read).toEqual([...next.slice(0, 3), item('d', { is_published: false }), item('e')]);
});

test('a product keeps the second in which it was first published', async () => {
  const published = async () => {
    const client = await hub.connect();
    const dates = new Map<string, number>();
    for await (const batch of readProducts(client))
      for (const { product, firstPublishedS } of batch) dates.set(product.sku, firstPublishedS);
    client.release();
    return dates;
  };
  const longAgo = 1_000_000_000;
  await write([item('a'), item('b'), item('c', { is_published: false })]);
  await hub.query(
    'UPDATE published.product SET first_published_at = to_timestamp($1) WHERE is_published',
    [longAgo],
  );
  expect(await published()).toEqual(
    new Map([
      ['a', longAgo],
      ['b', longAgo],
      ['c', 0],
    ]),
  );
  const before = Math.floor(Date.now() / 1000);
  await write([item('b', { colour: 'Red' }), item('c'), item('d')]);
  await write([item('a'), item('b'), item('c'), item('d')]);
  const dates = await published();
  expect([dates.get('a'), dates.get('b')]).toEqual([longAgo, longAgo]);
  for (const sku of ['c', 'd']) expect(dates.get(sku)).toBeGreaterThanOrEqual(before);
});

test('the same list twice touches no row and leaves the revision', async () => {
  const list = [item('a', { colour: 'Ink' }), item('b', { is_published: false })];
  await write(list);
  const before = await hub.query('SELECT sku, xmin, changed_at FROM published.product');
  const revision = await readRevision(hub);
  // The order of fields is no change.
  const reversed = list.map((p) => Object.fromEntries(Object.entries(p).reverse()) as typeof p);
  expect(await write(reversed)).toEqual({ added: 0, changed: 0, unchanged: 2, withdrawn: 0 });
  const after = await hub.query('SELECT sku, xmin, changed_at FROM published.product');
  expect(after.rows).toEqual(before.rows);
  expect(await readRevision(hub)).toBe(revision);
});

test('a product that was withdrawn for being missing comes back, and is withdrawn once only', async () => {
  await write([item('a'), item('b')]);
  expect(await write([item('a')])).toMatchObject({ unchanged: 1, withdrawn: 1 });
  expect(await write([item('a')])).toMatchObject({ unchanged: 1, withdrawn: 0 });
  expect(await write([item('a'), item('b')])).toMatchObject({ changed: 1, unchanged: 1 });
  expect((await readAll())[0]).toEqual([item('a'), item('b')]);
});

test('a partial list, or one of another source, withdraws nothing', async () => {
  await write([item('a'), item('b')]);
  expect(await write([item('a')], { complete: false })).toMatchObject({ withdrawn: 0 });
  expect(await write([item('c')], { source: 'other' })).toMatchObject({ added: 1, withdrawn: 0 });
  expect(await write([item('c')])).toMatchObject({ changed: 1, withdrawn: 2 });
  expect(await write([], { source: 'other' })).toMatchObject({ withdrawn: 0 });
});

test('two lists can be written in one transaction', async () => {
  const client = await hub.connect();
  await client.query('BEGIN');
  await writeProducts(client, [item('a')], { source: 'one', complete: true });
  await writeProducts(client, [item('b')], { source: 'two', complete: true });
  await client.query('COMMIT');
  client.release();
  expect((await readAll())[0]).toHaveLength(2);
});

test('a SKU that stands twice, and text that cannot be stored, are named', async () => {
  await expect(write([item('a'), item('b'), item('a')])).rejects.toThrow(
    new DuplicateSkuError('a'),
  );
  await expect(
    write([item('x', { symbols: [{ image_data: '', file_name: 'a\0' }] })]),
  ).rejects.toThrow('Product "x", field symbols.0.file_name: holds the character U+0000');
  await expect(write([item('x', { colour: '\ud800!' })])).rejects.toThrow(
    'field colour: holds half a surrogate pair',
  );
  await expect(write([item('x', { brand: 'é'.repeat(2000) })])).rejects.toThrow(
    UnstorableProductError,
  );
  expect(storageProblem(item('x', { design: 'a'.repeat(5000) }))).toMatchObject({
    field: 'design',
  });
  expect(storageProblem(item('x', { long_description: '\\u0000 \\ud800 😀' }))).toBeNull();
  expect(await readAll()).toEqual([]);
});

test('values of the longest length that passes go through the indexes', async () => {
  const noise = Array.from({ length: 850 }, (_, i) =>
    String.fromCodePoint(0x4e00 + ((i * 7919) % 20000)),
  );
  const longest = item('x', { colour: noise.join('') });
  expect(storageProblem(longest)).toBeNull();
  expect(await write([longest])).toMatchObject({ added: 1 });
});

test('products come in the order of design, colour, collection and SKU, in batches', async () => {
  const designs = ['zulu', 'Émile', 'emil', 'Zebra', '\u{1f600}', '\uff5e'];
  await write(designs.map((design, i) => item(String(i), { design })));
  const batches = await readAll(4);
  expect(batches.map((batch) => batch.length)).toEqual([4, 2]);
  expect(batches.flat().map(({ design }) => design)).toEqual([
    'emil',
    'Émile',
    'Zebra',
    'zulu',
    '\uff5e',
    '\u{1f600}',
  ]);
});

test('reading can end early, and the connection goes on', async () => {
  await write(Array.from({ length: 3000 }, (_, i) => item(String(i))));
  const client = await hub.connect();
  for await (const batch of readProducts(client, 10)) {
    expect(batch).toHaveLength(10);
    break;
  }
  client.release();
  expect((await readAll()).flat()).toHaveLength(3000);
});

test('facet keys hold each folded value of each filter field once, with its label', async () => {
  await write([
    item('a', { brand: ' Karoo  Mills', web_colour: ['Red', 'RED', 'a"b\\c,{}', ' '], on_hand: 2 }),
  ]);
  const { rows } = await hub.query(
    'SELECT facet_keys, facet_labels, in_stock, sort_key FROM published.product',
  );
  expect(rows).toEqual([
    {
      facet_keys: [
        'web_colour:red',
        'web_colour:a"b\\c,{}',
        'brand:karoo mills',
        'design:design a',
      ],
      facet_labels: ['Red', 'a"b\\c,{}', ' Karoo  Mills', 'Design a'],
      in_stock: true,
      sort_key: 'design a\u0001\u0001\u0001a',
    },
  ]);
});

test('any text comes back as it was, in the document and in the facets', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(text, text, fc.array(text, { maxLength: 4 }), async (a, b, list) => {
      const product = item('x', { design: a, long_description: b, web_colour: list });
      if (storageProblem(product)) return;
      await write([product]);
      expect(await readAll()).toEqual([[product]]);
      const { rows } = await hub.query<{ facet_keys: string[]; facet_labels: string[] }>(
        'SELECT facet_keys, facet_labels FROM published.product',
      );
      for (const [i, label] of (rows[0]?.facet_labels ?? []).entries()) {
        const key = rows[0]?.facet_keys[i] ?? '';
        expect(FILTER_FIELDS.some((field) => key === `${field}:${fold(label)}`)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});
