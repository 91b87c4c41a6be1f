import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCsv } from '../src/read/csv.ts';
import { DELIMITERS, type Delimiter } from '../src/read/delimiter.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-csv-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const COLUMNS = ['sku', 'design', 'colour', 'long_description'];
const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(',', ';', '\t', '|', '"', '\n', '\r', ' ', 'a', 'é') }),
);
const rows = fc.array(fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/u), cell, cell, cell), {
  minLength: 1,
  maxLength: 12,
});
const delimiters = Object.keys(DELIMITERS) as Delimiter[];

test('what a CSV writer wrote with any delimiter, quotes and line ends is read back', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.constantFrom(...delimiters),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      fc.boolean(),
      async (records, delimiter, lineEnd, bom, quoted) => {
        const path = join(folder, 'file.csv');
        const text = stringify([COLUMNS, ...records], {
          delimiter,
          record_delimiter: lineEnd,
          bom,
          quoted,
          // A lone line break or quote has to be quoted too, which this writer does only for its own line end.
          quoted_match: /[\r\n"]/u,
        });
        await writeFile(path, text);
        const source = await openCsv(path, { delimiter });
        const read: unknown[] = [];
        for await (const row of source.rows) read.push(COLUMNS.map((column) => row.get(column)));
        expect(source.columns).toEqual(COLUMNS);
        expect(read).toEqual(records);
      },
    ),
    { numRuns: 200 },
  );
});

test('the delimiter of a file whose texts hold no bare other one is found out', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom(...delimiters), async (records, delimiter) => {
      const path = join(folder, 'found.csv');
      await writeFile(path, stringify([COLUMNS, ...records], { delimiter, quoted: true }));
      const { findings } = await openCsv(path);
      expect(findings[1]).toBe(DELIMITERS[delimiter]);
    }),
    { numRuns: 100 },
  );
});
