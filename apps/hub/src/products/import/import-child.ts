import { dirname, join } from 'node:path';
import { emptyProduct, type Product } from '@selvedge/contract/product';
import { withClient } from '@selvedge/database/connection';
import type { ReplacedProduct } from '@selvedge/database/import-runs';
import { CannotUndoError, undoImport } from '@selvedge/database/undo-import';
import { type ImportSummary, importProducts } from '@selvedge/import/import-products';
import { ImportRefused, UnknownHeader } from '@selvedge/import/import-refused';
import { unpackPictures } from '@selvedge/import/pictures/unpack-pictures';
import type { ImportedPicture } from '@selvedge/pictures/imported-picture';
import { s3SettingsOf } from '@selvedge/pictures/s3-settings';
import type pg from 'pg';
import { decodingApart } from '../../decoding/start-decoding.ts';
import { readHubSettings } from '../../settings.ts';
import {
  type ChildMessage,
  type ChildOrder,
  childOrder,
  type ImportExample,
  type ImportReport,
  MAX_IMPORT_ROWS,
} from './import-report.ts';

/** Characters that a value of an example shows before it stops. */
const MAX_CHARACTERS = 120;

/** A picture's address without its size and what stands for it while it loads. */
const withoutPlaceholder = (text: string): string => text.replace(/^(\/media\/[^#]*)#.*$/su, '$1');

const words = (value: unknown): string => {
  if (value === null || (Array.isArray(value) && value.length === 0)) return '';
  const text = typeof value === 'string' ? withoutPlaceholder(value) : JSON.stringify(value);
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
};

function fieldsBetween(before: Product, after: Product): ImportExample['fields'] {
  return Object.entries(after)
    .map(([field, value]): ImportExample['fields'][number] => ({
      field,
      before: words(Reflect.get(before, field)),
      after: words(value),
    }))
    .filter(({ field }) => {
      const [was, is]: unknown[] = [Reflect.get(before, field), Reflect.get(after, field)];
      return JSON.stringify(was) !== JSON.stringify(is);
    });
}

function exampleOf({ sku, before, after }: ReplacedProduct): ImportExample {
  const name = [after.design, after.colour].filter(Boolean).join(', ');
  if (!before) return { sku, name, kind: 'new', fields: fieldsBetween(emptyProduct, after) };
  const isWithdrawn = before.is_published && !after.is_published;
  return {
    sku,
    name,
    kind: isWithdrawn ? 'withdrawn' : 'changed',
    fields: fieldsBetween(before, after),
  };
}

/** Names of pictures that are not there, of which the first are told. */
const NAMED_PICTURES = 50;

/** The importer's summary as the hub shows it. */
function reportOf(summary: ImportSummary): ImportReport {
  const { pictures, rejectedFile, examples, changes, ...rest } = summary;
  return {
    ...rest,
    findings: [...rest.findings],
    warnings: [...rest.warnings],
    unusedColumns: [...rest.unusedColumns],
    firstRejections: [...rest.firstRejections],
    picturesFound: pictures.found,
    picturesMissing: pictures.missing.size,
    missingPictures: [...pictures.missing].slice(0, NAMED_PICTURES),
    hasRejectedFile: rejectedFile !== undefined,
    examples: examples.map(exampleOf),
    changes: {
      fields: [...changes.fields],
      emptied: changes.emptied,
      takenOver: [...changes.takenOver],
    },
  };
}

/**
 * One import, or the taking back of one, in a process of its own: the hub goes on answering meanwhile, and a file that
 * takes a process down takes this one. It ends with the hub; what it has not committed is rolled back.
 */
const settings = readHubSettings(process.env);
const decodeApart = decodingApart();
const stopping = new AbortController();
process.on('disconnect', () => process.exit(1));

const say = (message: ChildMessage): void => void process.send?.(message);

const TOO_MANY = `The file has more than ${MAX_IMPORT_ROWS.toLocaleString('en')} rows. Split it, or use "npm run import" on the server, which knows no limit.`;

async function runImport(
  client: pg.Client,
  { file, mapping, pictures, update, dryRun, allowed }: Extract<ChildOrder, { action: 'import' }>,
): Promise<ChildMessage> {
  const picturesDir = pictures && join(dirname(pictures), 'pictures');
  if (picturesDir) await unpackPictures(pictures, picturesDir);
  const summary = await importProducts({
    file,
    mapping,
    picturesDir,
    update,
    dryRun,
    allowed,
    client,
    mediaDir: join(settings.DATA_DIR, 'media'),
    s3: s3SettingsOf(settings),
    // This process knows the database's password, and may be root's.
    examine: async (brought) =>
      (await decodeApart({ name: 'importedPicture', args: [brought] })) as ImportedPicture, // what that decoder gives
    signal: stopping.signal,
    onProgress(progress) {
      if (progress.rows > MAX_IMPORT_ROWS) stopping.abort(new ImportRefused(TOO_MANY));
      say({ progress });
    },
  });
  return { report: reportOf(summary) };
}

async function runUndo(client: pg.Client, runId: string): Promise<ChildMessage> {
  await client.query('BEGIN');
  const undone = await undoImport(client, runId);
  await client.query('COMMIT');
  return { undone };
}

function problemOf(error: unknown): string {
  if (error instanceof ImportRefused || error instanceof CannotUndoError) return error.message;
  console.error(error);
  return 'The import failed, and nothing was written. What happened is in the hub’s log.';
}

const order = childOrder.parse(JSON.parse(process.argv[2] ?? 'null'));
const answer = await withClient(settings.HUB_DATABASE_URL, (client) =>
  order.action === 'import' ? runImport(client, order) : runUndo(client, order.runId),
).catch(
  (error: unknown): ChildMessage => ({
    problem: problemOf(error),
    ...(error instanceof UnknownHeader && { columns: [...error.columns] }),
  }),
);
process.send?.(answer, () => process.exit(0));
