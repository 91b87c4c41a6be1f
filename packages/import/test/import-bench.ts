import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Product } from '@selvedge/contract/product';
import { withClient } from '@selvedge/database/connection';
import { testDatabase } from '@selvedge/database/testing/test-database';
import { parse } from 'csv-parse/sync';
import type pg from 'pg';
import { type ImportOptions, type ImportSummary, importProducts } from '../src/import-products.ts';

/** A line of the file of rejected rows. */
export interface RejectedLine {
  readonly line: string;
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

/** A database and a folder of a test's own, with what tests do there. */
export interface ImportBench extends AsyncDisposable {
  readonly folder: string;
  /** Writes a file into the folder. @returns its path */
  write(name: string, content: string | Uint8Array): Promise<string>;
  run(file: string, options?: Partial<ImportOptions>): Promise<ImportSummary>;
  /** All stored products by SKU. */
  products(): Promise<Map<string, Product>>;
  rejected(file: string): Promise<RejectedLine[]>;
  query<Row extends object>(sql: string): Promise<Row[]>;
  /** Does something in a transaction of its own. */
  within(work: (client: pg.Client) => Promise<void>): Promise<void>;
}

export async function importBench(): Promise<ImportBench> {
  const database = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-import-'));
  const query = <Row extends object>(sql: string) =>
    withClient(database.ownerUrl, async (client) => (await client.query<Row>(sql)).rows);
  return {
    folder,
    query,
    within: (work) =>
      withClient(database.ownerUrl, async (client) => {
        await client.query('BEGIN');
        await work(client);
        await client.query('COMMIT');
      }),
    async write(name, content) {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    },
    run: (file, options) =>
      withClient(database.ownerUrl, (client) =>
        importProducts({ file, client, mediaDir: join(folder, 'media'), ...options }),
      ),
    async products() {
      const rows = await query<{ doc: Product }>('SELECT doc FROM published.product');
      return new Map(rows.map(({ doc }) => [doc.sku, doc]));
    },
    async rejected(file) {
      const text = await readFile(file, 'utf8');
      return parse(text, { bom: true, columns: true }) as RejectedLine[]; // its header says so
    },
    async [Symbol.asyncDispose]() {
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A line of our own columns; what is left out gets a fitting value. */
export function ownLine(sku: string, over: Partial<Record<keyof Product, string>> = {}): string[] {
  return OWN_COLUMNS.map(
    (column) =>
      ({ sku, design: 'Fynbos', colour: 'Sage', range: 'Cape', item_group: '005', ...over })[
        column
      ] ?? '',
  );
}

export const OWN_COLUMNS = [
  'sku',
  'design',
  'colour',
  'range',
  'item_group',
  'web_colour',
  'width',
  'long_description',
  'price_retail_inc_vat',
] as const satisfies (keyof Product)[];

/** A plain CSV of our own columns. */
export const ownCsv = (...lines: readonly (readonly string[])[]): string =>
  [OWN_COLUMNS, ...lines].map((line) => `${line.join(',')}\n`).join('');
