import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { dumpDatabase } from '@selvedge/database/backup/dump-database';
import { type DatabaseUrls, withClient } from '@selvedge/database/connection';
import { openDatabase } from '@selvedge/database/open-database';
import { migrateHub } from '@selvedge/hub/database/migrate-hub';
import { openOriginals } from '@selvedge/pictures/open-originals';
import { writeWhole } from '@selvedge/pictures/write-whole';
import { damageOf } from './backup/backup-folder.ts';
import { copyKeys, keepKeys } from './backup/backup-keys.ts';
import type { BackupManifest } from './backup/backup-manifest.ts';
import { makeBackup } from './backup/make-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { buildSiteIfStale } from './building/site-build.ts';
import { faultsOf } from './durability/kept.ts';
import { type Sent, writeUntil } from './durability/writer.ts';
import { publishBrand } from './faults/publish-brand.ts';
import { startSite } from './faults/site-process.ts';
import { startDesk } from './inbox/desk.ts';
import { freePort } from './machine/free-port.ts';
import { elapsed, step } from './output/steps.ts';

/**
 * `npm run check:restore -- [backups]`: the promise that a house comes back. Backups are taken while eight writers send
 * applications and sign-ups and the hub's worker takes them; each is restored on a bare directory, where every table must
 * have the rows that were dumped, every original be what it was, and everything that was acknowledged before the backup
 * began come to the desk, opened with the key that was kept apart.
 */

const WRITERS = 8;
const BEFORE_MS = 1500;
/** Each backup holds all that came before it: without a pause the twentieth would take an hour. */
const WRITER_PAUSE_MS = 400;
const [, , given = '20'] = process.argv;
const BACKUPS = Number(given);
if (!Number.isInteger(BACKUPS) || BACKUPS < 1)
  throw new Error(`"${given}" is no number of backups: give a whole number of at least 1`);

process.env.TRUST_PROXY = '127.0.0.1';
process.env.RATE_LIMIT = '0'; // every application names one applicant
const work = realpathSync(mkdtempSync(join(tmpdir(), 'selvedge-check-restore-')));
const inWork = (name: string): string => join(work, name);
const [dataDir, target, keys] = [inWork('house'), inWork('backups'), inWork('keys')];
mkdirSync(dataDir);

const PICTURE = 'a picture';
/** Names of the originals that the house keeps. */
const originals: string[] = [];

/** Keeps an original under the hash of its content, and one under another name, as the demo's are. @returns both addresses */
async function keptOriginals(): Promise<string> {
  const media = join(dataDir, 'media');
  const address = await openOriginals(media, undefined).write(Buffer.from(PICTURE), 'webp');
  const drawn = 'd'.repeat(40);
  await writeWhole(join(media, 'dd', `${drawn}.jpg`), Buffer.from(PICTURE));
  originals.push(address.replace(/^.*\/|\..*$/gu, ''), drawn);
  return `${address} /media/dd/${drawn}.jpg`;
}

/** The rows of a dumped table, in an order of their own: PostgreSQL puts a row wherever a page has room for it. */
const rowsOf = (file: string): string[] =>
  gunzipSync(readFileSync(file)).toString('latin1').split('\n').sort();

/** Which tables of a restored house have other rows than the backup. */
async function changedTables(urls: DatabaseUrls, folder: string, manifest: BackupManifest) {
  const again = inWork('again');
  mkdirSync(again);
  const { tables } = await dumpDatabase(urls, again);
  const changed: string[] = [];
  for (const { file } of tables) {
    const [was, is] = [join(folder, 'database', file), join(again, file)].map(rowsOf);
    if (!isDeepStrictEqual(was, is)) changed.push(`${file} was restored otherwise`);
  }
  if (tables.length !== manifest.database.tables.length)
    changed.push(
      `${folder} has ${manifest.database.tables.length} tables, restored ${tables.length}`,
    );
  rmSync(again, { recursive: true });
  return changed;
}

/** Restores a backup, lets the desk take what lies in it, and tells what is wrong, a line each. */
async function faultsOfBackup(
  { folder, manifest }: { folder: string; manifest: BackupManifest },
  sent: Sent,
  before: Sent,
): Promise<string[]> {
  const bare = inWork('bare');
  await restoreBackup(folder, manifest, { dataDir: bare, databaseUrl: undefined, s3: undefined });
  await copyKeys(keys, join(bare, 'sealing'));
  const { ownerUrl, hubUrl, stop } = await openDatabase({ dataDir: bare });
  const faults = await changedTables({ ownerUrl, hubUrl }, folder, manifest);
  // What the desk was sending at that moment is nobody's now: the clock moves on past its leases.
  await withClient(ownerUrl, (client) =>
    client.query('UPDATE hub.outbox SET leased_until = NULL WHERE leased_until IS NOT NULL'),
  );
  const desk = startDesk(hubUrl, bare);
  const all = { ...before, applications: sent.applications };
  faults.push(...(await faultsOf(all, { ownerUrl, dataDir: bare }, before.applications)));
  await desk.end('SIGTERM');
  const restored = openOriginals(join(bare, 'media'), undefined);
  for (const hash of originals) {
    const picture = await restored.read(hash);
    if (picture?.toString() !== PICTURE) faults.push(`The original ${hash} is not what it was`);
  }
  await stop();
  rmSync(bare, { recursive: true });
  return faults;
}

await step('Building the site, if it changed', buildSiteIfStale);
const database = await step('Starting a house', () => openDatabase({ dataDir }));
await migrateHub(database.hubUrl);
await publishBrand(database.ownerUrl, `Brand of ${await keptOriginals()}`);
const site = await startSite({ port: await freePort(), dataDir, databaseUrl: database.ownerUrl });
const desk = startDesk(database.hubUrl, dataDir);
const sent: Sent = { applications: [], signUps: [], faults: [] };
const faults: string[] = [];
try {
  await keepKeys(dataDir, keys, target);
  for (let round = 1; round <= BACKUPS; round++) {
    const stopping = new AbortController();
    const writers = Array.from({ length: WRITERS }, () =>
      writeUntil(site.origin, stopping.signal, sent, WRITER_PAUSE_MS),
    );
    await pause(BEFORE_MS);
    const before: Sent = {
      applications: sent.applications.filter(({ isAcknowledged }) => isAcknowledged),
      signUps: [...sent.signUps],
      faults: [],
    };
    const backup = await makeBackup(
      { dataDir, ownerUrl: database.ownerUrl, hubUrl: database.hubUrl, s3: undefined },
      target,
    );
    stopping.abort();
    await Promise.all(writers);
    faults.push(...(await damageOf(backup.folder, backup.manifest)));
    const found = await faultsOfBackup(backup, sent, before);
    faults.push(...found.map((fault) => `Backup ${round}: ${fault}`));
    console.log(
      `Backup ${round}: ${before.applications.length} applications and ${before.signUps.length} sign-ups acknowledged before it`,
    );
  }
  faults.push(...sent.faults);
} finally {
  await Promise.all([site.end('SIGTERM'), desk.end('SIGTERM')]);
  await database.stop();
  rmSync(work, { recursive: true, force: true });
}
for (const line of faults.slice(0, 20)) console.log(`  ${line}`);
console.log(`${BACKUPS} backups, ${faults.length} faults, in ${elapsed()}`);
process.exit(faults.length === 0 && sent.applications.length > 0 ? 0 : 1);
