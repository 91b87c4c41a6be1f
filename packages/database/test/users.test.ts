import {
  chmod,
  chown,
  cp,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readyBinaries } from '../src/embedded/binaries.ts';
import { findClusterHome } from '../src/embedded/cluster.ts';
import { disownStalePid } from '../src/embedded/postmaster.ts';
import { canAccess, serverUser } from '../src/embedded/server-user.ts';
import { openDatabase } from '../src/open-database.ts';
import { isAnswering, LIMIT_MS, openElsewhere, temporaryDataDir } from './embedded-kit.ts';

const isRoot = process.getuid?.() === 0;

test('an ordinary user opens a database', { timeout: LIMIT_MS }, async () => {
  const dataDir = await temporaryDataDir();
  const ordinary = await serverUser('/');
  if (ordinary) await chown(dataDir, ordinary.uid, ordinary.gid);
  const { opened, end } = await openElsewhere(dataDir, ordinary ?? {});
  expect(await isAnswering(opened.siteUrl)).toBe(true);
  const { uid } = await stat(join(dataDir, 'postgres'));
  expect(uid).toBe(ordinary?.uid ?? process.getuid?.());
  await end();
});

test('the server runs as nobody special, in a folder that nobody else can open', {
  timeout: LIMIT_MS,
}, async () => {
  const dataDir = await temporaryDataDir();
  const database = await openDatabase({ dataDir });
  const { uid, mode } = await stat(join(dataDir, 'postgres'));
  expect(uid).not.toBe(0);
  expect(mode & 0o777).toBe(0o700);
  await database.stop();
});

test('a crashed server’s pid is taken out of its file, and of none that a link in its place leads to', async () => {
  const cluster = await temporaryDataDir();
  const [file, other] = [join(cluster, 'postmaster.pid'), join(cluster, 'other')];
  await writeFile(other, '4711\nof root\n');
  await symlink(other, file);
  await expect(disownStalePid(cluster)).rejects.toThrow('ELOOP');
  expect(await readFile(other, 'utf8')).toBe('4711\nof root\n');
  await rename(other, file);
  await disownStalePid(cluster);
  expect(await readFile(file, 'utf8')).toBe('2147483647\nof root\n');
  await rm(file);
  await expect(disownStalePid(cluster)).resolves.toBeUndefined();
});

test('root keeps the database elsewhere when its user cannot reach the data directory', {
  timeout: LIMIT_MS,
}, async () => {
  const outer = await temporaryDataDir();
  const elsewhere = join(await temporaryDataDir(), 'var');
  const dataDir = join(outer, 'closed', '.data');
  await mkdir(dataDir, { recursive: true });
  await chmod(join(outer, 'closed'), 0o700);
  const told: string[] = [];
  const home = await findClusterHome(dataDir, (message) => told.push(message), elsewhere);
  // An ordinary user owns the closed folder, so there is nothing in its way.
  expect(home.folder.startsWith(isRoot ? elsewhere : dataDir)).toBe(true);
  expect(told).toHaveLength(isRoot ? 1 : 0);
  expect(await canAccess(home.user, home.folder, 'x')).toBe(true);
  const again = await findClusterHome(dataDir, () => undefined, elsewhere);
  expect(again.folder).toBe(home.folder);
  expect((await stat(join(outer, 'closed'))).mode & 0o777).toBe(0o700);
});

test.runIf(isRoot)(
  'a copied data directory does not open the database of the one it was copied from',
  { timeout: LIMIT_MS },
  async () => {
    const outer = await temporaryDataDir();
    const elsewhere = join(await temporaryDataDir(), 'var');
    const [dataDir, copy, moved] = ['house', 'copy', 'moved'].map((name) =>
      join(outer, name, '.data'),
    );
    if (!dataDir || !copy || !moved) throw new Error('no folders');
    await mkdir(dataDir, { recursive: true });
    await chmod(outer, 0o700);
    const homeOf = async (folder: string) =>
      (await findClusterHome(folder, () => undefined, elsewhere)).folder;
    const home = await homeOf(dataDir);
    await cp(dirname(dataDir), dirname(copy), { recursive: true });
    await expect(homeOf(copy)).rejects.toThrow(`is a copy of ${dataDir}`);
    expect(await homeOf(dataDir)).toBe(home);
    await rename(dirname(dataDir), dirname(moved));
    expect(await homeOf(moved)).toBe(home);
    await expect(homeOf(copy)).rejects.toThrow(`is a copy of ${moved}`);
  },
);

test('libraries that npm did not link are linked, in a copy where the package is read-only', {
  timeout: LIMIT_MS,
}, async () => {
  const dataDir = await temporaryDataDir();
  const { postgres } = await readyBinaries(null, dataDir);
  const installed = join(postgres, '..', '..', '..');
  const packageFolder = join(dataDir, 'package');
  await cp(installed, packageFolder, { recursive: true, verbatimSymlinks: true });
  const link = (folder: string) => join(folder, 'native', 'lib', 'libicuuc.so.60');
  const isLinked = (folder: string) =>
    readFile(link(folder)).then(
      () => true,
      () => false,
    );

  await rm(link(packageFolder));
  await readyBinaries(null, join(dataDir, 'copies'), packageFolder);
  expect(await isLinked(packageFolder)).toBe(true);

  // Where a link cannot be made: a file stands in place of the folder's own right to be written, root has them all.
  await rm(link(packageFolder));
  await rm(join(packageFolder, 'native', 'bin'), { recursive: true });
  await symlink('/nonexistent', join(packageFolder, 'native', 'bin'));
  await readyBinaries(null, join(dataDir, 'copies'), packageFolder);
  expect(await isLinked(packageFolder)).toBe(false);
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  expect(await isLinked(join(dataDir, 'copies', `postgresql-${version}`))).toBe(true);
});

test("a data directory that only its owner can open lets the server's group through, and no more", {
  timeout: LIMIT_MS,
}, async () => {
  const dataDir = await temporaryDataDir();
  await chmod(dataDir, 0o700);
  const database = await openDatabase({ dataDir });
  expect((await stat(dataDir)).mode & 0o777).toBe(isRoot ? 0o710 : 0o700);
  expect((await stat(join(dataDir, 'postgres'))).isDirectory()).toBe(true);
  await database.stop();
});
