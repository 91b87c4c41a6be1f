import { mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '@selvedge/database/connection';
import { migrate, readMigrations } from '@selvedge/database/migrate';
import { openDatabase, openServer } from '@selvedge/database/open-database';
import { removeWhenOrphaned } from '@selvedge/database/testing/remove-when-orphaned';
import { readSettings } from '@selvedge/services/settings';
import { expect, onTestFinished, test } from 'vitest';
import { backupBeforeMigrating } from '../../scripts/backup/before-migrating.ts';
import { openBackup } from '../../scripts/backup/held-backups.ts';
import { restoreBackup } from '../../scripts/backup/restore-backup.ts';
import { publishBrand } from '../../scripts/faults/publish-brand.ts';

const LIMIT_MS = 60_000;

/** A data directory whose database is of the release before: it lacks the newest migration. */
async function ofTheReleaseBefore() {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'selvedge-upgrade-')));
  onTestFinished(removeWhenOrphaned(dataDir));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { length } = await readMigrations();
  const server = await openServer({ dataDir });
  await server.prepareRoles();
  await migrate(server.ownerUrl, undefined, 'selvedge', length - 1);
  await publishBrand(server.ownerUrl, 'Before');
  await server.stop();
  return { dataDir, before: length - 1 };
}

const applied = async (dataDir: string): Promise<number> => {
  const server = await openServer({ dataDir });
  const count = await withClient(server.ownerUrl, async (client) => {
    const { rows } = await client.query('SELECT count(*)::int AS count FROM selvedge.migration');
    return rows[0].count;
  });
  await server.stop();
  return count;
};

const brandsOf = (ownerUrl: string): Promise<string[]> =>
  withClient(ownerUrl, async (client) => {
    const { rows } = await client.query("SELECT doc->>'brand' AS brand FROM published.product");
    return rows.map(({ brand }) => brand);
  });

test('before a database is migrated it is backed up, as it was', {
  timeout: LIMIT_MS,
}, async () => {
  const { dataDir, before } = await ofTheReleaseBefore();
  const beforeMigrating = backupBeforeMigrating(readSettings({ DATA_DIR: dataDir }));
  await (await openDatabase({ dataDir, beforeMigrating })).stop();
  const { manifest } = await openBackup(join(dataDir, 'backups'));
  expect(manifest.databaseAlone).toBe(true);
  expect(manifest.database.migrations.selvedge).toHaveLength(before);
  expect(await applied(dataDir)).toBe(before + 1);
  // One that lacks nothing is left alone.
  await (await openDatabase({ dataDir, beforeMigrating })).stop();
  expect(await readdir(join(dataDir, 'backups'))).toHaveLength(1);
});

test('an upgrade keeps what was there, and so does going back by a restore', {
  timeout: LIMIT_MS,
}, async () => {
  const { dataDir, before } = await ofTheReleaseBefore();
  const beforeMigrating = backupBeforeMigrating(readSettings({ DATA_DIR: dataDir }));
  const upgraded = await openDatabase({ dataDir, beforeMigrating });
  expect(await brandsOf(upgraded.ownerUrl)).toEqual(['Before']);
  await publishBrand(upgraded.ownerUrl, 'After');
  await upgraded.stop();

  const { folder, manifest } = await openBackup(join(dataDir, 'backups'));
  const bare = join(dataDir, 'bare');
  await restoreBackup(folder, manifest, { dataDir: bare, databaseUrl: undefined, s3: undefined });
  expect(await applied(bare)).toBe(before);
  const server = await openServer({ dataDir: bare });
  expect(await brandsOf(server.ownerUrl)).toEqual(['Before']);
  await server.stop();
});

test('where no backup can be taken nothing is migrated, and the start says why', {
  timeout: LIMIT_MS,
}, async () => {
  const { dataDir, before } = await ofTheReleaseBefore();
  await writeFile(join(dataDir, 'backups'), 'a file where the folder would be');
  const beforeMigrating = backupBeforeMigrating(readSettings({ DATA_DIR: dataDir }));
  await expect(openDatabase({ dataDir, beforeMigrating })).rejects.toThrow(/Nothing was migrated/u);
  expect(await applied(dataDir)).toBe(before);
});
