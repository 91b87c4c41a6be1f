import type { Product } from '@selvedge/contract/product';
import {
  type StaffChange,
  type StaffValues,
  withStaffValues,
} from '@selvedge/contract/staff-values';
import fc from 'fast-check';
import type pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { writeProducts } from './products.ts';
import { readRevision } from './published-changes.ts';
import { changeStaffValues, readStaffProduct } from './staff-products.ts';
import { item } from './testing/item.ts';
import { hubPool, inTransaction } from './testing/test-database.ts';

let hub: pg.Pool;
beforeEach(async () => {
  hub = await hubPool();
});

const write = (products: Product[], { complete = true, source = 'list' } = {}) =>
  inTransaction(hub, (client) => writeProducts(client, products, { source, complete }));
const say = (skus: string[], change: StaffChange) =>
  inTransaction(hub, (client) => changeStaffValues(client, skus, change));

async function stored(): Promise<Map<string, Product>> {
  const { rows } = await hub.query<{ doc: Product; facet_keys: string[]; is_published: boolean }>(
    'SELECT doc, is_published FROM published.product',
  );
  for (const { doc, is_published } of rows) expect(is_published).toBe(doc.is_published);
  return new Map(rows.map(({ doc }) => [doc.sku, doc]));
}

test('what staff say is on the site, outlives the next file, and can be taken back', async () => {
  await write([item('a', { web_colour: ['Grey'], width: '140cm' }), item('b')]);
  expect(await say(['a'], { web_colour: ['Blue'], long_description: 'Ours.' })).toBe(1);
  expect((await stored()).get('a')).toMatchObject({ web_colour: ['Blue'], width: '140cm' });

  const counts = await write([item('a', { web_colour: ['Green'], width: '150cm' }), item('b')]);
  expect(counts).toMatchObject({ changed: 1, unchanged: 1 });
  expect((await stored()).get('a')).toMatchObject({
    web_colour: ['Blue'],
    long_description: 'Ours.',
    width: '150cm',
  });
  expect(await readStaffProduct(hub, 'a')).toMatchObject({
    supplied: { web_colour: ['Green'], width: '150cm' },
    given: { web_colour: ['Blue'] },
    shown: { web_colour: ['Blue'] },
  });

  await say(['a'], { web_colour: null, long_description: null });
  expect((await stored()).get('a')).toEqual(item('a', { web_colour: ['Green'], width: '150cm' }));
  expect((await hub.query('SELECT FROM products.staff_values')).rowCount).toBe(0);
});

test('values by which visitors filter are those that staff say', async () => {
  await write([item('a', { web_colour: ['Grey'] })]);
  await say(['a'], { web_colour: ['Duck egg'] });
  const { rows } = await hub.query('SELECT facet_keys, facet_labels FROM published.product');
  expect(rows[0].facet_keys).toContain('web_colour:duck egg');
  expect(rows[0].facet_labels).toContain('Duck egg');
});

test('a product that staff withdraw stays withdrawn, and one they show stays when its list lacks it', async () => {
  await write([item('a'), item('b'), item('c')]);
  await say(['a'], { is_published: false });
  await say(['b'], { is_published: true });
  expect(await write([item('a')])).toMatchObject({ unchanged: 1, withdrawn: 1 });
  const shown = [...(await stored()).values()].map(({ sku, is_published }) => [sku, is_published]);
  expect(Object.fromEntries(shown)).toEqual({ a: false, b: true, c: false });
  expect((await readStaffProduct(hub, 'b'))?.supplied.is_published).toBe(false);
  await say(['b'], { is_published: null });
  expect((await stored()).get('b')?.is_published).toBe(false);
});

test('many are changed at once; what is so already is not written, and nobody is told', async () => {
  const many = Array.from({ length: 1200 }, (_, i) => item(`s${i}`));
  await write(many);
  const skus = many.map(({ sku }) => sku);
  expect(await say([...skus, 'unknown'], { is_published: false })).toBe(1200);
  const before = await readRevision(hub);
  expect(await say(skus, { is_published: false })).toBe(0);
  expect(await write(many)).toMatchObject({ unchanged: 1200, changed: 0 });
  expect(await readRevision(hub)).toBe(before);
});

test('a value that cannot be is refused, and nothing is changed', async () => {
  await write([item('a')]);
  await expect(say(['a'], { web_colour: [''] })).rejects.toThrow();
  await expect(say(['a'], { long_description: 'a\0' })).rejects.toThrow();
  expect((await stored()).get('a')).toEqual(item('a'));
});

test('whatever files and staff say, and in which order, the site has the one laid over the other', async () => {
  const skus = ['a', 'b', 'c'];
  const file = fc.record({
    kind: fc.constant('file' as const),
    complete: fc.boolean(),
    products: fc.uniqueArray(
      fc
        .record({ sku: fc.constantFrom(...skus), web_size: fc.constantFrom('', 'S', 'L') })
        .map(({ sku, web_size }) => item(sku, { web_size })),
      { selector: ({ sku }) => sku },
    ),
  });
  const said = fc.record({
    kind: fc.constant('said' as const),
    sku: fc.constantFrom(...skus),
    change: fc.record(
      {
        web_size: fc.constantFrom('', 'M', null),
        is_published: fc.constantFrom(true, false, null),
      },
      { requiredKeys: [] },
    ),
  });
  await fc.assert(
    fc
      .asyncProperty(fc.array(fc.oneof(file, said), { maxLength: 8 }), async (steps) => {
        const supplied = new Map<string, Product>();
        const given = new Map<string, StaffValues>();
        for (const step of steps) {
          if (step.kind === 'file') {
            await write(step.products, step);
            const named = new Set(step.products.map(({ sku }) => sku));
            for (const product of step.products) supplied.set(product.sku, product);
            for (const [sku, product] of supplied)
              if (step.complete && !named.has(sku))
                supplied.set(sku, { ...product, is_published: false });
          } else if (supplied.has(step.sku)) {
            await say([step.sku], step.change);
            const entries = Object.entries({ ...given.get(step.sku), ...step.change });
            given.set(step.sku, Object.fromEntries(entries.filter(([, value]) => value !== null)));
          }
        }
        const wanted = [...supplied].map(([sku, product]): [string, Product] => [
          sku,
          withStaffValues(product, given.get(sku) ?? {}),
        ]);
        expect(await stored()).toEqual(new Map(wanted));
      })
      .afterEach(async () => {
        await hub.query('DELETE FROM products.staff_values');
        await hub.query('DELETE FROM published.product');
      }),
    { numRuns: 25 },
  );
});
