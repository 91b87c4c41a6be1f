import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { changeUrl, withClient } from '@selvedge/database/connection';
import { openDatabase } from '@selvedge/database/open-database';
import { removeWhenOrphaned } from '@selvedge/database/testing/remove-when-orphaned';
import { migrateHub } from '@selvedge/hub/database/migrate-hub';
import { openOriginals } from '@selvedge/pictures/open-originals';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { damageOf, MANIFEST } from '../../scripts/backup/backup-folder.ts';
import { copyKeys } from '../../scripts/backup/backup-keys.ts';
import { type BackupManifest, backupManifest } from '../../scripts/backup/backup-manifest.ts';
import { openBackup, removeUnfinished } from '../../scripts/backup/held-backups.ts';
import { makeBackup } from '../../scripts/backup/make-backup.ts';
import { restoreBackup } from '../../scripts/backup/restore-backup.ts';
import { publishBrand } from '../../scripts/faults/publish-brand.ts';

const LIMIT_MS = 60_000;
const MAIL = '2026-11-24T10-30-00-000Z-0123456789abcdef.eml';

const house = { dataDir: '', ownerUrl: '', hubUrl: '', stop: async (): Promise<void> => undefined };
/** An original's name among the files of a backup. */
let picture = '';

async function folder(): Promise<string> {
  const made = await realpath(await mkdtemp(join(tmpdir(), 'selvedge-backup-test-')));
  removeWhenOrphaned(made);
  return made;
}

