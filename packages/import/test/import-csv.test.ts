import { existsSync } from 'node:fs';
import iconv from 'iconv-lite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ImportRefused } from '../src/import-refused.ts';
import { type ImportBench, importBench, OWN_COLUMNS, ownCsv, ownLine } from './import-bench.ts';

let bench: ImportBench;
beforeEach(async () => {
  bench = await importBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

describe('what is found out about a CSV file', () => {
  test('a row of delimiters alone, as a spreadsheet leaves it, is passed over', async () => {
    const blank = OWN_COLUMNS.map(() => '');
    const lines = [ownLine('A'), blank, ownLine('B', { design: '' }), blank];
    const file = await bench.write('prices.csv', `${blank.join(',')}\n${ownCsv(...lines)}`);
    const summary = await bench.run(file);
    expect(summary).toMatchObject({ rows: 2, added: 1, rejected: 1 });
    expect(summary.firstRejections).toMatchObject([{ line: 5, column: 'design' }]);
  });

  test('all that is wrong with a row is told at once', async () => {
    const over = { design: '', price_retail_inc_vat: 'much' };
    const file = await bench.write('prices.csv', ownCsv(ownLine('A', over), ownLine('B')));
    const { rejectedFile = '' } = await bench.run(file);
    const columns = (await bench.rejected(rejectedFile)).map(({ column }) => column);
    expect(columns.toSorted()).toEqual(['design', 'price_retail_inc_vat']);
  });

  test.each([
    ['160 x 230', '160cm', '230cm'],
    ['1.6 × 2,3 m', '160cm', '230cm'],
    ['160cm x 230cm', '160cm', '230cm'],
    ['Large', '', ''],
  ])('a rug of the size %s alone has its sides', async (size, width, length_cm) => {
    const header = 'sku,design,colour,range,item_group,web_size';
    const line = (sku: string, group: string) => `${sku},Dune,Sand,Namib,${group},"${size}"\n`;
    const text = `${header}\n${line('A', 'Rugs')}${line('B', 'Fabric')}`;
    await bench.run(await bench.write('rugs.csv', text));
    const products = await bench.products();
    expect(products.get('A')).toMatchObject({ width, length_cm, web_size: size });
    expect(products.get('B')).toMatchObject({ width: '', length_cm: '' });
  });

  test('semicolons and a decimal comma', async () => {
    const file = await bench.write(
      'prices.csv',
      'sku;design;colour;range;item_group;width;price_retail_inc_vat\n' +
        'A;Fynbos;Sage;Cape;Fabric;137,5;1.249,90\nB;Fynbos;Sand;Cape;5;140;R 99,00\n',
    );
    const summary = await bench.run(file);
    expect(summary.findings).toEqual(['UTF-8', 'semicolons', 'decimal comma']);
    const products = await bench.products();
    expect(products.get('A')).toMatchObject({ width: '137.5cm', price_retail_inc_vat: 1249.9 });
    expect(products.get('B')).toMatchObject({
      width: '140cm',
      price_retail_inc_vat: 99,
      item_group: '005',
      group_desc: 'Fabric',
    });
  });

  test.each([
    ['tabs', '\t'],
    ['pipes', '|'],
  ])('%s between cells', async (word, delimiter) => {
    const file = await bench.write(
      'prices.txt',
      ['sku,design,colour,range,item_group', 'A,Fynbos,Sage,Cape,001']
        .join('\n')
        .replaceAll(',', delimiter),
    );
    expect((await bench.run(file)).findings).toContain(word);
    expect((await bench.products()).get('A')?.group_desc).toBe('Wallpaper');
  });

  test('Windows-1252, even where the only accent stands behind the first megabyte', async () => {
    const lines = Array.from({ length: 12_000 }, (_, i) =>
      ownLine(`S${i}`, {
        long_description: 'A plain weave that hides its age and asks for little',
      }),
    );
    lines.push(ownLine('LAST', { design: 'Crème brûlée', colour: '“Café” – 10 €' }));
    const file = await bench.write('prices.csv', iconv.encode(ownCsv(...lines), 'windows-1252'));
    const summary = await bench.run(file);
    expect(summary.findings[0]).toBe('Windows-1252');
    expect((await bench.products()).get('LAST')).toMatchObject({
      design: 'Crème brûlée',
      colour: '“Café” – 10 €',
    });
  });

  test.each([
    ['UTF-16 LE', 'utf16le'],
    ['UTF-16 BE', 'utf16be'],
    ['UTF-8 with byte-order mark', 'utf8'],
  ])('%s', async (word, encoding) => {
    const text = ownCsv(ownLine('A', { design: 'Môre 🌿' }));
    const file = await bench.write('prices.csv', iconv.encode(text, encoding, { addBOM: true }));
    expect((await bench.run(file)).findings[0]).toBe(word);
    expect((await bench.products()).get('A')?.design).toBe('Môre 🌿');
  });
});

describe('cells', () => {
  test('quotes, delimiters and line breaks inside quotes, and inches outside of them', async () => {
    const file = await bench.write(
      'prices.csv',
      ownCsv(
        ownLine('A', { long_description: '"He said ""drape"",\r\nand left,\nslowly"' }),
        ownLine('B', { long_description: '54" wide' }),
      ),
    );
    await bench.run(file);
    const products = await bench.products();
    expect(products.get('A')?.long_description).toBe('He said "drape",\nand left,\nslowly');
    expect(products.get('B')?.long_description).toBe('54" wide');
  });

  test('twenty thousand characters go in, one more is rejected with its reason', async () => {
    const file = await bench.write(
      'prices.csv',
      ownCsv(
        ownLine('A', { long_description: 'x'.repeat(20_000) }),
        ownLine('B', { long_description: 'x'.repeat(20_001) }),
      ),
    );
    const summary = await bench.run(file);
    expect(summary).toMatchObject({ added: 1, rejected: 1 });
    const [line] = await bench.rejected(summary.rejectedFile ?? '');
    expect(line).toMatchObject({ line: '3', column: 'long_description' });
    expect(line?.value.length).toBeLessThan(300);
    expect(line?.reason).toContain('20000');
  });

  test('a header of more than a thousand columns is refused', async () => {
    const columns = Array.from({ length: 1001 }, (_, at) => `column ${at}`);
    const file = await bench.write('prices.csv', `${columns.join(',')}\n`);
    await expect(bench.run(file)).rejects.toThrow('at most 1000 are read');
  });

  test('a name of a column that is none is refused: it would stand beside each row', async () => {
    const file = await bench.write('prices.csv', `sku,${'x'.repeat(201)}\nA,1\n`);
    await expect(bench.run(file)).rejects.toThrow('has 201 characters, and 200 at most: "xxx');
  });

  test('NUL characters are rejected', async () => {
    const file = await bench.write('prices.csv', ownCsv(ownLine('A', { design: 'Fyn\0bos' })));
    const summary = await bench.run(file);
    const [line] = await bench.rejected(summary.rejectedFile ?? '');
    expect(line).toMatchObject({ line: '2', column: 'design', value: 'Fyn␀bos' });
    expect(line?.reason).toContain('U+0000');
  });

  test('a number under the other decimal sign is rejected, not misread', async () => {
    const file = await bench.write(
      'prices.csv',
      ownCsv(
        ownLine('A', { price_retail_inc_vat: '19.95' }),
        ownLine('B', { price_retail_inc_vat: '20.95' }),
        ownLine('C', { price_retail_inc_vat: '"19,95"' }),
      ),
    );
    const summary = await bench.run(file);
    const [line] = await bench.rejected(summary.rejectedFile ?? '');
    expect(line).toMatchObject({ line: '4', value: '19,95' });
    expect(line?.reason).toContain('decimal point');
  });
});

describe('rows that are rejected', () => {
  test('of two with one SKU the first goes in', async () => {
    const file = await bench.write(
      'prices.csv',
      ownCsv(ownLine('A'), ownLine('B'), ownLine('A', { design: 'Protea' })),
    );
    const summary = await bench.run(file);
    expect(summary).toMatchObject({ added: 2, rejected: 1 });
    expect((await bench.products()).get('A')?.design).toBe('Fynbos');
    expect(await bench.rejected(summary.rejectedFile ?? '')).toEqual([
      { line: '4', column: 'sku', value: 'A', reason: 'sku: stands on line 2 already' },
    ]);
  });

  test('every reason is listed with its line, also behind cells with line breaks', async () => {
    const file = await bench.write(
      'prices.csv',
      ownCsv(
        ownLine('A', { long_description: '"two\nlines"' }),
        ownLine('B', { design: '', item_group: '9000' }),
        ownLine('', { range: '..' }),
        [...ownLine('D'), 'one', 'two'],
      ),
    );
    const summary = await bench.run(file);
    const lines = await bench.rejected(summary.rejectedFile ?? '');
    expect(lines.map(({ line, column }) => [line, column])).toEqual([
      ['4', 'design'],
      ['4', 'item_group'],
      ['5', 'sku'],
      ['5', 'range'],
      ['6', ''],
    ]);
    expect(lines[4]?.reason).toContain('11 cells and the header 9');
  });

  test('what a spreadsheet would run as a formula is defused', async () => {
    const file = await bench.write('prices.csv', ownCsv(ownLine('A', { item_group: '=1+1' })));
    const summary = await bench.run(file);
    expect((await bench.rejected(summary.rejectedFile ?? ''))[0]?.value).toBe("'=1+1");
  });

  test('their file goes when a later run has none', async () => {
    const file = await bench.write('prices.csv', ownCsv(ownLine('A', { design: '' })));
    const { rejectedFile = '' } = await bench.run(file);
    expect(existsSync(rejectedFile)).toBe(true);
    await bench.write('prices.csv', ownCsv(ownLine('A')));
    expect((await bench.run(file)).rejectedFile).toBeUndefined();
    expect(existsSync(rejectedFile)).toBe(false);
  });
});

describe('files that are refused whole', () => {
  const whole = ownCsv(ownLine('A'), ownLine('B'));
  test.each([
    ['cut off inside quotes', `${whole}C,"Fynbos`, /never closed/u],
    ['cut off inside a line', `${whole}C,Fynbos,Sa`, /cut off/u],
    ['empty', '', /is empty/u],
    ['a header and no rows', ownCsv(), /no rows/u],
    ['no known columns', 'a,b\n1,2\n', /"a", "b"/u],
    ['a column twice', `sku,${OWN_COLUMNS.join(',')}\n`, /"sku" twice/u],
    ['no line but blank ones', '\n\n\n', /is empty/u],
    ['rows of delimiters alone', ';;;\n;;;\n', /is empty/u],
  ])('%s', async (_, content, message) => {
    const file = await bench.write('prices.csv', content);
    const failed = bench.run(file);
    await expect(failed).rejects.toThrow(ImportRefused);
    await expect(failed).rejects.toThrow(message);
    expect((await bench.products()).size).toBe(0);
    expect(await bench.query('SELECT FROM published.import_run')).toEqual([]);
  });

  test('a folder and a file that is not there', async () => {
    await expect(bench.run(bench.folder)).rejects.toThrow(/is a folder/u);
    await expect(bench.run(`${bench.folder}/none.csv`)).rejects.toThrow(/There is no file/u);
  });

  test('rejected rows of an earlier run stay listed when a run is refused', async () => {
    const file = await bench.write('prices.csv', ownCsv(ownLine('A', { design: '' })));
    const { rejectedFile = '' } = await bench.run(file);
    await bench.write('prices.csv', `${ownCsv(ownLine('', {}))}C,"Fynbos`);
    await expect(bench.run(file)).rejects.toThrow(ImportRefused);
    expect((await bench.rejected(rejectedFile))[0]?.column).toBe('design');
  });
});
