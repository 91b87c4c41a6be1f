import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openServer } from '@selvedge/database/open-database';
import { s3SettingsOf } from '@selvedge/pictures/s3-settings';
import { readSettings } from '@selvedge/services/settings';
import { keepKeys } from './backup/backup-keys.ts';
import { mediaFile } from './backup/backup-manifest.ts';
import {
  backupsIn,
  type HeldBackup,
  leftAloneLine,
  removeOldBackups,
} from './backup/held-backups.ts';
import { makeBackup } from './backup/make-backup.ts';
import { step } from './output/steps.ts';

const USAGE = `Usage: npm run backup -- TO [--keep N] [--keys KEYS]
  TO      a folder that holds backups; each becomes a folder of its own in it
  --keep  removes all but the newest N of them afterwards
  --keys  copies the sealing key to a folder apart from TO; no backup holds it`;

const holds = ({ manifest }: HeldBackup, name: string): boolean =>
  Object.hasOwn(manifest.files, mediaFile(name));

/**
 * `npm run backup -- TO`: a consistent copy of database, media and mails while everything runs. It fails, with the backup
 * taken, where something else in the folder has the name of a backup, or originals are missing that were there before.
 */
async function backup(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' }, keys: { type: 'string' } },
  });
  const [to, ...rest] = positionals;
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (!to || rest.length > 0 || (keep !== undefined && !(Number.isInteger(keep) && keep > 0))) {
    console.error(USAGE);
    return 2;
  }
  const settings = readSettings(process.env);
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = settings;
  const target = resolve(to);
  // Opening an embedded database would make one.
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres-secrets.json')))
    throw new Error(
      `${resolve(dataDir)} holds nothing of Selvedge. Set DATA_DIR to where it runs.`,
    );
  if (values.keys !== undefined) await keepKeys(dataDir, resolve(values.keys), target);
  const server = await openServer({ dataDir, databaseUrl });
  try {
    const { ownerUrl, hubUrl } = server;
    const source = { dataDir, ownerUrl, hubUrl, s3: s3SettingsOf(settings) };
    const earlier = (await backupsIn(target)).backups;
    const { folder, manifest, goneMedia, away } = await step('Taking a backup', () =>
      makeBackup(source, target),
    );
    const rows = manifest.database.tables.reduce((sum, table) => sum + table.rows, 0);
    const { length: files } = Object.keys(manifest.files);
    console.log(`${folder}: ${rows} rows, ${files} files`);
    for (const name of manifest.missingMedia)
      console.log(`  the original ${name} is named and nowhere to be had whole`);
    // Those that an earlier backup holds were there once: until they are back, or that backup is taken away, none is removed.
    const lost = manifest.missingMedia.filter((name) => earlier.some((one) => holds(one, name)));
    if (lost.length + goneMedia.length > 0)
      console.error(
        `${lost.length + goneMedia.length} originals are in earlier backups and no more in the house. Is ${source.s3 ? `the bucket ${source.s3.bucket}` : `${dataDir}/media`} what it should be?${keep === undefined ? '' : ' No earlier backup is removed.'}`,
      );
    if (away !== undefined)
      console.error(
        `${away}: nobody knows whether it still has the originals that earlier backups hold.${keep === undefined ? '' : ' No earlier backup is removed.'}`,
      );
    const isWhole = lost.length + goneMedia.length === 0 && away === undefined;
    const { backups, leftAlone } = await backupsIn(target);
    if (keep !== undefined && isWhole)
      for (const old of await removeOldBackups(backups, keep, folder))
        console.log(`removed ${old}`);
    if (values.keys === undefined)
      console.log(
        `The sealing key (${dataDir}/sealing) is not in it: keep it apart, or name a folder with --keys. Without it nobody opens the applications of a restored house.`,
      );
    for (const other of leftAlone) console.error(leftAloneLine(other));
    return leftAlone.length === 0 && isWhole ? 0 : 1;
  } finally {
    await server.stop();
  }
}

process.exitCode = await backup().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  return 1;
});
if (process.channel) process.disconnect();
