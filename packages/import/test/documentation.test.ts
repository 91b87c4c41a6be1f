import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAPPING_KEYS, PRODUCT_FIELDS, RULE_KEYS } from '../src/mapping/mapping-schema.ts';
import { type ImportBench, importBench } from './import-bench.ts';

let page: string;
let bench: ImportBench;
beforeAll(async () => {
  page = await readFile(join(import.meta.dirname, '../../../docs/import.md'), 'utf8');
  bench = await importBench();
});
afterAll(() => bench[Symbol.asyncDispose]());

/** The file and the mapping of an example, as the page shows them. */
function example(title: string): { file: string; mapping: string } {
  const [file = '', mapping = ''] = [
    ...page.slice(page.indexOf(title)).matchAll(/```(?:json)?\n(.*?)```/gsu),
  ].map(([, text]) => text);
  return { file, mapping };
}

test('every field of a product, and every key of a mapping and of a rule, is explained', () => {
  for (const key of [...PRODUCT_FIELDS, ...MAPPING_KEYS, ...RULE_KEYS]) {
    expect(page, key).toMatch(new RegExp(`\\| .*\`${key}(?:\\.\\w+)?\``, 'u'));
  }
});

test('the weaver’s price list does what the page says', async () => {
  const { file, mapping } = example('Example: a weaver');
  const path = await bench.write('weaver.csv', file);
  const summary = await bench.run(path, { mapping: await bench.write('weaver.json', mapping) });
  expect(summary).toMatchObject({ added: 1, rejected: 0, unusedColumns: [] });
  expect((await bench.products()).get('KV-100')).toMatchObject({
    width: '140cm',
    price_retail_inc_vat: 289.9,
    is_published: true,
    group_desc: 'Fabric',
  });
});

test('the rugs do what the page says', async () => {
  const { file, mapping } = example('Example: rugs');
  const path = await bench.write('rugs.csv', file);
  const summary = await bench.run(path, { mapping: await bench.write('rugs.json', mapping) });
  expect(summary).toMatchObject({ added: 3, rejected: 0, unusedColumns: [] });
  const products = await bench.products();
  expect(products.get('Dune-Sand-200 x 300')).toMatchObject({
    range: 'Namib',
    item_group: '004',
    web_materials: ['Wool', 'Jute'],
    ...{ width: '200cm', length_cm: '300cm' },
  });
  expect(products.has('Dune-Stone-160 x 230')).toBe(true);
});
