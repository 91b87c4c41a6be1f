import { afterAll, expect, test } from 'vitest';
import { ownHeader, ownRows } from '../src/own-columns.ts';
import { importBench } from './import-bench.ts';

const bench = await importBench();
afterAll(() => bench[Symbol.asyncDispose]());

test('products that were written as a file of our own columns are the same when it is imported', async () => {
  const list = await bench.write(
    'list.csv',
    [
      'sku,design,colour,range,item_group,width,web_colour,is_promo,on_hand,price_retail_inc_vat,po_delivery_date,long_description,symbols',
      'A,Fynbos,Sage,Cape,005,140cm,Green|Blue,yes,12.5,1299.9,2027-01-31,"Woven, ""by hand""",Do not bleach',
      'B,Fynbos,Clay,Cape,005,,,no,,,,"Two\nlines",',
    ].join('\n'),
  );
  await bench.run(list);
  const before = await bench.products();
  const file = await bench.write('own.csv', ownHeader() + ownRows([...before.values()]));
  const summary = await bench.run(file, { update: true });
  expect(summary).toMatchObject({ rejected: 0, changed: 0, unchanged: 2 });
  expect(await bench.products()).toEqual(before);
});

test('no cell of it is a formula to a spreadsheet', async () => {
  const [product] = (await bench.products()).values();
  if (!product) throw new Error('There is no product');
  expect(ownRows([{ ...product, long_description: '=1+1' }])).toContain("'=1+1");
});
