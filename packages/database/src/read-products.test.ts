import type { Product } from '@selvedge/contract/product';
import fc from 'fast-check';
import type pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { writeProducts } from './products.ts';
import { readPublishedState } from './published-changes.ts';
import { readChangedProducts, readProducts } from './read-products.ts';
import { changeStaffValues } from './staff-products.ts';
import { item } from './testing/item.ts';
import { hubPool, inTransaction } from './testing/test-database.ts';

let hub: pg.Pool;
beforeEach(async () => {
  hub = await hubPool();
});

const write = (products: Iterable<Product>, complete = false) =>
  inTransaction(hub, (client) => writeProducts(client, products, { source: 'list', complete }));

const moment = async (): Promise<string> => (await readPublishedState(hub)).productsChangedAt;

const changedSince = (since: string) =>
  inTransaction(hub, (client) => readChangedProducts(client, since));

/** The published products as JSON, by SKU. */
async function published(): Promise<Map<string, string>> {
  const shown = new Map<string, string>();
  await inTransaction(hub, async (client) => {
    for await (const batch of readProducts(client))
      for (const { product, text } of batch) if (product.is_published) shown.set(product.sku, text);
  });
  return shown;
}

test('what has changed since a state is told, by whichever way it changed', async () => {
  await write([item('a'), item('b'), item('c'), item('d'), item('e')]);
  const since = await moment();
  expect(await changedSince(since)).toEqual({ products: [], gone: [] });
  await write([item('a', { colour: 'Red' }), item('b')]);
  await inTransaction(hub, (client) =>
    changeStaffValues(client, ['c'], { long_description: 'Ours' }),
  );
  await write([item('a', { colour: 'Red' }), item('b'), item('c'), item('e'), item('f')], true);
  await hub.query("DELETE FROM published.product WHERE sku = 'e'");
  const changed = await changedSince(since);
  expect(changed?.products.map(({ product }) => product.sku).sort()).toEqual(['a', 'c', 'f']);
  expect(changed?.gone.toSorted()).toEqual(['d', 'e']);
  expect(await changedSince(await moment())).toEqual({ products: [], gone: [] });
});

test('of another database’s state, and after more changes than are told apart, everything is read', async () => {
  await write([item('a')]);
  const since = await moment();
  expect(await changedSince('2001-01-01 00:00:00.000000')).toBeNull();
  await write(Array.from({ length: 5001 }, (_, at) => item(`many-${at}`)));
  expect(await changedSince(since)).toBeNull();
  const later = await moment();
  await write([item('b')]);
  expect((await changedSince(later))?.products.map(({ product }) => product.sku)).toEqual(['b']);
});

test('a state and what has changed since make the state of now', async () => {
  const lists = fc.uniqueArray(
    fc.record({
      sku: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      colour: fc.constantFrom('Red', 'Blue'),
      is_published: fc.boolean(),
    }),
    { selector: ({ sku }) => sku },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ list: lists, isComplete: fc.boolean() }), { maxLength: 6 }),
      async (writes) => {
        const since = await moment();
        const known = await published();
        for (const { list, isComplete } of writes)
          await write(
            list.map(({ sku, ...values }) => item(sku, values)),
            isComplete,
          );
        const changed = await changedSince(since);
        for (const sku of changed?.gone ?? []) known.delete(sku);
        for (const { product, text } of changed?.products ?? []) known.set(product.sku, text);
        expect([...known].sort()).toEqual([...(await published())].sort());
      },
    ),
    { numRuns: 40 },
  );
});