async function folderOfTest(): Promise<string> {
  const made = await folder();
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

beforeAll(async () => {
  const dataDir = await folder();
  const { ownerUrl, hubUrl, stop } = await openDatabase({ dataDir });
  Object.assign(house, { dataDir, ownerUrl, hubUrl, stop });
  await migrateHub(hubUrl);
  const address = await openOriginals(join(dataDir, 'media'), undefined).write(
    Buffer.from('a picture'),
    'webp',
  );
  picture = address.slice(1);
  await publishBrand(ownerUrl, `Brand of ${address}`);
  await mkdir(join(dataDir, 'mail'));
  await writeFile(join(dataDir, 'mail', MAIL), 'a mail');
}, LIMIT_MS);

afterAll(async () => {
  await house.stop();
  await rm(house.dataDir, { recursive: true, force: true });
});

const backUp = (target: string) => makeBackup({ ...house, s3: undefined }, target);

const sumOfText = (text: string) => ({
  sha256: createHash('sha256').update(text).digest('hex'),
  bytes: text.length,
});

/** What restoring leaves: a data directory, and what lies beside it. */
async function restored(backup: string) {
  const beside = await folderOfTest();
  const dataDir = join(beside, 'house');
  const { folder: found, manifest } = await openBackup(backup);
  await restoreBackup(found, manifest, { dataDir, databaseUrl: undefined, s3: undefined });
  return { beside, dataDir };
}

test('a backup comes back with its original, without mails, and with nothing that lies beside it', {
  timeout: LIMIT_MS,
}, async () => {
  const { folder: backup } = await backUp(await folderOfTest());
  expect(await readdir(backup)).not.toContain('mail');
  await writeFile(join(dirname(join(backup, picture)), 'unlisted.webp'), 'of somebody else');
  const { dataDir } = await restored(backup);
  expect(await readFile(join(dataDir, picture), 'utf8')).toBe('a picture');
  expect(await readdir(dirname(join(dataDir, picture)))).toEqual([basename(picture)]);
  expect(await readdir(dataDir)).not.toContain('mail');
});

test('a backup with other tables than the house has is not restored', {
  timeout: LIMIT_MS,
}, async () => {
  const { folder: backup, manifest } = await backUp(await folderOfTest());
  const { tables } = manifest.database;
  const [first] = tables.filter(({ schema }) => schema === 'audit');
  if (!first) throw new Error('There is no table of the audit log');
  const without = { ...manifest.database, tables: tables.filter((table) => table !== first) };
  const into = { dataDir: join(await folderOfTest(), 'house'), databaseUrl: undefined };
  await expect(
    restoreBackup(backup, { ...manifest, database: without }, { ...into, s3: undefined }),
  ).rejects.toThrow(`The backup lacks ${first.schema}.${first.name}`);
});

test('a house that a restore has left half is not opened, and both say what to do', {
  timeout: LIMIT_MS,
}, async () => {
  const { folder: backup, manifest } = await backUp(await folderOfTest());
  const wrong = structuredClone(manifest);
  const { tables } = wrong.database;
  const [brands] = tables.filter(({ schema, name }) => `${schema}.${name}` === 'published.product');
  if (brands) brands.rows += 1;
  const dataDir = join(await folderOfTest(), 'house');
  const target = { dataDir, databaseUrl: undefined, s3: undefined };
  const way = `Move ${dataDir} away, or set DATA_DIR to an empty folder, then restore again.`;
  await expect(restoreBackup(backup, wrong, target)).rejects.toThrow(
    `The restore was not finished: published."product" has 1 rows and should have 2. ${way}`,
  );
  const refusal = `The restore was not finished. ${way}`;
  await expect(openDatabase({ dataDir })).rejects.toThrow(refusal);
  await expect(restoreBackup(backup, manifest, target)).rejects.toThrow(refusal);
});

test.each(['tables', 'sequences', 'migrations'] as const)(
  'a manifest whose %s have names that no migration gives is refused, and they are not told',
  async (part) => {
    const { folder: backup, manifest } = await backUp(await folderOfTest());
    const { database } = structuredClone(manifest);
    const [name, { tables, sequences, migrations }] = ['x\u001b[2J', database];
    sequences.push({ name: 'hub.x_seq', last: '1' });
    const [first] = { tables, sequences, migrations: migrations.hub }[part];
    if (first) first.name = name;
    await writeFile(join(backup, MANIFEST), JSON.stringify({ ...manifest, database }));
    const refusal = await openBackup(backup).catch(String);
    expect(refusal).toContain('is damaged, or of another release');
    expect(refusal).not.toContain('\u001b');
  },
);

test('a manifest that names what no backup holds is refused with the name', async () => {
  const { folder: backup, manifest } = await backUp(await folderOfTest());
  for (const file of [
    'media/../../scripts/start.ts',
    `media/ab/${'cd'.repeat(20)}.jpg`,
    `media/ab/${'ab'.repeat(20)}.ts`,
    `/media/ab/${'ab'.repeat(20)}.jpg`,
    'mail/../../start.eml',
    'mail/sub/one.eml',
    'mail/.eml',
    'mail\\one.eml',
    'database/../published.brand.copy.gz',
    'sealing/identity.txt',
  ]) {
    const files = { ...manifest.files, [file]: sumOfText('of somebody else') };
    await writeFile(join(backup, MANIFEST), JSON.stringify({ ...manifest, files }));
    await expect(openBackup(backup)).rejects.toThrow(
      `${JSON.stringify(file)} is no name of a file that a backup holds`,
    );
  }
});

test('the file of a table is its own, and is listed', async () => {
  const { manifest } = await backUp(await folderOfTest());
  const said = (change: (copy: BackupManifest) => void): string => {
    const copy = structuredClone(manifest);
    change(copy);
    return backupManifest.safeParse(copy).error?.issues[0]?.message ?? 'accepted';
  };
  expect(said(() => undefined)).toBe('accepted');
  const [{ schema, name, file } = { schema: '', name: '', file: '' }] = manifest.database.tables;
  const elsewhere = '../../other.copy.gz';
  expect(
    said(({ database: { tables } }) => {
      if (tables[0]) tables[0].file = elsewhere;
    }),
  ).toBe(`${schema}.${name} lies in ${file}, and not in "${elsewhere}"`);
  expect(said(({ files }) => void delete files[`database/${file}`])).toBe(
    `database/${file} is not among its files`,
  );
});

test('what an interrupted backup has left goes with the next, once it is a day old', async () => {
  const target = await folderOfTest();
  const [old, fresh] = ['.selvedge-20260101-020304.77', '.selvedge-20260102-020304.78'];
  const other = '.somebody-elses';
  for (const name of [old, fresh, other]) await mkdir(join(target, name));
  const dayBefore = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const name of [old, other]) await utimes(join(target, name), dayBefore, dayBefore);
  await removeUnfinished(target, new Date());
  expect((await readdir(target)).sort()).toEqual([fresh, other]);
});

test('what is a link, or lies behind one, is no file of a backup', async () => {
  const { folder: backup, manifest } = await backUp(await folderOfTest());
  const elsewhere = await folderOfTest();
  await rename(join(backup, 'media'), join(elsewhere, 'media'));
  await symlink(join(elsewhere, 'media'), join(backup, 'media'));
  expect(await damageOf(backup, manifest)).toEqual([`${picture} is no plain file`]);
  await expect(restored(backup)).rejects.toThrow('nothing was restored');
});

test('an original that was damaged in the backup before is copied anew', async () => {
  const target = await folderOfTest();
  const first = await backUp(target);
  await writeFile(join(first.folder, picture), 'a pictyre');
  const second = await backUp(target);
  expect(await damageOf(first.folder, first.manifest)).toEqual([`${picture} was changed`]);
  expect(await damageOf(second.folder, second.manifest)).toEqual([]);
  expect(await readFile(join(second.folder, picture), 'utf8')).toBe('a picture');
  const third = await backUp(target);
  const [one, other] = [second, third].map(({ folder }) => statSync(join(folder, picture)).ino);
  expect(one).toBe(other);
});

