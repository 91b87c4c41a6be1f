import {
  chown,
  lstat,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '@selvedge/database/connection';
import { systemUser } from '@selvedge/database/embedded/server-user';
import { openDatabase, openServer } from '@selvedge/database/open-database';
import { removeWhenOrphaned } from '@selvedge/database/testing/remove-when-orphaned';
import { UnfinishedRestore } from '@selvedge/database/unfinished-restore';
import { sealingRecipient } from '@selvedge/services/registration/sealing-key';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { MANIFEST, readManifest } from '../../scripts/backup/backup-folder.ts';
import { makeBackup } from '../../scripts/backup/make-backup.ts';
import { restoreBackup } from '../../scripts/backup/restore-backup.ts';

async function folderOfTest(): Promise<string> {
  const made = await realpath(await mkdtemp(join(tmpdir(), 'selvedge-whole-test-')));
  removeWhenOrphaned(made);
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

async function backedUp() {
  const dataDir = await folderOfTest();
  const { ownerUrl, hubUrl, stop } = await openDatabase({ dataDir });
  onTestFinished(stop);
  await sealingRecipient(dataDir);
  const { folder, manifest } = await makeBackup(
    { dataDir, ownerUrl, hubUrl, s3: undefined },
    await folderOfTest(),
  );
  return { folder, manifest, keys: join(dataDir, 'sealing') };
}

test('a manifest with a changed byte is refused, or says the same', {
  timeout: 60_000,
}, async () => {
  const { folder, manifest } = await backedUp();
  expect(await readManifest(folder)).toEqual(manifest);
  const bytes = await readFile(join(folder, MANIFEST));
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
      const changed = Buffer.from(bytes);
      changed[at] = (bytes[at] ?? 0) ^ by;
      await writeFile(join(folder, MANIFEST), changed);
      const read = await readManifest(folder).catch(() => manifest);
      expect(read).toEqual(manifest);
    }),
    { numRuns: 500 },
  );
});

test('a restore whose keys cannot be put there is not finished, and nothing starts of it', {
  timeout: 60_000,
}, async () => {
  const { folder, manifest, keys } = await backedUp();
  const target = { dataDir: await folderOfTest(), databaseUrl: undefined, s3: undefined };
  await writeFile(join(target.dataDir, 'sealing'), 'in the way of the keys');
  await expect(restoreBackup(folder, manifest, { ...target, keysFrom: keys })).rejects.toThrow(
    UnfinishedRestore,
  );
  await expect(openServer(target)).rejects.toThrow(UnfinishedRestore);
});

test.runIf(process.getuid?.() === 0)(
  'what root restores into a folder of the user that the house runs as is that user’s',
  { timeout: 60_000 },
  async () => {
    const { folder, manifest, keys } = await backedUp();
    const dataDir = await folderOfTest();
    const user = await systemUser('nobody');
    if (!user) throw new Error('there is no user nobody');
    await chown(dataDir, user.uid, user.gid);
    await restoreBackup(folder, manifest, {
      dataDir,
      databaseUrl: undefined,
      s3: undefined,
      keysFrom: keys,
    });
    const others = await Promise.all(
      (await readdir(dataDir, { recursive: true })).map(async (name) => ({
        name,
        uid: (await lstat(join(dataDir, name))).uid,
      })),
    );
    expect(others.length).toBeGreaterThan(10);
    expect(others.filter(({ uid }) => uid !== user.uid)).toEqual([]);
  },
);

test('a table that somebody has made in the house is left out of what is restored, and told', {
  timeout: 60_000,
}, async () => {
  const dataDir = await folderOfTest();
  const { ownerUrl, hubUrl, stop } = await openDatabase({ dataDir });
  onTestFinished(stop);
  const own = 'hub.registrations_before_repair';
  await withClient(hubUrl, (client) =>
    client.query(`CREATE TABLE ${own} AS SELECT 1 AS id; ALTER TABLE ${own} ADD turn serial`),
  );
  const source = { dataDir, ownerUrl, hubUrl, s3: undefined };
  const { folder, manifest } = await makeBackup(source, await folderOfTest());
  const target = { dataDir: await folderOfTest(), databaseUrl: undefined, s3: undefined };
  expect(await restoreBackup(folder, manifest, target)).toEqual([own]);
});
