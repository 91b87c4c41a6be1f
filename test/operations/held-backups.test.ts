import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openDatabase } from '@selvedge/database/open-database';
import { removeWhenOrphaned } from '@selvedge/database/testing/remove-when-orphaned';
import { openOriginals } from '@selvedge/pictures/open-originals';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { damageOf, MANIFEST } from '../../scripts/backup/backup-folder.ts';
import type { BackupManifest } from '../../scripts/backup/backup-manifest.ts';
import {
  backupsIn,
  openBackup,
  removeOldBackups,
  removeUnfinished,
} from '../../scripts/backup/held-backups.ts';
import { makeBackup } from '../../scripts/backup/make-backup.ts';
import { publishBrand } from '../../scripts/faults/publish-brand.ts';

const LIMIT_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

const house = { dataDir: '', ownerUrl: '', hubUrl: '', stop: async (): Promise<void> => undefined };
/** An original's name among the files of a backup. */
let picture = '';

async function folder(): Promise<string> {
  const made = await realpath(await mkdtemp(join(tmpdir(), 'selvedge-held-backups-')));
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
  const originals = openOriginals(join(dataDir, 'media'), undefined);
  const address = await originals.write(Buffer.from('a picture'), 'webp');
  picture = address.slice(1);
  await publishBrand(ownerUrl, `Brand of ${address}`);
}, LIMIT_MS);

afterAll(async () => {
  await house.stop();
  await rm(house.dataDir, { recursive: true, force: true });
});

const backUp = (target: string, daysAgo = 0) =>
  makeBackup({ ...house, s3: undefined }, target, {
    now: new Date(Date.now() - daysAgo * DAY_MS),
  });

/** What a command says and ends with. */
const run = (script: 'backup' | 'verify', ...words: readonly string[]) =>
  new Promise<{ code: unknown; said: string; complained: string }>((resolve) => {
    const { DATABASE_URL: _, ...env } = process.env;
    execFile(
      process.execPath,
      [join(import.meta.dirname, `../../scripts/${script}.ts`), ...words],
      { env: { ...env, DATA_DIR: house.dataDir } },
      (error, said, complained) => resolve({ code: error?.code ?? 0, said, complained }),
    );
  });

/** Takes the house's pictures away until the test has ended. */
async function unmountMedia(): Promise<void> {
  const [media, away] = [join(house.dataDir, 'media'), join(house.dataDir, 'unmounted')];
  await rename(media, away);
  onTestFinished(() => rename(away, media));
}

/** Puts what only has the name of a backup into a folder of them. @returns each path with why it is none */
async function putStrangers(
  target: string,
  { folder: real, manifest }: { folder: string; manifest: BackupManifest },
): Promise<Map<string, string>> {
  const strangers = new Map<string, string>();
  const named = (name: string, why: string): string => {
    strangers.set(join(target, name), why);
    return join(target, name);
  };
  const put = async (at: string, text: string): Promise<void> => {
    await mkdir(at);
    await writeFile(join(at, MANIFEST), text);
  };
  await put(named('selvedge-20991231-235958', 'it is no JSON'), 'x');
  await put(
    named('selvedge-20991231-235959', 'which is yet to come'),
    JSON.stringify({ ...manifest, takenAt: '2099-12-31T23:59:59.000Z' }),
  );
  await put(named('selvedge-20991231-235957', 'another time'), JSON.stringify(manifest));
  const titled = { ...manifest, '\u001b]0;a title\u0007': 1 }; // which would be the terminal's
  await put(named('selvedge-20991231-235954', 'Unrecognized key'), JSON.stringify(titled));
  await mkdir(named('selvedge-20991231-235956', 'manifest.json is missing'));
  await writeFile(named('selvedge-20991231-235955', 'is no plain folder'), 'a file');
  const open = named(`${basename(real)}-7`, 'can be changed by other users');
  await cp(real, open, { recursive: true });
  await chmod(open, 0o777);
  return strangers;
}

test('what only has the name of a backup costs none of the real ones, is left alone, and is said', {
  timeout: LIMIT_MS,
}, async () => {
  const target = await folderOfTest();
  const [oldest, older] = [await backUp(target, 2), await backUp(target, 1)];
  const strangers = await putStrangers(target, older);
  const { code, said, complained } = await run('backup', target, '--keep', '2');
  expect(code).toBe(1);
  expect(said).toContain(`removed ${oldest.folder}\n`);
  expect(said.match(/^removed /gmu)).toHaveLength(1);
  const { backups } = await backupsIn(target);
  expect(backups).toHaveLength(2);
  expect(backups[0]?.folder).toBe(older.folder);
  expect(said).toContain(`${backups[1]?.folder}: `);
  for (const [path, why] of strangers)
    expect(complained).toMatch(new RegExp(`^${path} is left alone: .*${why}`, 'mu'));
  expect(complained).not.toContain('\u001b');
  const there = await readdir(target);
  for (const path of strangers.keys()) expect(there).toContain(basename(path));
  expect(there).toHaveLength(2 + strangers.size);
});

