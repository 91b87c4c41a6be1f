import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@selvedge/database/open-database';
import { readIdentities } from '@selvedge/hub/access/sealing-keys';
import { openWhatIsSealed } from '@selvedge/hub/registrations/personal-data/rotate-keys';
import { printable } from '@selvedge/import/report/summary-text';
import { s3SettingsOf } from '@selvedge/pictures/s3-settings';
import { readSettings } from '@selvedge/services/settings';
import { leftAloneLine, openBackup } from './backup/held-backups.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { step } from './output/steps.ts';

const USAGE = `Usage: npm run restore -- FROM [--keys KEYS]
  FROM    a backup, or the folder that holds several, of which the newest is taken
  --keys  the folder in which the sealing key is kept
It goes into the empty folder of DATA_DIR, or the empty database of DATABASE_URL.`;

/** `npm run restore -- FROM`: back on a bare directory. */
async function restore(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string' } },
  });
  const [from, ...rest] = positionals;
  if (!from || rest.length > 0) {
    console.error(USAGE);
    return 2;
  }
  const settings = readSettings(process.env);
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = settings;
  const { folder, manifest, leftAlone } = await openBackup(resolve(from));
  for (const other of leftAlone) console.error(leftAloneLine(other));
  const keysFrom = values.keys === undefined ? undefined : resolve(values.keys);
  const target = { dataDir, databaseUrl, s3: s3SettingsOf(settings), keysFrom };
  const leftOut = await step(`Restoring ${folder}`, () => restoreBackup(folder, manifest, target));
  const sealing = join(dataDir, 'sealing');
  const sealed = keysFrom === undefined ? undefined : await tryKeys(dataDir, databaseUrl);
  if (sealed && sealed.looked > 0 && sealed.looked === sealed.unreadable)
    throw new Error(
      `Restored as it was on ${manifest.takenAt}, but the sealing key of ${keysFrom} does not open its applications. Do not start it: put the identity.txt that it had then into ${sealing} first.`,
    );
  console.log(`Restored as it was on ${manifest.takenAt}. Start it: npm start`);
  if (sealed && sealed.unreadable > 0)
    console.error(
      `Of the ${sealed.looked} newest things that lie sealed, ${sealed.unreadable} open with no key of ${keysFrom}: they were sealed to another, or to none.`,
    );
  if (leftOut.length > 0)
    console.log(
      `Left out, since the house has no such table: ${leftOut.join(', ')}. Their rows lie in ${join(folder, 'database')}.`,
    );
  if (manifest.databaseAlone)
    console.log(
      `It was taken before a migration, without originals: they are to lie in ${join(dataDir, 'media')}, as they did then.`,
    );
  if (values.keys === undefined)
    console.log(
      `Before that, put the sealing key back into ${sealing}: without it nobody opens the applications, and new ones are sealed to a new key.`,
    );
  return 0;
}

/** What the keys of a data directory open of what lies sealed in its database. */
async function tryKeys(dataDir: string, databaseUrl: string | undefined) {
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    return await openWhatIsSealed(database, await readIdentities(dataDir));
  } finally {
    await database.stop();
  }
}

/** Most characters of a message, in which the database may tell what a changed backup holds. */
const LONGEST_MESSAGE = 2000;

process.exitCode = await restore().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(printable(message.slice(0, LONGEST_MESSAGE)));
  return 1;
});
if (process.channel) process.disconnect();
