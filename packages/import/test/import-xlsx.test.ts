import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, expect, test } from 'vitest';
import selvedge from '../mappings/selvedge.json' with { type: 'json' };
import { ImportRefused } from '../src/import-refused.ts';
import { type ImportBench, importBench } from './import-bench.ts';

type Cell = string | number | boolean | Date | null;

let bench: ImportBench;
beforeEach(async () => {
  bench = await importBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

const HEADER = ['sku', 'design', 'colour', 'range', 'item_group', 'price_retail_inc_vat'];

const workbook = (...rows: Cell[][]) =>
  writeXlsx({ sheets: [{ name: 'Products', rows: [HEADER, ...rows] }] });

test('numbers without their leading zeros, dates, yes and no, and blank rows', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Products',
        rows: [
          [],
          [...HEADER, 'is_promo', 'po_delivery_date'],
          [100_001, 'Fynbos', 'Sage', 'Cape', 5, 19.95, true, new Date('2026-12-01T00:00:00Z')],
          [],
          ['B', 'Fynbos', 'Sand', 'Cape', 0, null, false, null],
          ['C', 'Fynbos', 'Clay', 'Cape', 7, null, false, null],
        ],
      },
    ],
  });
  const summary = await bench.run(await bench.write('prices.xlsx', bytes));
  expect(summary).toMatchObject({ format: 'XLSX', added: 2, rejected: 1 });
  const products = await bench.products();
  expect(products.get('100001')).toMatchObject({
    item_group: '005',
    price_retail_inc_vat: 19.95,
    is_promo: true,
    po_delivery_date: '2026-12-01',
  });
  expect(products.get('B')?.item_group).toBe('000');
  expect(await bench.rejected(summary.rejectedFile ?? '')).toMatchObject([
    { line: '6', column: 'item_group', value: '7' },
  ]);
});

test('a workbook is known by its content, whatever its name', async () => {
  const file = await bench.write('prices.csv', await workbook(['A', 'F', 'S', 'C', '005', 1]));
  expect((await bench.run(file)).format).toBe('XLSX');
});

test('the sheet that a mapping names, and one that is not there', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Notes', rows: [['Dear reader']] },
      { name: 'Products', rows: [HEADER, ['A', 'Fynbos', 'Sage', 'Cape', '005', 1]] },
    ],
  });
  const file = await bench.write('prices.xlsx', bytes);
  const mapping = (sheet: string) =>
    bench.write('mapping.json', JSON.stringify({ ...selvedge, file: { sheet } }));
  expect(await bench.run(file, { mapping: await mapping('Products') })).toMatchObject({ added: 1 });
  await expect(bench.run(file, { mapping: await mapping('Prices') })).rejects.toThrow(/"Prices"/u);
});

test('a mapping that is not right is named, and not where it lies', async () => {
  const file = await bench.write('prices.csv', HEADER.join(','));
  for (const text of ['{"columns":', '{"columns": 4}']) {
    const mapping = await bench.write('ours.json', text);
    const refused: Error = await bench.run(file, { mapping }).catch((error) => error);
    expect(refused.message).toMatch(/^The mapping ours\.json is not/u);
  }
});

test('a formula that failed rejects its row', async () => {
  const bytes = await workbook(['A', '#N/A', 'Sage', 'Cape', '005', 1]);
  const summary = await bench.run(await bench.write('prices.xlsx', bytes));
  expect(await bench.rejected(summary.rejectedFile ?? '')).toMatchObject([
    { line: '2', column: 'design', value: '#N/A' },
  ]);
});

test('a workbook that is cut off or altered is refused whole', async () => {
  const rows = Array.from({ length: 200 }, (_, i): Cell[] => [
    `S${i}`,
    'F',
    `C${i}`,
    'R',
    '005',
    i,
  ]);
  const bytes = await workbook(...rows);
  const cut = await bench.write('cut.xlsx', bytes.subarray(0, bytes.length - 300));
  await expect(bench.run(cut)).rejects.toThrow(/broken or cut off/u);
  const altered = Uint8Array.from(bytes);
  const sheet = Buffer.from(altered.buffer).indexOf('xl/worksheets/sheet1.xml');
  for (let i = 0; i < 20; i++) altered[sheet + 100 + i] = 0x55;
  const broken = await bench.write('altered.xlsx', altered);
  await expect(bench.run(broken)).rejects.toThrow(ImportRefused);
  const summed = Buffer.from(bytes);
  const central = summed.lastIndexOf('PK\x01\x02');
  summed.writeUInt32LE(summed.readUInt32LE(central + 16) ^ 1, central + 16);
  const wrong = await bench.write('wrong.xlsx', summed);
  await expect(bench.run(wrong)).rejects.toThrow(/checksum/u);
  expect((await bench.products()).size).toBe(0);
});

