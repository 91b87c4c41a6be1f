import { existsSync, readdirSync } from 'node:fs';
import { changeStaffValues } from '@selvedge/database/staff-products';
import { undoImport } from '@selvedge/database/undo-import';
import { afterEach, beforeEach, expect, test } from 'vitest';
import selvedge from '../mappings/selvedge.json' with { type: 'json' };
import { summaryText } from '../src/report/summary-text.ts';
import { type ImportBench, importBench, ownCsv, ownLine } from './import-bench.ts';

let bench: ImportBench;
beforeEach(async () => {
  bench = await importBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

const revision = async () =>
  (await bench.query<{ revision: string }>('SELECT revision FROM published.revision'))[0]?.revision;

const completeMapping = () =>
  bench.write('complete.json', JSON.stringify({ ...selvedge, complete: true }));

test('the same file twice changes nothing, and each run has its row in the log', async () => {
  const file = await bench.write('prices.csv', ownCsv(ownLine('A'), ownLine('B')));
  expect(await bench.run(file)).toMatchObject({ added: 2, unchanged: 0 });
  const before = await revision();
  expect(await bench.run(file)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  expect(await revision()).toBe(before);
  const log = await bench.query<{ added: number; file_name: string; file_sha256: Buffer }>(
    'SELECT * FROM published.import_run ORDER BY started_at',
  );
  expect(log).toMatchObject([
    { file_name: 'prices.csv', mapping: 'selvedge', source: 'selvedge', added: 2 },
    { file_name: 'prices.csv', added: 0, unchanged: 2 },
  ]);
  expect(log[0]?.file_sha256).toHaveLength(32);
});

test('measures without a number are taken, and told of', async () => {
  const file = await bench.write(
    'wide.csv',
    ownCsv(
      ownLine('A', { width: 'wide', martindale: 'n/a' }),
      ownLine('B', { width: 'Very wide' }),
      ownLine('C', { width: '140 cm' }),
    ),
  );
  const { added, warnings } = await bench.run(file);
  expect(added).toBe(3);
  expect(warnings).toEqual([
    '"width" of 2 products is no measure, such as "wide": it is shown as it is, and no range of the filter finds it.',
  ]);
});

test('what the site did not have is told, and what may be a slip of the finger with what was meant', async () => {
  const sold = (sku: string, range: string, web_colour = 'Blue') =>
    ownLine(sku, { range, web_colour });
  const first = await bench.run(await bench.write('a.csv', ownCsv(sold('A', 'Overberg'))));
  expect(first.warnings).toEqual([]);
  const file = await bench.write(
    'b.csv',
    ownCsv(sold('A', 'Overberg'), sold('B', 'Overbreg'), sold('C', 'Karoo', 'Green')),
  );
  const told = [
    'New collection: “Overbreg” (1 product). Did you mean "Overberg"?',
    'New collection: “Karoo” (1 product).',
    'New colour family: “Green” (1 product).',
  ];
  expect((await bench.run(file, { dryRun: true })).warnings).toEqual(told);
  expect((await bench.run(file)).warnings).toEqual(told);
  expect((await bench.run(file)).warnings).toEqual([]);
});

test('a changed row counts as changed', async () => {
  const file = await bench.write('prices.csv', ownCsv(ownLine('A'), ownLine('B')));
  await bench.run(file);
  await bench.write('prices.csv', ownCsv(ownLine('A'), ownLine('B', { width: '140' })));
  expect(await bench.run(file)).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
});

test('a complete list withdraws what it lacks; one that is not leaves it', async () => {
  const file = await bench.write('prices.csv', ownCsv(ownLine('A'), ownLine('B')));
  await bench.run(file);
  await bench.write('prices.csv', ownCsv(ownLine('A')));
  expect(await bench.run(file)).toMatchObject({ withdrawn: 0 });
  expect((await bench.products()).get('B')?.is_published).toBe(true);
  const summary = await bench.run(file, { mapping: await completeMapping() });
  expect(summary).toMatchObject({ unchanged: 1, withdrawn: 1 });
  expect((await bench.products()).get('B')?.is_published).toBe(false);
});

test('a complete list with a rejected row withdraws nothing', async () => {
  const file = await bench.write('prices.csv', ownCsv(ownLine('A'), ownLine('B')));
  await bench.run(file);
  await bench.write('prices.csv', ownCsv(ownLine('A'), ownLine('B', { item_group: '5O' })));
  const summary = await bench.run(file, { mapping: await completeMapping() });
  expect(summary).toMatchObject({ withdrawn: 0, rejected: 1, withdrawalHeld: true });
  expect((await bench.products()).get('B')?.is_published).toBe(true);
});

test('a dry run says what would be, writes the rejected rows and nothing else', async () => {
  const file = await bench.write('prices.csv', ownCsv(ownLine('A'), ownLine('B', { design: '' })));
  const before = await revision();
  const summary = await bench.run(file, { dryRun: true });
  expect(summary).toMatchObject({ added: 1, rejected: 1, dryRun: true });
  expect(summary.firstRejections).toMatchObject([{ line: 3, column: 'design' }]);
  expect(summary.examples).toMatchObject([{ sku: 'A', before: null, after: { design: 'Fynbos' } }]);
  expect((await bench.products()).size).toBe(0);
  expect(await bench.query('SELECT FROM published.import_run')).toEqual([]);
  expect(await revision()).toBe(before);
  expect(await bench.rejected(summary.rejectedFile ?? '')).toHaveLength(1);
  expect(existsSync(`${bench.folder}/media`)).toBe(false);
});

test('a file of fewer columns is said to empty the others, with names and numbers', async () => {
  const full = await bench.write(
    'full.csv',
    'sku,design,colour,range,item_group,width,price_retail_inc_vat\nA,Fynbos,Sage,Cape,005,140cm,99\n',
  );
  await bench.run(full);
  const short = await bench.write(
    'short.csv',
    'sku,design,colour,range,item_group\nA,Fynbos,Sage,Cape,005\n',
  );
  const summary = await bench.run(short, { dryRun: true });
  expect(summaryText(short, summary, 1)).toContain(
    'EMPTIED: 2 fields of 1 products, which the file leaves out or leaves blank: price_retail_inc_vat (1), width (1)',
  );
});

test('a run is taken back, and what staff say outlives it and the next', async () => {
  const file = await bench.write('prices.csv', ownCsv(ownLine('A', { width: '1cm' })));
  await bench.run(file);
  const dearer = await bench.write('dearer.csv', ownCsv(ownLine('A', { width: '2cm' })));
  await bench.run(dearer);
  await bench.within(async (client) => {
    await changeStaffValues(client, ['A'], { web_colour: ['Blue'] });
    const { rows } = await client.query<{ id: string }>(
      'SELECT max(id) AS id FROM published.import_run',
    );
    expect(await undoImport(client, rows[0]?.id ?? '')).toEqual({ restored: 1, removed: 0 });
  });
  const back = { width: '1cm', web_colour: ['Blue'] };
  expect((await bench.products()).get('A')).toMatchObject(back);
  expect(await bench.run(file)).toMatchObject({ unchanged: 1 });
});

test('a run that is stopped leaves nothing behind', async () => {
  const lines = Array.from({ length: 3000 }, (_, i) => ownLine(`S${i}`, { design: i ? 'A' : '' }));
  const file = await bench.write('prices.csv', ownCsv(...lines));
  const stopping = new AbortController();
  const run = bench.run(file, { signal: stopping.signal, onProgress: () => stopping.abort() });
  await expect(run).rejects.toThrow(/abort/u);
  expect((await bench.products()).size).toBe(0);
  expect(readdirSync(bench.folder)).toEqual(['prices.csv']);
});

test('progress is told in rows and bytes', async () => {
  const file = await bench.write(
    'prices.csv',
    ownCsv(...Array.from({ length: 1200 }, (_, i) => ownLine(`S${i}`))),
  );
  const told: [string, number][] = [];
  await bench.run(file, { onProgress: ({ phase, rows }) => told.push([phase, rows]) });
  expect(told).toEqual([
    ['reading', 500],
    ['reading', 1000],
    ['writing', 1200],
  ]);
});
