import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ImportBench, importBench } from './import-bench.ts';

let bench: ImportBench;
beforeEach(async () => {
  bench = await importBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

const product = (sku: string, over: object = {}) =>
  JSON.stringify({
    sku,
    design: 'Fynbos',
    colour: 'Sage',
    range: 'Cape',
    item_group: '005',
    ...over,
  });

test('lists, objects, numbers and texts with any line separator', async () => {
  const file = await bench.write(
    'products.jsonl',
    [
      product('A', {
        web_colour: ['Green', 'Blue', 'green'],
        on_hand: 12.5,
        is_published: false,
        long_description: 'one\u2028two',
        cleaning_instructions: ['Dry clean only', { cleaning_instruction_name: 'Do not iron' }],
        standards: [{ file_name: 'BS 5867', image_data: '/media/ab/cd.png' }],
      }),
      '',
      product('B', { web_colour: 'Green | Blue' }),
    ].join('\r\n'),
  );
  expect(await bench.run(file)).toMatchObject({ format: 'JSON Lines', added: 2, rejected: 0 });
  const products = await bench.products();
  expect(products.get('A')).toMatchObject({
    web_colour: ['Green', 'Blue'],
    on_hand: 12.5,
    is_published: false,
    long_description: 'one\u2028two',
    cleaning_instructions: [
      { image_data: '', file_name: 'Dry clean only', cleaning_instruction_name: 'Dry clean only' },
      { image_data: '', file_name: '', cleaning_instruction_name: 'Do not iron' },
    ],
    standards: [{ file_name: 'BS 5867', image_data: '/media/ab/cd.png' }],
  });
  expect(products.get('B')?.web_colour).toEqual(['Green', 'Blue']);
});

test('lines that are no objects, nested without end, of wrong types and half characters are rejected', async () => {
  const file = await bench.write(
    'products.jsonl',
    [
      product('A'),
      '{"sku": broken}',
      '[1]',
      product('B', { design: ['Two', 'designs'] }),
      product('C', { design: 'Half \ud800' }),
      product('D', { symbols: [{ file_name: 'Fire', href: 'x' }] }),
      product('E', { is_promo: 'perhaps' }),
      product('F').replace('"Sage"', `${'['.repeat(200_000)}${']'.repeat(200_000)}`),
      product('G'),
    ].join('\n'),
  );
  const summary = await bench.run(file);
  expect(summary).toMatchObject({ added: 2, rejected: 7 });
  const lines = await bench.rejected(summary.rejectedFile ?? '');
  expect(lines.map(({ line, column }) => [line, column])).toEqual([
    ['2', ''],
    ['3', ''],
    ['4', 'design'],
    ['5', 'design'],
    ['6', 'symbols'],
    ['7', 'is_promo'],
    ['8', ''],
  ]);
  expect(lines[3]?.reason).toContain('surrogate');
});

test('a file that ends inside its last object is refused whole', async () => {
  const file = await bench.write('products.jsonl', `${product('A')}\n${product('B').slice(0, 30)}`);
  await expect(bench.run(file)).rejects.toThrow(/last line \(2\) is broken/u);
  expect((await bench.products()).size).toBe(0);
});

test('a file that is one JSON list is named as that', async () => {
  const file = await bench.write('products.json', `[\n${product('A')}\n]`);
  await expect(bench.run(file)).rejects.toThrow(/one object a line/u);
  const line = await bench.write('line.json', `[${product('A')}]`);
  await expect(bench.run(line)).rejects.toThrow(/one object a line/u);
});

test('keys that every object has by nature are no columns', async () => {
  const file = await bench.write(
    'products.jsonl',
    '{"sku":"A","design":"F","colour":"S","range":"C","item_group":"005","__proto__":{"brand":"x"},"constructor":1}',
  );
  const summary = await bench.run(file);
  expect(summary.unusedColumns).toEqual(['__proto__', 'constructor']);
  expect((await bench.products()).get('A')?.brand).toBe('');
});

test('a file whose materials are lines of text is refused whole, as it would fill the filter', async () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, lot) =>
      product(`A${lot}`, { web_materials: [`62% cotton 38% linen lot ${lot}`] }),
    ).join('\n');
  const most = await bench.write('most.jsonl', rows(5000));
  expect(await bench.run(most)).toMatchObject({ added: 5000 });
  const more = await bench.write('more.jsonl', rows(5001));
  await expect(bench.run(more)).rejects.toThrow(
    /web_materials: the file has more than 5000 different values.*lot 5000/u,
  );
});

test.each([
  ['application', 501, 12, /application: the file has more than 500 different values/u],
  ['brand', 100, 201, /brand: the file has more than 20000 characters of/u],
  ['design_style', 500, 490, /design_style: the file has more than 200000 characters of/u],
  ['range', 10_001, 12, /range: the file has more than 10000 different values/u],
] as const)(
  'a file whose %s would fill every page is refused whole',
  async (field, count, length, refusal) => {
    const rows = Array.from({ length: count }, (_, n) => {
      const value = `${n} `.padEnd(length, 'x');
      return product(`A${n}`, { [field]: field === 'design_style' ? [value] : value });
    });
    const file = await bench.write('long.jsonl', rows.join('\n'));
    await expect(bench.run(file)).rejects.toThrow(refusal);
  },
);

test('files that are each small enough fill no menu together', async () => {
  const brands = (from: number, count: number, over: object = {}) =>
    Array.from({ length: count }, (_, n) =>
      product(`A${from + n}`, { brand: `Mill ${from + n}`, ...over }),
    ).join('\n');
  await bench.run(await bench.write('one.jsonl', brands(0, 300)));
  const other = await bench.write('other.jsonl', brands(300, 201));
  for (const dryRun of [true, false])
    await expect(bench.run(other, { dryRun })).rejects.toThrow(
      'brand: with these products the catalogue would have more than 500 different values',
    );
  expect((await bench.products()).size).toBe(300);
  const unshown = await bench.write('unshown.jsonl', brands(300, 201, { is_published: false }));
  expect(await bench.run(unshown)).toMatchObject({ added: 201 });
});

test('a product of which far too much is said is rejected', async () => {
  const text = 'x'.repeat(19_000);
  const names = ['description_1', 'long_description', 'disambiguating_description'];
  const said = Object.fromEntries(names.map((name) => [name, text]));
  const large = product('A', {
    ...said,
    cleaning_instructions: ['y'.repeat(4000)],
    composition: 'z'.repeat(4000),
  });
  const file = await bench.write('large.jsonl', `${large}\n${product('B', said)}`);
  const summary = await bench.run(file);
  expect(summary).toMatchObject({ added: 1, rejected: 1 });
  expect(summary.firstRejections).toMatchObject([
    { value: 'A', reason: expect.stringContaining('more than 60000 characters') },
  ]);
});

test('a key that is no name of a column is refused, and a later one is told in part', async () => {
  const long = 'k'.repeat(201);
  const first = await bench.write('first.jsonl', product('A', { [long]: 1 }));
  await expect(bench.run(first)).rejects.toThrow('has 201 characters, and 200 at most');
  const rows = Array.from({ length: 1000 }, (_, n) => product(`A${n}`));
  const later = product('B', { colour: { ['k'.repeat(5000)]: [[]] } });
  const file = await bench.write('later.jsonl', [...rows, later].join('\n'));
  const { firstRejections } = await bench.run(file);
  expect(firstRejections).toHaveLength(1);
  for (const { column, value, reason } of firstRejections)
    expect(Math.max(column.length, value.length, reason.length)).toBeLessThan(1100);
});
