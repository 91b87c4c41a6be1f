import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ImportBench, importBench } from './import-bench.ts';

let bench: ImportBench;
let file: string;
beforeEach(async () => {
  bench = await importBench();
  const fixture = join(import.meta.dirname, 'fixtures/shopify-export.csv');
  file = await bench.write('export.csv', await readFile(fixture));
});
afterEach(() => bench[Symbol.asyncDispose]());

test('a Shopify export becomes a product for each variant, known by its header', async () => {
  const summary = await bench.run(file);
  expect(summary).toMatchObject({ mapping: 'shopify', rows: 6, added: 5, rejected: 0 });
  const products = await bench.products();
  expect([...products.keys()].sort()).toEqual([
    'RG-SLATE-S',
    'karoo-planter-Ochre-Large',
    'karoo-planter-Ochre-Small',
    'sisal-basket',
    'unfinished-tray',
  ]);
  expect(products.get('karoo-planter-Ochre-Large')).toMatchObject({
    id: 'karoo-planter-Ochre-Large',
    description_1: 'Karoo Planter Ochre Large',
    design: 'Karoo Planter',
    range: 'Karoo Planter',
    colour: 'Ochre',
    brand: 'Rooigrond Studio',
    item_group: '000',
    group_desc: 'Homeware',
    application: 'Outdoor',
    is_published: true,
    web_colour: ['Ochre'],
    web_size: 'Large',
    web_type: ['Planter', 'Garden'],
    c_weight: '2100g',
    on_hand: 0,
    price_retail_inc_vat: 399,
    primaryImageUrl: '',
  });
  expect(products.get('sisal-basket')).toMatchObject({
    colour: 'As shown',
    description_1: 'Sisal Basket',
    c_weight: '',
  });
  expect(products.get('unfinished-tray')).toMatchObject({
    is_published: false,
    application: 'Homeware',
  });
});

test('HTML becomes text: paragraphs and items on lines of their own, no tags, no addresses', async () => {
  await bench.run(file);
  const text = (await bench.products()).get('RG-SLATE-S')?.long_description;
  expect(text?.split(/\n+/u)).toEqual([
    'Thrown by hand',
    'Clay from the Karoo & a matt glaze.',
    '- Drains well',
    '- Frost < 2 °C',
  ]);
});

test('pictures come from the folder, never from their addresses', async () => {
  for (const [name, background] of [
    ['planter-ochre', 'orange'],
    ['planter-side', 'red'],
    ['PLANTER-DETAIL', 'brown'],
    ['planter-slate', 'grey'],
  ] as const) {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background } }).png();
    await bench.write(`${name}.PNG`, await picture.toBuffer());
  }
  const summary = await bench.run(file, { picturesDir: bench.folder });
  expect(summary.pictures).toMatchObject({ found: 4, missing: { size: 1 } });
  const products = await bench.products();
  const small = products.get('karoo-planter-Ochre-Small');
  const slate = products.get('RG-SLATE-S');
  expect(small?.primaryImageUrl).toMatch(
    /^\/media\/([0-9a-f]{2})\/\1[0-9a-f]{62}\.png#w=8&h=8&p=/u,
  );
  expect(slate?.primaryImageUrl).not.toBe(small?.primaryImageUrl);
  expect(small?.additionalImages).toHaveLength(2);
  expect(slate?.additionalImages).toHaveLength(3);
  expect(products.get('sisal-basket')?.primaryImageUrl).toBe('');
});

test('rows that are hardly one product are rejected, each with the number of its pictures', async () => {
  const [header = ''] = (await readFile(file, 'utf8')).split('\n', 1);
  const columns = header.trim().split(',');
  const row = (at: number): string => {
    const cells = new Map([
      ['Handle', 'one'],
      ['Title', 'Tray'],
      ['Option1 Value', String(at)],
      ['Variant Price', '1'],
      ['Image Src', `https://pictures.example/${at}.jpg`],
    ]);
    return columns.map((column) => cells.get(column) ?? '').join(',');
  };
  const rows = Array.from({ length: 201 }, (_, at) => row(at));
  const many = await bench.write('many.csv', [columns.join(','), ...rows, ''].join('\n'));
  const summary = await bench.run(many, { mapping: 'shopify' });
  expect(summary).toMatchObject({ added: 0, rejected: 201 });
  const [line] = await bench.rejected(summary.rejectedFile ?? '');
  expect(line).toMatchObject({ column: 'Image Src', reason: expect.stringMatching(/hold 201 /u) });
});