test('of a folder the newest backup that counts is opened, whatever lies beside it', {
  timeout: LIMIT_MS,
}, async () => {
  const target = await folderOfTest();
  const [older, newest] = [await backUp(target, 2), await backUp(target, 1)];
  expect(await run('verify', target)).toMatchObject({ code: 0, complained: '' });
  await putStrangers(target, older);
  await writeFile(join(target, MANIFEST), JSON.stringify(older.manifest)); // as if it were one itself
  const { code, said, complained } = await run('verify', target);
  expect(said).toContain(`${newest.folder}, taken ${newest.manifest.takenAt}`);
  expect(complained).toContain('selvedge-20991231-235959 is left alone');
  expect(code).toBe(1);
  // One that is named is taken, whosever it is.
  expect((await openBackup(`${older.folder}-7`)).manifest).toEqual(older.manifest);
});

test('an original is linked of no backup that others can change', async () => {
  const target = await folderOfTest();
  const first = await backUp(target, 3);
  await chmod(join(first.folder, picture), 0o666);
  const second = await backUp(target, 2);
  await chmod(join(second.folder, picture, '..'), 0o777);
  const third = await backUp(target, 1);
  const files = [first, second, third].map((one) => statSync(join(one.folder, picture)).ino);
  expect(new Set(files).size).toBe(3);
  expect(await damageOf(third.folder, third.manifest)).toEqual([]);
  const fourth = await backUp(target);
  expect(statSync(join(fourth.folder, picture)).ino).toBe(files[2]);
});

test.runIf(process.getuid?.() === 0)(
  'a backup of which somebody else owns a part does not count',
  async () => {
    const SOMEBODY = 65_534;
    const target = await folderOfTest();
    const [older, newer] = [await backUp(target, 3), await backUp(target, 2)];
    const table = Object.keys(newer.manifest.files).find((file) => file.startsWith('database/'));
    for (const name of [table ?? '', MANIFEST, '']) {
      const path = join(newer.folder, name);
      await chown(path, SOMEBODY, SOMEBODY);
      const { backups, leftAlone } = await backupsIn(target);
      expect(backups.map((one) => one.folder)).toEqual([older.folder]);
      expect(leftAlone[0]?.why).toContain(`belongs to user ${SOMEBODY}`);
      await chown(path, 0, 0);
    }
  },
);

test('backups are told apart within a second, and the one just taken stays however old it seems', async () => {
  const target = await folderOfTest();
  const now = new Date(Date.now() - DAY_MS);
  const taken: string[] = [];
  for (let number = 0; number < 12; number++)
    taken.push((await makeBackup({ ...house, s3: undefined }, target, { now })).folder);
  const { backups } = await backupsIn(target);
  expect(backups.map((one) => one.folder)).toEqual(taken);
  const [first = ''] = taken;
  expect(await removeOldBackups(backups, 1, first)).toEqual(taken.slice(1, -1));
  expect((await readdir(target)).sort()).toEqual(
    [first, taken.at(-1) ?? ''].map((at) => basename(at)),
  );
});

test('what others may change is no draft of an interrupted backup, and stays', async () => {
  const target = await folderOfTest();
  const name = '.selvedge-20260101-020304.77';
  await mkdir(join(target, name));
  await chmod(join(target, name), 0o777);
  await removeUnfinished(target, new Date(Date.now() + 2 * DAY_MS));
  expect(await readdir(target)).toEqual([name]);
});

test('while originals that were there are away, no earlier backup is removed, however many nights', {
  timeout: LIMIT_MS,
}, async () => {
  const target = await folderOfTest();
  const whole = await backUp(target, 3);
  await unmountMedia();
  const alarm = {
    code: 1,
    complained: expect.stringContaining(
      '1 originals are in earlier backups and no more in the house',
    ),
  };
  expect(await run('backup', target, '--keep', '1')).toMatchObject(alarm); // linked from the whole one
  for (const { folder: taken } of (await backupsIn(target)).backups)
    await writeFile(join(taken, picture), 'damaged, so that none is linked');
  for (let night = 0; night < 2; night++)
    expect(await run('backup', target, '--keep', '1')).toMatchObject(alarm);
  const { backups } = await backupsIn(target);
  expect(backups).toHaveLength(4);
  expect(backups[0]?.folder).toBe(whole.folder);
});

test('a bucket that does not answer costs no backup, and is told', {
  timeout: LIMIT_MS,
}, async () => {
  const target = await folderOfTest();
  const first = await backUp(target, 2);
  await unmountMedia();
  const s3 = {
    bucket: 'originals',
    endpoint: 'http://127.0.0.1:9',
    region: 'us-east-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    pathStyle: true,
  };
  const second = await makeBackup({ ...house, s3 }, target);
  expect(second.away).toBe('The pictures in the bucket originals cannot be reached');
  expect(second.goneMedia).toEqual([]);
  expect(Object.keys(second.manifest.files)).toContain(picture);
  expect(second.manifest.database.tables.length).toBe(first.manifest.database.tables.length);
});
