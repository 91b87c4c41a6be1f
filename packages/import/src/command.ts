import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withClient } from '@selvedge/database/connection';
import { openDatabase } from '@selvedge/database/open-database';
import { type ImportSummary, importProducts } from './import-products.ts';
import { ImportRefused } from './import-refused.ts';
import { READY_MAPPINGS } from './mapping/mappings.ts';
import { type Output, progressDisplay } from './report/progress.ts';
import { printable, summaryText } from './report/summary-text.ts';
import { type ImportSettings, readImportSettings } from './settings.ts';

/** Every row went in. */
export const EXIT_COMPLETE = 0;
/** Some rows were rejected, the others went in. */
export const EXIT_REJECTIONS = 1;
/** Nothing was written. */
export const EXIT_REFUSED = 2;
/** The run was stopped; nothing was written. */
const EXIT_STOPPED = 130;

/** Given the connection of the site's role and the settings of the import. */
export type Afterwards = (siteUrl: string, settings: ImportSettings) => Promise<void>;

/**
 * `npm run import`: a product file into the catalogue. Works beside a running site, which shows the products at once.
 *
 * @param argv the arguments behind the command
 * @param env settings: DATA_DIR, DATABASE_URL
 * @param output where progress and summary go
 * @param afterwards what is done once products have been written, while the database is open; its failure is not the
 *   import's
 * @returns the exit code
 */
export async function importCommand(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  output: Output = process.stdout,
  afterwards: Afterwards = async () => undefined,
): Promise<number> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;
  for (const signal of signals) process.on(signal, stop);
  try {
    const args = readArguments(argv);
    if (!args) {
      output.write(`${USAGE}\n`);
      return EXIT_COMPLETE;
    }
    const settings = readImportSettings(env);
    const summary = await run(args, settings, output, stopping.signal, afterwards);
    return summary.rejected > 0 ? EXIT_REJECTIONS : EXIT_COMPLETE;
  } catch (error) {
    if (stopping.signal.aborted) {
      output.write('Stopped. Nothing was imported.\n');
      return EXIT_STOPPED;
    }
    output.write(`${printable(message(error))}\n`);
    return EXIT_REFUSED;
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}

async function run(
  args: ImportArguments,
  settings: ImportSettings,
  output: Output,
  signal: AbortSignal,
  afterwards: Afterwards,
): Promise<ImportSummary> {
  const path = (written: string) => resolve(settings.callerDir, written);
  const file = path(args.file);
  if (!existsSync(file)) throw new ImportRefused(`There is no file ${file}.`);
  const database = await openDatabase({
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
  });
  const startedAt = performance.now();
  const progress = progressDisplay(output);
  try {
    const summary = await withClient(database.ownerUrl, async (client) => {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      // What the server does at that moment is cancelled too, or a stop would wait for it.
      const cancel = () =>
        withClient(database.ownerUrl, (other) =>
          other.query('SELECT pg_cancel_backend($1)', [rows[0]?.pid]),
        ).catch(() => undefined);
      signal.addEventListener('abort', cancel);
      try {
        return await importProducts({
          file,
          mapping: args.mapping === undefined ? undefined : mappingPath(args.mapping, path),
          picturesDir: args.pictures === undefined ? undefined : path(args.pictures),
          update: args.update,
          list: args.list,
          dryRun: args.dryRun,
          client,
          mediaDir: join(settings.dataDir, 'media'),
          s3: settings.s3,
          signal,
          onProgress: progress.update,
        });
      } finally {
        signal.removeEventListener('abort', cancel);
        progress.stop();
      }
    });
    output.write(summaryText(file, summary, performance.now() - startedAt));
    if (!args.dryRun && !signal.aborted) {
      await afterwards(database.siteUrl, settings).catch((error: unknown) =>
        output.write(`The products are in; what follows an import failed: ${String(error)}\n`),
      );
    }
    return summary;
  } finally {
    await database.stop();
  }
}

/** A ready mapping's name stays; anything else is a path. */
function mappingPath(written: string, path: (written: string) => string): string {
  return READY_MAPPINGS.some(({ name }) => name === written) ? written : path(written);
}

/** What people are told: a refusal as it is, anything else with what it was. */
function message(error: unknown): string {
  if (error instanceof ImportRefused) return error.message;
  const reason = error instanceof Error && error.message !== '' ? error.message : String(error);
  return `The import failed and nothing was written: ${reason}`;
}

const USAGE = `Usage: npm run import -- FILE [--mapping NAME|FILE] [--pictures DIR] [--update] [--list NAME] [--dry-run]

  FILE               a product file: CSV, XLSX or JSON Lines
  --mapping NAME     which column feeds which field: selvedge, shopify, or a mapping file;
                     found out by the file's header where it is left out
  --pictures DIR     the folder of the pictures that the file names
  --update           change products that are there, and of them only what the file carries:
                     a price list of SKU and price
  --list NAME        the supplier's list that the file is of; that of the mapping where it is left out
  --dry-run          do everything and write nothing

Exit code: 0 every row went in, 1 some rows were rejected and the others went in, 2 nothing was written.
Mapping files are explained in docs/import.md.`;

interface ImportArguments {
  readonly file: string;
  readonly mapping: string | undefined;
  readonly pictures: string | undefined;
  readonly update: boolean;
  readonly list: string | undefined;
  readonly dryRun: boolean;
}

/**
 * Reads the command's arguments.
 *
 * @returns undefined when help is asked for
 * @throws ImportRefused for arguments that are not known, or no file or more than one
 */
function readArguments(argv: readonly string[]): ImportArguments | undefined {
  const { values, positionals } = parse(argv);
  if (values.help) return undefined;
  const [file, second] = positionals;
  if (file === undefined) throw new ImportRefused(`No product file is named.\n\n${USAGE}`);
  if (second !== undefined) {
    throw new ImportRefused(`One file at a time: "${second}" is a second one.\n\n${USAGE}`);
  }
  return {
    file,
    mapping: values.mapping,
    pictures: values.pictures,
    update: values.update ?? false,
    list: values.list,
    dryRun: values['dry-run'] ?? false,
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        pictures: { type: 'string' },
        update: { type: 'boolean' },
        list: { type: 'string' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new ImportRefused(
      `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`,
    );
  }
}
