import {
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DamagedFileError, readStoredFile, writeStoredFile } from './stored-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-kept-'));
});
afterAll(() => rm(folder, { recursive: true }));

const PIECES = [Buffer.from('a'), Buffer.alloc(100_000, 'b'), Buffer.from('c')];

test('what was written is read, by nobody but its owner', async () => {
  const path = join(folder, 'whole');
  await writeStoredFile(path, PIECES);
  expect(await readStoredFile(path)).toEqual(PIECES);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('a link that lies where it is written leads nowhere, and what root writes is the folder owner’s', async () => {
  const own = join(folder, 'own');
  await mkdir(own);
  if (process.getuid?.() === 0) await chown(own, 65_534, 65_534);
  const [path, other] = [join(own, 'linked'), join(folder, 'other')];
  await writeFile(other, 'of somebody else');
  await symlink(other, `${path}.new`);
  await writeStoredFile(path, PIECES);
  expect(await readFile(other, 'utf8')).toBe('of somebody else');
  expect(await readStoredFile(path)).toEqual(PIECES);
  expect((await lstat(path)).uid).toBe((await stat(own)).uid);
});

test('a file that is damaged anywhere, cut, or of another kind is told from a whole one', async () => {
  const path = join(folder, 'damaged');
  await writeStoredFile(path, PIECES);
  const whole = await readFile(path);
  for (const at of [0, 17, 25, 50_000, whole.length - 1]) {
    const damaged = Buffer.from(whole);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    await writeFile(path, damaged);
    await expect(readStoredFile(path), `byte ${at}`).rejects.toThrow(DamagedFileError);
  }
  for (const length of [0, 10, 30, 70_000, whole.length - 1]) {
    await writeFile(path, whole.subarray(0, length));
    await expect(readStoredFile(path), `${length} bytes`).rejects.toThrow(DamagedFileError);
  }
});

test('a length that is too large to be true is not believed', async () => {
  const path = join(folder, 'long');
  await writeStoredFile(path, PIECES);
  const bytes = await readFile(path);
  bytes.writeBigUInt64LE(2n ** 50n, 16);
  await writeFile(path, bytes);
  await expect(readStoredFile(path)).rejects.toThrow(DamagedFileError);
});

test('a writing that fails leaves the file of before, and nothing beside it', async () => {
  const path = join(folder, 'before');
  await writeStoredFile(path, PIECES);
  const failing = function* () {
    yield Buffer.from('new');
    throw new Error('no space left');
  };
  await expect(writeStoredFile(path, failing())).rejects.toThrow('no space left');
  expect(await readStoredFile(path)).toEqual(PIECES);
  await expect(stat(`${path}.new`)).rejects.toThrow('ENOENT');
});
