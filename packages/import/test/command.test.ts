import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { withClient } from '@selvedge/database/connection';
import { type OpenDatabase, openDatabase } from '@selvedge/database/open-database';
import { removeWhenOrphaned } from '@selvedge/database/testing/remove-when-orphaned';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Afterwards,
  EXIT_COMPLETE,
  EXIT_REFUSED,
  EXIT_REJECTIONS,
  importCommand,
} from '../src/command.ts';
import { ownCsv, ownLine } from './import-bench.ts';

let folder: string;
let database: OpenDatabase;
let remove: () => Promise<void>;
// The command opens the database of a data directory by itself, so it gets one of its own, which runs already.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-command-'));
  remove = removeWhenOrphaned(join(folder, 'data'));
  database = await openDatabase({ dataDir: join(folder, 'data') });
});
afterAll(async () => {
  await database.stop();
  await remove();
  await rm(folder, { recursive: true, force: true });
});

async function command(
  args: readonly string[],
  env: Record<string, string> = {},
  afterwards?: Afterwards,
) {
  let text = '';
  const output = new Writable({
    write(chunk, _, done) {
      text += String(chunk);
      done();
    },
  });
  const code = await importCommand(
    args,
    { DATA_DIR: join(folder, 'data'), INIT_CWD: folder, ...env },
    output,
    afterwards,
  );
  return { code, text };
}

const stored = () =>
  withClient(database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ sku: string }>('SELECT sku FROM published.product');
    return rows.map(({ sku }) => sku).sort();
  });

test('imports beside a running server, which goes on running, and tells what it did', async () => {
  await writeFile(join(folder, 'prices.csv'), ownCsv(ownLine('A'), ownLine('B', { design: '' })));
  const dry = await command(['prices.csv', '--dry-run']);
  expect(dry.text).toMatch(/nothing was written/u);
  expect(await stored()).toEqual([]);

  const { code, text } = await command(['prices.csv']);
  expect(code).toBe(EXIT_REJECTIONS);
  expect(text).toMatch(/added +1\n +changed +0\n +unchanged +0\n +withdrawn +0\n +rejected +1/u);
  expect(text).toContain(join(folder, 'prices.rejected.csv'));
  expect(await stored()).toEqual(['A']);

  await writeFile(join(folder, 'prices.csv'), ownCsv(ownLine('A')));
  expect(await command(['prices.csv', '--mapping', 'selvedge'])).toMatchObject({
    code: EXIT_COMPLETE,
  });
});

test('what follows an import is done after products were written, and its failure is not the import', async () => {
  await writeFile(join(folder, 'after.csv'), ownCsv(ownLine('A')));
  const told: string[] = [];
  const afterwards: Afterwards = async (siteUrl, { dataDir }) => {
    told.push(dataDir);
    await withClient(siteUrl, (client) => client.query('SELECT sku FROM published.product'));
    throw new Error('the disk is full');
  };
  await command(['after.csv', '--dry-run'], {}, afterwards);
  expect(told).toEqual([]);
  const { code, text } = await command(['after.csv'], {}, afterwards);
  expect([code, told]).toEqual([EXIT_COMPLETE, [join(folder, 'data')]]);
  expect(text).toMatch(/The products are in; .*the disk is full/u);
});

test.each([
  [[], /No product file/u],
  [['a.csv', 'b.csv'], /One file at a time/u],
  [['a.csv', '--maping', 'x'], /--maping/u],
  [['none.csv'], /There is no file .*none\.csv/u],
  [['odd.csv'], /selvedge: has .*\n.*shopify: has[\s\S]*"one", "two"/u],
  [['odd.csv', '--mapping', 'shopifi'], /Did you mean "shopify"/u],
  [['own.csv', '--pictures', 'nowhere'], /folder of pictures .*nowhere/u],
] as const)('%j is refused with words', async (args, words) => {
  await writeFile(join(folder, 'odd.csv'), 'one,two\n1,2\n');
  await writeFile(join(folder, 'own.csv'), ownCsv(ownLine('Z')));
  const { code, text } = await command(args);
  expect(code).toBe(EXIT_REFUSED);
  expect(text).toMatch(words);
  expect(text).not.toMatch(/\n\s+at /u);
});

test('a wrong setting is named, its value is not', async () => {
  const { code, text } = await command(['own.csv'], { DATABASE_URL: 'mysql://u:secret@h/d' });
  expect(code).toBe(EXIT_REFUSED);
  expect(text).toMatch(/DATABASE_URL must be an address that begins with postgres/u);
  expect(text).not.toContain('secret');
});

test('help is what the documentation shows', async () => {
  const { code, text } = await command(['--help']);
  expect(code).toBe(EXIT_COMPLETE);
  const page = await readFile(join(import.meta.dirname, '../../../docs/import.md'), 'utf8');
  expect(page).toContain(text.trim());
});

test('names of a file move no cursor of the terminal that they are printed on', async () => {
  const header = 'sku,odd\u001b[2Jcolumn,colo\u001b]0;x\u0007ur';
  await writeFile(join(folder, 'odd.csv'), `${header}\nA,1,2\n`);
  const { code, text } = await command(['odd.csv', '--dry-run']);
  expect(code).toBe(EXIT_REFUSED);
  expect(text).toContain('odd\\u{1b}[2Jcolumn');
  expect(text).not.toMatch(/[^\P{C}\n]/u);
});
