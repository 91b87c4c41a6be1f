import { changeStaffValues } from '@selvedge/database/staff-products';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ImportBench, importBench, ownCsv, ownLine } from './import-bench.ts';

let bench: ImportBench;
beforeEach(async () => {
  bench = await importBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

const update = async (text: string, options = {}) =>
  bench.run(await bench.write('update.csv', text), { update: true, ...options });

test('of products that are there nothing changes but what the file carries', async () => {
  const over = { width: '140cm', web_colour: 'Blue|Teal', long_description: 'Plain' };
  await bench.run(await bench.write('whole.csv', ownCsv(ownLine('A', over), ownLine('B', over))));
  const before = await bench.products();
  const summary = await update('sku,price_retail_inc_vat,width\nA,99,\nX,98,150cm\nB,97,150cm\n');
  expect(summary).toMatchObject({ changed: 2, withdrawn: 0, rejected: 1, mapping: 'selvedge' });
  expect(summary.changes.emptied.fields).toBe(0);
  expect(await bench.rejected(summary.rejectedFile ?? '')).toMatchObject([
    { line: '3', column: 'sku', value: 'X' },
  ]);
  expect(await bench.products()).toEqual(
    new Map([
      ['A', { ...before.get('A'), price_retail_inc_vat: 99 }],
      ['B', { ...before.get('B'), price_retail_inc_vat: 97, width: '150cm' }],
    ]),
  );
});

test('pictures and what was told from them stay, and so does what staff say', async () => {
  const create = { width: 60, height: 40, channels: 3, background: 'teal' } as const;
  await bench.write('cloth.png', await sharp({ create }).png().toBuffer());
  const line = 'A,Fynbos,Sage,Cape,005,cloth.png';
  const text = `sku,design,colour,range,item_group,primaryImageUrl\n${line}\n`;
  const picturesDir = bench.folder;
  await bench.run(await bench.write('whole.csv', text), { picturesDir });
  await bench.within(async (client) => {
    await changeStaffValues(client, ['A'], { web_standards: ['BS 5852'] });
  });
  const before = (await bench.products()).get('A');
  expect(before).toMatchObject({ web_colour: ['Teal'], picture_colours: ['#008080'] });
  await update('sku,width\nA,137cm\n');
  expect((await bench.products()).get('A')).toEqual({ ...before, width: '137cm' });
});

test('by a mapping of its own, without its constants, defaults and complete list', async () => {
  const mapping = await bench.write(
    'weaver.json',
    JSON.stringify({
      source: 'weaver',
      complete: true,
      group: { by: 'Naam' },
      fields: {
        ...{ sku: 'Artikel', design: 'Naam', colour: 'Kleur', range: { constant: 'Karoo' } },
        ...{ item_group: { constant: 'Fabric' }, brand: { constant: 'Weaver' } },
        width: { column: 'Breedte', unit: 'cm', default: '140' },
        price_retail_inc_vat: { column: 'Prys', optional: true },
      },
    }),
  );
  const whole = await bench.write(
    'weaver.csv',
    'Artikel;Naam;Kleur;Breedte\nA;Veld;Klei;130\nB;Veld;Sand;\n',
  );
  await bench.run(whole, { mapping });
  const before = await bench.products();
  const summary = await update('Artikel;Prys\nA;289,90\n', { mapping });
  expect(summary).toMatchObject({ changed: 1, withdrawn: 0, rejected: 0, source: 'weaver' });
  expect((await bench.products()).get('A')).toEqual({
    ...before.get('A'),
    price_retail_inc_vat: 289.9,
  });
  expect((await bench.products()).get('B')).toEqual(before.get('B'));
  await expect(update('Naam;Prys\nVeld;1\n', { mapping })).rejects.toThrow(/no column "Artikel"/u);
  // Without a mapping it is our own list, which has no such product.
  const other = await update('sku,width\nA,1cm\n');
  expect(other).toMatchObject({ changed: 0, rejected: 1 });
  expect(await bench.rejected(other.rejectedFile ?? '')).toMatchObject([
    {
      reason:
        'sku: this product is in the list “weaver”: say that the file is of that list to change it',
    },
  ]);
  const said = await update('sku,width\nA,1cm\n', { list: 'weaver' });
  expect(said).toMatchObject({ changed: 1, rejected: 0, source: 'weaver' });
  await expect(update('sku,width\nA,1cm\n', { list: 'The Weaver' })).rejects.toThrow(
    '"The Weaver" is no name of a list: use lower-case letters',
  );
});