test('a bomb is refused before it is unpacked', async () => {
  const bytes = Buffer.from(await workbook(['A', 'F', 'S', 'C', '005', 1]));
  const central = bytes.lastIndexOf('PK\x01\x02');
  bytes.writeUInt32LE(0xf000_0000, central + 24); // the unpacked size that the directory claims
  const file = await bench.write('bomb.xlsx', bytes);
  await expect(bench.run(file)).rejects.toThrow(/MB/u);
});

test.each([
  ['<si>', 5_000_001, 'texts'],
  ['<x:si>', 5_000_001, 'texts'],
  ['<a/b:si/>', 5_000_001, 'texts'],
  ['<c/>', 20_000_001, 'cells'],
])(
  'a workbook of more %s than memory holds is refused, however short they are',
  async (tag, count, what) => {
    const parts = Buffer.alloc(count * tag.length, tag);
    const file = await bench.write('many.xlsx', zipSync({ 'xl/many.xml': parts }, { level: 1 }));
    await expect(bench.run(file)).rejects.toThrow(
      new RegExp(`more than ${count - 1} ${what}`, 'u'),
    );
  },
);

test.each([
  ['by itself', '<sheetData><c ', 'a '],
  ['behind a text', 'x<sheetData><c ', 'a '],
  ['in a value with what ends tags', '<sheetData><c r="', `${'a'.repeat(60_000)}>`],
  ['in a comment', '<sheetData><!-- ', 'a> '],
])('a tag that goes on and on is refused, wherever its pieces break: %s', async (_, begin, on) => {
  const tag = Buffer.concat([Buffer.from(begin), Buffer.alloc(4_000_000, on)]);
  const file = await bench.write('tag.xlsx', zipSync({ 'xl/tag.xml': tag }, { level: 1 }));
  await expect(bench.run(file)).rejects.toThrow(/a tag of it does not end/u);
});

test('marks of markup in values and comments are no tags', async () => {
  const parts = unzipSync(await workbook(['A', 'F', 'S', 'C', '005', 1]));
  const odd = `<a b="<c>" c='it is > "5"'/><!-- don't <c> -->`.repeat(20_000);
  parts['xl/odd.xml'] = Buffer.from(`<?xml version="1.0"?><x>${odd}</x>`);
  expect(await bench.run(await bench.write('odd.xlsx', zipSync(parts)))).toMatchObject({
    added: 1,
  });
});

test('a picture in a workbook may look like a tag without an end', async () => {
  const parts = unzipSync(await workbook(['A', 'F', 'S', 'C', '005', 1]));
  parts['xl/media/white.bmp'] = Buffer.concat([Buffer.from('BM<'), Buffer.alloc(300_000, 0xff)]);
  const file = await bench.write('picture.xlsx', zipSync(parts));
  expect(await bench.run(file)).toMatchObject({ added: 1 });
});

/** The same archive with a directory of 64 bits beside its own, whose word on the number of parts says another thing. */
function withTwoDirectories(bytes: Buffer, partsLess: number): Buffer {
  const word = Buffer.from(bytes.subarray(-22));
  const [parts, size, offset] = [
    word.readUInt16LE(10),
    word.readUInt32LE(12),
    word.readUInt32LE(16),
  ];
  word.writeUInt16LE(parts - partsLess, 8);
  word.writeUInt16LE(parts - partsLess, 10);
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06', 'latin1');
  record.writeBigUInt64LE(44n, 4);
  for (const [at, value] of [
    [24, parts],
    [32, parts],
    [40, size],
    [48, offset],
  ] as const)
    record.writeBigUInt64LE(BigInt(value), at);
  const longWord = Buffer.alloc(20);
  longWord.write('PK\x06\x07', 'latin1');
  longWord.writeBigUInt64LE(BigInt(bytes.length - 22), 8);
  longWord.writeUInt32LE(1, 16);
  return Buffer.concat([bytes.subarray(0, -22), record, longWord, word]);
}