test('bytes that are not what their name says are whole in no backup, whatever its manifest says', async () => {
  const target = await folderOfTest();
  const first = await backUp(target);
  const damaged = 'a pictyre';
  await writeFile(join(first.folder, picture), damaged);
  const files = { ...first.manifest.files, [picture]: sumOfText(damaged) };
  const manifest = { ...first.manifest, files };
  await writeFile(join(first.folder, MANIFEST), JSON.stringify(manifest));
  expect(await damageOf(first.folder, manifest)).toEqual([
    `${picture} was damaged before the backup was taken: its name is not its SHA-256`,
  ]);
  const second = await backUp(target);
  expect(second.manifest.missingMedia).toEqual([]);
  expect(await damageOf(second.folder, second.manifest)).toEqual([]);
});

test('an original that is damaged where the house keeps it is named as lost, or comes of the backup before', async () => {
  const target = await folderOfTest();
  await backUp(target);
  const path = join(house.dataDir, picture);
  await writeFile(path, 'a pictyre');
  onTestFinished(() => writeFile(path, 'a picture'));
  expect((await backUp(target)).manifest.missingMedia).toEqual([]);
  const { folder: bare, manifest } = await backUp(await folderOfTest());
  expect(manifest.missingMedia).toEqual([basename(picture)]);
  expect(await damageOf(bare, manifest)).toEqual([]);
});

test('a table that is called like a path is nobody’s file', async () => {
  const target = await folderOfTest();
  const name = `hub."/../../../../${basename(target)}-outside"`;
  await withClient(house.hubUrl, (client) => client.query(`CREATE TABLE ${name} (a text)`));
  onTestFinished(async () => {
    await withClient(house.hubUrl, (client) => client.query(`DROP TABLE ${name}`));
  });
  const { folder: taken, manifest } = await backUp(target);
  expect(await damageOf(taken, manifest)).toEqual([]);
  expect((await readdir(dirname(target))).filter((file) => file.includes('-outside'))).toEqual([]);
});

test('keys that are copied lose none of those that lie there', async () => {
  const [from, to] = [await folderOfTest(), await folderOfTest()];
  const [older, newer] = ['AGE-SECRET-KEY-1OLDER', 'AGE-SECRET-KEY-1NEWER'];
  await writeFile(join(from, 'identity.txt'), `${older}\n`);
  await writeFile(join(from, 'marks.key'), 'the marks of the house\n');
  await writeFile(join(to, 'identity.txt'), `${newer}\n${older}\n`);
  await writeFile(join(to, 'marks.key'), 'other marks\n');
  await copyKeys(from, to);
  expect(await readFile(join(to, 'identity.txt'), 'utf8')).toBe(`${older}\n${newer}\n`);
  expect(statSync(join(to, 'identity.txt')).mode & 0o777).toBe(0o600);
  const marks = (await readdir(to)).filter((name) => name.startsWith('marks.key'));
  expect(await Promise.all(marks.map((name) => readFile(join(to, name), 'utf8')))).toEqual([
    'the marks of the house\n',
    'other marks\n',
  ]);
  await copyKeys(from, to);
  expect((await readdir(to)).filter((name) => name.startsWith('marks.key'))).toEqual(marks);
  const empty = await folderOfTest();
  await expect(copyKeys(empty, to)).rejects.toThrow('holds no sealing key');
  await writeFile(join(empty, 'identity.txt'), '');
  await expect(copyKeys(empty, to)).rejects.toThrow('holds no sealing key');
});

test('a database that holds something of another program is left alone', async () => {
  const backups = await folderOfTest();
  const { folder: taken, manifest } = await makeBackup({ ...house, s3: undefined }, backups);
  await withClient(house.ownerUrl, (client) => client.query('CREATE DATABASE other'));
  const databaseUrl = changeUrl(house.ownerUrl, { database: 'other' });
  await withClient(databaseUrl, (client) => client.query('CREATE TABLE customers (name text)'));
  const target = { dataDir: await folderOfTest(), databaseUrl, s3: undefined };
  await expect(restoreBackup(taken, manifest, target)).rejects.toThrow(
    /another program's: it holds public\.customers/u,
  );
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query("SELECT nspname FROM pg_namespace WHERE nspname NOT LIKE 'pg%' ORDER BY 1"),
  );
  expect(rows.map(({ nspname }) => nspname)).toEqual(['information_schema', 'public']);
});
