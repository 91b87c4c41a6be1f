import { MAX_PROJECT_PRODUCTS } from '@selvedge/contract/limits';
import { emptyProduct } from '@selvedge/contract/product';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ListedProduct,
  listedProduct,
  readProjectList,
  withoutProduct,
  withProduct,
  writeProjectList,
} from './listed-products.ts';

const named = (sku: string): ListedProduct =>
  listedProduct({
    ...emptyProduct,
    sku,
    item_group: '005',
    range: 'Karoo',
    design: 'Vlei',
    colour: 'Sage',
    width: '140cm',
  });
const skus = (list: readonly ListedProduct[] | null) => list?.map(({ sku }) => sku);

/** The browser's storage, holding one text. */
function storage(text: string | null = null): () => Storage {
  let kept = text;
  const fake = {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
    removeItem: () => {
      kept = null;
    },
  };
  return () => fake as unknown as Storage;
}

test('[decision 49] a product keeps what shows it, and leads to its colour', () => {
  expect(named('1001')).toMatchObject({ design: 'Vlei', colour: 'Sage', details: 'Karoo' });
  const rug = { ...emptyProduct, item_group: '004', range: 'Karoo', width: '120cm' };
  expect(listedProduct(rug).details).toBe('Karoo, 120cm');
  expect(named('1001').href).toMatch(/^\/item_group\/005\/.*targetProduct=1001$/u);
});

test('[decision 49] a list holds each product once and no more than it may, whatever is put in and taken out', () => {
  const step = fc.record({ add: fc.boolean(), sku: fc.integer({ min: 0, max: 59 }).map(String) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      let list: readonly ListedProduct[] = [];
      const model = new Set<string>();
      for (const { add, sku } of steps) {
        const next: readonly ListedProduct[] | null = add
          ? withProduct(list, named(sku))
          : withoutProduct(list, sku);
        const isFull = !model.has(sku) && model.size === MAX_PROJECT_PRODUCTS;
        expect(next === null).toBe(add && isFull);
        model.delete(sku);
        if (add && !isFull) model.add(sku);
        list = next ?? list;
      }
      expect(skus(list)).toEqual([...model]);
    }),
  );
});

test('[decision 49] a full list takes no other product, and those that it has', () => {
  const full = Array.from({ length: MAX_PROJECT_PRODUCTS }, (_, at) => named(`${at}`));
  expect(withProduct(full.slice(1), named('another'))).toHaveLength(MAX_PROJECT_PRODUCTS);
  expect(withProduct(full, named('another'))).toBeNull();
  expect(withProduct(full, named('0'))).toHaveLength(MAX_PROJECT_PRODUCTS);
});

test('what was taken out comes back into its place', () => {
  const list = ['1', '2', '3'].map(named);
  expect(skus(withProduct(withoutProduct(list, '2'), named('2'), 1))).toEqual(['1', '2', '3']);
});

test('a list comes back as it was kept, and nothing is kept of an empty one', () => {
  const kept = storage();
  writeProjectList(kept, [named('1'), named('2')]);
  expect(readProjectList(kept)).toEqual([named('1'), named('2')]);
  writeProjectList(kept, []);
  expect(kept().getItem('')).toBeNull();
});

test.each([
  ['not JSON'],
  ['{}'],
  ['[1, null, {"sku": "1"}]'],
  [JSON.stringify([{ ...named('1'), href: 'https://elsewhere.example/' }])],
  [JSON.stringify([{ ...named('1'), href: '//elsewhere.example/' }])],
  [JSON.stringify([{ ...named('1'), href: '/\t/elsewhere.example/' }])],
])('of %s nothing is shown', (text) => {
  expect(readProjectList(storage(text))).toEqual([]);
});