test('a workbook that two readers would read in two ways is refused', async () => {
  const bytes = Buffer.from(await workbook(['A', 'F', 'S', 'C', '005', 1]));
  const two = await bench.write('two.xlsx', withTwoDirectories(bytes, 1));
  await expect(bench.run(two)).rejects.toThrow(/read in two ways/u);
  const central = bytes.lastIndexOf('PK\x01\x02');
  const hollow = Buffer.from(bytes);
  hollow.writeUInt16LE(hollow.readUInt16LE(central + 8) | 8, central + 8);
  for (const at of [16, 20, 24]) hollow.writeUInt32LE(0, central + at);
  await expect(bench.run(await bench.write('hollow.xlsx', hollow))).rejects.toThrow(
    /read in two ways/u,
  );
  // Two parts of one name, but for its capitals.
  const parts = unzipSync(bytes);
  const [sheet = ''] = Object.keys(parts).filter((name) => /sheet1\.xml$/u.test(name));
  const twins = zipSync({ ...parts, [sheet.toUpperCase()]: parts[sheet] ?? new Uint8Array() });
  await expect(bench.run(await bench.write('twins.xlsx', twins))).rejects.toThrow(
    /read in two ways/u,
  );
  // A sheet that is called a picture, whatever its relationship looks like.
  const relations = 'xl/_rels/workbook.xml.rels';
  const disguised = (spelt: (rels: string) => string) => {
    const { [sheet]: content = new Uint8Array(), ...others } = parts;
    const rels = Buffer.from(parts[relations] ?? []).toString();
    expect(rels).toContain('sheet1.xml');
    return zipSync({
      ...others,
      [sheet.replace('.xml', '.png')]: content,
      [relations]: Buffer.from(spelt(rels.replace('sheet1.xml', 'sheet1.png'))),
    });
  };
  for (const spelt of [
    (rels: string) => rels,
    (rels: string) => rels.replace('sheet1.png', 'sheet1.png/.'),
    (rels: string) => rels.replace('sheet1.png', 'sheet1&#46;png'),
    (rels: string) => rels.replaceAll('/worksheet"', '&#x2f;worksheet"'),
  ]) {
    const path = await bench.write('disguised.xlsx', disguised(spelt));
    await expect(bench.run(path)).rejects.toThrow(/read in two ways/u);
  }
  // A name beside the name makes a folder of it for those who read that.
  const name = bytes.toString(
    'latin1',
    central + 46,
    central + 46 + bytes.readUInt16LE(central + 28),
  );
  const path = Buffer.from(`${name}/`);
  const extra = Buffer.alloc(9 + path.length);
  extra.writeUInt16LE(0x7075, 0);
  extra.writeUInt16LE(5 + path.length, 2);
  extra[4] = 1;
  extra.writeUInt32LE(crc32(name), 5);
  path.copy(extra, 9);
  const end = central + 46 + name.length;
  const folder = Buffer.concat([hollow.subarray(0, end), extra, hollow.subarray(end)]);
  folder.writeUInt16LE(extra.length, central + 30);
  folder.writeUInt32LE(folder.readUInt32LE(folder.length - 10) + extra.length, folder.length - 10);
  await expect(bench.run(await bench.write('folder.xlsx', folder))).rejects.toThrow(
    /read in two ways/u,
  );
  expect((await bench.products()).size).toBe(0);
  const one = await bench.write('one.xlsx', withTwoDirectories(bytes, 0));
  await bench.run(one);
  expect((await bench.products()).size).toBe(1);
});

test('an old Excel file and a text with a workbook’s name are named as what they are', async () => {
  const old = await bench.write('a.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]));
  await expect(bench.run(old)).rejects.toThrow(/old Excel file/u);
  const text = await bench.write('b.xlsx', 'sku,design\n');
  await expect(bench.run(text)).rejects.toThrow(/not an Excel workbook/u);
  expect((await readFile(text, 'utf8')).length).toBeGreaterThan(0);
  const pdf = await bench.write('prices.csv', '%PDF-1.4\n1 0 obj\n');
  await expect(bench.run(pdf)).rejects.toThrow('prices.csv is a PDF and no list.');
});

test('a small workbook that writes one long text into every cell is refused', async () => {
  const text = 'x'.repeat(20_000);
  const notes = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const rows = Array.from({ length: 2300 }, (_, row) => [
    ...[`A${row}`, 'Fynbos', 'Sage', 'Cape', '005', 1],
    ...notes.map(() => text),
  ]);
  const bytes = await writeXlsx({
    sheets: [{ name: 'Products', rows: [[...HEADER, ...notes], ...rows] }],
  });
  expect(bytes.length).toBeLessThan(2 ** 20);
  await expect(bench.run(await bench.write('bomb.xlsx', bytes))).rejects.toThrow(
    /hold more than 300 million characters/u,
  );
  expect((await bench.products()).size).toBe(0);
});

test('a small workbook with a cell far to the right of each row is refused', async () => {
  const rows = Array.from(
    { length: 3100 },
    (_, n) => `<row r="${n + 2}"><c r="XFD${n + 2}"/></row>`,
  );
  const parts = unzipSync(await workbook());
  const sheet = Buffer.from(parts['xl/worksheets/sheet1.xml'] ?? []).toString();
  parts['xl/worksheets/sheet1.xml'] = Buffer.from(
    sheet.replace('</sheetData>', `${rows.join('')}</sheetData>`),
  );
  const file = await bench.write('wide.xlsx', zipSync(parts));
  await expect(bench.run(file)).rejects.toThrow(/far to the right of the table/u);
});
