import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SitesRunning, withoutSites } from '@selvedge/database/backup/without-sites';
import { changeUrl, withClient } from '@selvedge/database/connection';
import { openDatabase } from '@selvedge/database/open-database';
import { removeWhenOrphaned } from '@selvedge/database/testing/remove-when-orphaned';
import { migrateHub } from '@selvedge/hub/database/migrate-hub';
import { expect, onTestFinished, test } from 'vitest';
import { openBackup } from '../../scripts/backup/held-backups.ts';
import { makeBackup } from '../../scripts/backup/make-backup.ts';
import { restoreBackup } from '../../scripts/backup/restore-backup.ts';

async function folderOfTest(): Promise<string> {
  const made = await realpath(await mkdtemp(join(tmpdir(), 'selvedge-restore-test-')));
  removeWhenOrphaned(made);
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

test('nobody is signed in where a backup is restored: a site that runs is to be stopped first, people sign in anew', {
  timeout: 60_000,
}, async () => {
  const dataDir = await folderOfTest();
  const { ownerUrl, hubUrl, siteUrl, stop } = await openDatabase({ dataDir });
  onTestFinished(stop);
  await migrateHub(hubUrl);
  await withClient(hubUrl, (client) =>
    client.query(`WITH person AS (
      INSERT INTO hub.users (name, email, reset_password_token, reset_password_expiration)
      VALUES ('Clerk', 'clerk@example.com', 'sha256:token', now() + interval '1 hour') RETURNING id)
      INSERT INTO hub.users_sessions (_order, _parent_id, id, created_at, expires_at)
      SELECT 1, id, 'session', now(), now() + interval '1 hour' FROM person`),
  );
  const { folder } = await makeBackup(
    { dataDir, ownerUrl, hubUrl, s3: undefined },
    await folderOfTest(),
  );
  const backup = await openBackup(folder);

  await withClient(ownerUrl, (client) => client.query('CREATE DATABASE anew'));
  const databaseUrl = changeUrl(ownerUrl, { database: 'anew' });
  const site = changeUrl(siteUrl, { database: 'anew' });
  const target = { dataDir: await folderOfTest(), databaseUrl, s3: undefined };
  const secrets = 'postgres-secrets.json';
  await cp(join(dataDir, secrets), join(target.dataDir, secrets));
  const restore = (keysFrom?: string) =>
    restoreBackup(backup.folder, backup.manifest, { ...target, keysFrom });
  const hub = changeUrl(hubUrl, { database: 'anew' });
  const signIn = (url = site) => withClient(url, async () => undefined);

  await withClient(site, () => expect(restore()).rejects.toThrow(SitesRunning));
  await signIn(hub);
  await withoutSites({ ownerUrl: databaseUrl, hubUrl: hub }, async (ownWay) => {
    await expect(signIn()).rejects.toThrow('permission denied');
    await expect(signIn(hub)).rejects.toThrow('password authentication failed');
    await signIn(ownWay);
  });
  await signIn(hub);
  await restore();
  await withClient(site, (client) => client.query('SELECT FROM published.product'));
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query(
      'SELECT email, reset_password_token AS token, (SELECT count(*)::int FROM hub.users_sessions) AS sessions FROM hub.users',
    ),
  );
  expect(rows).toEqual([{ email: 'clerk@example.com', token: null, sessions: 0 }]);
});
