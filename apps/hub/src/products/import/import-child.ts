import { dirname, join } from 'node:path';
import { withClient } from '@selvedge/database/connection';
import { CannotUndoError, undoImport } from '@selvedge/database/undo-import';
import { importProducts } from '@selvedge/import/import-products';
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
  MAX_IMPORT_ROWS,
} from './import-messages.ts';
import { reportOf } from './import-report.ts';

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
  {
    file,
    mapping,
    pictures,
    update,
    list,
    dryRun,
    allowed,
  }: Extract<ChildOrder, { action: 'import' }>,
): Promise<ChildMessage> {
  const picturesDir = pictures && join(dirname(pictures), 'pictures');
  if (picturesDir) await unpackPictures(pictures, picturesDir);
  const summary = await importProducts({
    file,
    mapping,
    picturesDir,
    update,
    list,
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
