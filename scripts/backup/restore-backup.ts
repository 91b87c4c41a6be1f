import { hash } from 'node:crypto';
import { lchown, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { loadDatabase } from '@selvedge/database/backup/load-database';
import { withoutSites } from '@selvedge/database/backup/without-sites';
import { type DatabaseUrls, withClient } from '@selvedge/database/connection';
import { migrate, readMigrations } from '@selvedge/database/migrate';
import { openServer } from '@selvedge/database/open-database';
import { restoringInto } from '@selvedge/database/unfinished-restore';
import { HUB_MIGRATIONS_FOLDER } from '@selvedge/hub/database/migrate-hub';
import { openOriginals } from '@selvedge/pictures/open-originals';
import { type OriginalEnding, originalPath } from '@selvedge/pictures/originals';
import type { S3Settings } from '@selvedge/pictures/s3-settings';
import { writeWhole } from '@selvedge/pictures/write-whole';
import type pg from 'pg';
import { lockDataDirectory } from '../run/data-directory-lock.ts';
import { damageOf, UnusableBackup } from './backup-folder.ts';
import { copyKeys, requireKeys } from './backup-keys.ts';
import { type BackupManifest, DATABASE_FOLDER, MEDIA_FOLDER } from './backup-manifest.ts';

/** Where a backup is restored to. */
export interface RestoreTarget {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly s3: S3Settings | undefined;
  /** The folder of the keys that open the backup; without it the house has none, and its next start makes some. */
  readonly keysFrom?: string | undefined;
}

/** Something is there already that a restore would destroy. */
export class TargetNotEmpty extends Error {
  override readonly name = 'TargetNotEmpty';
}

/** @throws {UnusableBackup} where this release has not had the backup's migrations, or had others */
async function refuseForeignMigrations({ database }: BackupManifest): Promise<void> {
  for (const [had, known] of [
    [database.migrations.selvedge, await readMigrations()],
    [database.migrations.hub, await readMigrations(HUB_MIGRATIONS_FOLDER)],
  ] as const)
    for (const [place, { name, checksum }] of had.entries())
      if (known[place]?.checksum !== checksum)
        throw new UnusableBackup(
          `The backup has had migration ${name}, which this release does not know: restore it with the release that took it, or a newer one.`,
        );
}

/** @throws {TargetNotEmpty} */
async function refuseUnlessEmpty(ownerUrl: string, { dataDir, databaseUrl }: RestoreTarget) {
  const { rows } = await withClient(ownerUrl, (client) =>
    client.query(
      `SELECT to_regclass('selvedge.migration') AS own, (
         SELECT concat_ws('.', nspname, relname) FROM pg_class
         JOIN pg_namespace ON pg_namespace.oid = relnamespace
         WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema' AND NOT EXISTS (
           SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e') LIMIT 1) AS other`,
    ),
  );
  const [{ own, other }] = rows;
  if (own === null && other === null) return;
  if (own === null)
    throw new TargetNotEmpty(
      `The database of DATABASE_URL is another program's: it holds ${other}. Name an empty one.`,
    );
  throw new TargetNotEmpty(
    databaseUrl === undefined
      ? `${dataDir} holds a database already, which a restore would replace. Move the folder away, or set DATA_DIR to an empty one.`
      : 'The database of DATABASE_URL holds data of Selvedge already. Name an empty one.',
  );
}

async function restoreDatabase(server: DatabaseUrls, folder: string, manifest: BackupManifest) {
  const { selvedge, hub } = manifest.database.migrations;
  await migrate(server.ownerUrl, undefined, 'selvedge', selvedge.length);
  if (hub.length > 0) await migrate(server.hubUrl, HUB_MIGRATIONS_FOLDER, 'hub', hub.length);
  const leftOut = await loadDatabase(server, join(folder, DATABASE_FOLDER), manifest.database);
  if (hub.length > 0) await withClient(server.hubUrl, endSessions);
  return leftOut;
}

/** People sign in anew: who signed out, or was sent away, since the backup was taken is not back with their session or link. */
async function endSessions(hub: pg.Client): Promise<void> {
  await hub.query('DELETE FROM hub.users_sessions');
  await hub.query(
    'UPDATE hub.users SET reset_password_token = NULL, reset_password_expiration = NULL',
  );
}

/**
 * Puts the originals back where they are kept. Those of the demo have names that are no hash of their content, and lie in
 * the folder wherever the others do. Each is compared once more as it is read: whoever may write into the backup could have
 * put a link in its place since.
 *
 * @throws {UnusableBackup} where one has changed meanwhile
 */
async function restoreMedia(folder: string, manifest: BackupManifest, target: RestoreTarget) {
  const originals = openOriginals(join(target.dataDir, 'media'), target.s3);
  for (const [file, { sha256 }] of Object.entries(manifest.files)) {
    if (!file.startsWith(`${MEDIA_FOLDER}/`)) continue;
    const bytes = await readFile(join(folder, file));
    if (hash('sha256', bytes) !== sha256)
      throw new UnusableBackup(`${file} was changed while the backup was restored`);
    const ending = file.slice(file.lastIndexOf('.') + 1) as OriginalEnding; // of `originalNames`
    if (originalPath(bytes, ending) === `/${file}`) await originals.write(bytes, ending);
    else await writeWhole(join(target.dataDir, file), bytes);
  }
}

/**
 * Restores a backup into an empty database and data directory, as the release that took it had them; the next start
 * brings them up to this release.
 *
 * @throws {UnusableBackup} where it is damaged or of a release that this one does not know
 * @throws {TargetNotEmpty} where there is something already
 * @throws {DataDirectoryInUse}, {SitesRunning} where a site runs there
 * @throws {UnfinishedRestore} where it fails midway, or one before has; what is there then cannot be started
 */
export async function restoreBackup(
  folder: string,
  manifest: BackupManifest,
  target: RestoreTarget,
): Promise<readonly string[]> {
  const { keysFrom } = target;
  let leftOut: readonly string[] = [];
  if (keysFrom !== undefined) await requireKeys(keysFrom);
  await refuseForeignMigrations(manifest);
  const damage = await damageOf(folder, manifest);
  if (damage.length > 0)
    throw new UnusableBackup(
      `The backup is damaged, and nothing was restored: ${damage.join('; ')}.`,
    );
  await mkdir(target.dataDir, { recursive: true });
  const unlock = await lockDataDirectory(target.dataDir);
  try {
    const server = await openServer(target);
    try {
      await refuseUnlessEmpty(server.ownerUrl, target);
      await server.prepareRoles();
      await withoutSites(server, (hubUrl) =>
        restoringInto(server.ownerUrl, target, async () => {
          leftOut = await restoreDatabase({ ...server, hubUrl }, folder, manifest);
          await restoreMedia(folder, manifest, target);
          if (keysFrom !== undefined) await copyKeys(keysFrom, join(target.dataDir, 'sealing'));
        }),
      );
    } finally {
      await server.stop();
    }
  } finally {
    unlock();
    await giveToOwner(target.dataDir);
  }
  return leftOut;
}

/** What root has made in a folder of the user that the house runs as, keys of the database and locks, is that user's. */
async function giveToOwner(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataDir);
  for (const entry of await readdir(dataDir, { withFileTypes: true }))
    if (entry.isFile()) await lchown(join(dataDir, entry.name), uid, gid);
}
