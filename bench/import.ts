import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Product } from '@selvedge/contract/product';
import { withClient } from '@selvedge/database/connection';
import { openDatabase } from '@selvedge/database/open-database';
import { removeWhenOrphaned } from '@selvedge/database/testing/remove-when-orphaned';
import { from as copyFrom } from 'pg-copy-streams';
import { generateProducts } from './generate.ts';
import type { BenchResult } from './result.ts';

const ROWS = 100_000;

interface Run {
  readonly what: string;
  readonly rows: number;
  readonly durationMs: number;
  /** Undefined where the server does the work. */
  readonly peakKib?: number;
}

/**
 * A file of products end to end: from the start of the command to its end, in a process of its own, on a database server
 * that runs already. Beside it a bare COPY of the same file into a table of texts, which checks and indexes nothing.
 *
 * @param args a number of rows; 100,000 by default
 */
export async function run(args: readonly string[] = []): Promise<BenchResult> {
  const asked = args.find((arg) => /^[\d,]+$/u.test(arg));
  const rows = asked === undefined ? ROWS : Number(asked.replaceAll(',', ''));
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-bench-import-'));
  const dataDir = join(folder, 'data');
  const removeData = removeWhenOrphaned(dataDir);
  const database = await openDatabase({ dataDir });
  try {
    const csv = join(folder, 'products.csv');
    const dearer = join(folder, 'dearer.csv');
    const jsonLines = join(folder, 'products.jsonl');
    await write(csv, csvLines(rows));
    await write(dearer, csvLines(rows, 1));
    await write(jsonLines, jsonLinesOf(rows));
    const copied = await timeCopy(database.ownerUrl, csv, rows);
    const measured = [
      await timeImport('import of a CSV file into an empty catalogue', csv, rows, dataDir),
      await timeImport('the same file again', csv, rows, dataDir),
      await timeImport('with another price in every row', dearer, rows, dataDir),
      await timeImport('as JSON Lines', jsonLines, rows, dataDir),
    ];
    const { size } = await stat(csv);
    return {
      name: `Import of ${rows.toLocaleString('en')} rows`,
      rows: [copied, ...measured].map((each) => tableRow(each, copied)),
      notes: [
        `The CSV file has ${(size / 2 ** 20).toFixed(0)} MB. Each import is a whole process: start, reading, checking, one transaction, end. The COPY loads the same file into a table of texts without checks, keys and indexes; the importer checks each row, keeps a document, a sort key, facet keys and a hash, and updates the indexes.`,
      ],
    };
  } finally {
    await database.stop();
    await removeData();
    await rm(folder, { recursive: true, force: true });
  }
}

function tableRow({ what, rows, durationMs, peakKib }: Run, copied: Run) {
  return {
    what,
    seconds: (durationMs / 1000).toFixed(1),
    'rows/s': Math.round(rows / (durationMs / 1000)).toLocaleString('en'),
    'times the COPY': (durationMs / copied.durationMs).toFixed(1),
    'peak memory': peakKib === undefined ? '' : `${Math.round(peakKib / 1024)} MB`,
  };
}

async function timeImport(what: string, file: string, rows: number, dataDir: string): Promise<Run> {
  const from = performance.now();
  const child = fork(join(import.meta.dirname, 'import-child.ts'), [file], {
    env: { ...process.env, DATA_DIR: dataDir },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const told: { code: number; peakKib: number }[] = [];
  child.on('message', (message) => told.push(message as { code: number; peakKib: number })); // as import-child.ts sends it
  await once(child, 'exit');
  const { code, peakKib } = told[0] ?? { code: child.exitCode, peakKib: 0 };
  if (code !== 0) throw new Error(`The import of ${file} ended with exit code ${code}`);
  return { what, rows, durationMs: performance.now() - from, peakKib };
}

async function timeCopy(url: string, file: string, rows: number): Promise<Run> {
  return withClient(url, async (client) => {
    const columns = COLUMNS.map((column) => `"${column}" text`).join(', ');
    await client.query(`CREATE TABLE public.bare_copy (${columns})`);
    const from = performance.now();
    await pipeline(
      createReadStream(file),
      client.query(copyFrom('COPY public.bare_copy FROM STDIN (FORMAT csv, HEADER)')),
    );
    const durationMs = performance.now() - from;
    await client.query('DROP TABLE public.bare_copy');
    return { what: 'bare COPY of the CSV file', rows, durationMs };
  });
}

const COLUMNS = [
  'sku',
  'description_1',
  'design',
  'colour',
  'range',
  'brand',
  'item_group',
  'application',
  'is_published',
  'is_promo',
  'on_hand',
  'width',
  'length_cm',
  'diameter',
  'web_colour',
  'design_style',
  'web_type',
  'web_materials',
  'web_standards',
  'web_size',
  'web_shape',
  'composition',
  'martindale',
  'long_description',
  'price_retail_inc_vat',
] as const satisfies (keyof Product)[];

function* csvLines(rows: number, dearerBy = 0): Generator<string> {
  yield `${COLUMNS.join(',')}\n`;
  for (const product of generateProducts(rows)) {
    const price = (product.price_retail_inc_vat ?? 100) + dearerBy;
    const cells = COLUMNS.map((column) => {
      const value = column === 'price_retail_inc_vat' ? price : product[column];
      const text = Array.isArray(value) ? value.join('|') : String(value ?? '');
      return /[",\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    });
    yield `${cells.join(',')}\n`;
  }
}

function* jsonLinesOf(rows: number): Generator<string> {
  for (const product of generateProducts(rows)) yield `${JSON.stringify(product)}\n`;
}

const write = (path: string, lines: Iterable<string>): Promise<void> =>
  pipeline(Readable.from(lines), createWriteStream(path));
