import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ImportRefused } from '../src/import-refused.ts';
import { unpackPictures } from '../src/pictures/unpack-pictures.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-archive-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = new Uint8Array([1, 2, 3]);
const unpack = async (archive: Uint8Array) => {
  const path = join(folder, 'pictures.zip');
  await writeFile(path, archive);
  await unpackPictures(path, join(folder, 'pictures'));
};
const unpacked = () =>
  readdirSync(join(folder, 'pictures'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

test('pictures are unpacked by their names, from any folder, and nothing else is', async () => {
  const archive: Zippable = {
    'a/Cloth é.JPG': bytes,
    'b/rug.png': bytes,
    'rug.png': bytes,
    'b/prices.csv': bytes,
    '__MACOSX/b/._rug.png': bytes,
  };
  await unpack(zipSync(archive));
  expect(unpacked()).toEqual(['Cloth é.JPG', 'rug.png', 'rug.png']);
  await unpack(zipSync({ 'rug.png': bytes }));
  expect(unpacked()).toEqual(['rug.png']);
});

test.each([
  ['no archive', bytes, /no ZIP/u],
  ['cut off', zipSync({ 'a.png': new Uint8Array(1000) }).subarray(0, -30), /no ZIP, or is broken/u],
  ['a path that leads out', zipSync({ '../../a.png': bytes }), /broken/u],
  ['a name too long for a file', zipSync({ [`${'a'.repeat(300)}.png`]: bytes }), /than 255 bytes/u],
  [
    'a picture that is too large',
    zipSync({ 'a.png': new Uint8Array(61 << 20) }),
    /more than 60 MB/u,
  ],
  [
    'more than fit',
    zipSync(
      Object.fromEntries([...Array(12).keys()].map((n) => [`${n}.png`, new Uint8Array(45 << 20)])),
    ),
    /more than 512 MB/u,
  ],
])('%s is refused', async (_, archive, message) => {
  const failed = unpack(archive);
  await expect(failed).rejects.toThrow(ImportRefused);
  await expect(failed).rejects.toThrow(message);
});
