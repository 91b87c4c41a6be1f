import { mkdtemp, readdir, readFile, rm, stat, symlink, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { folderOriginals } from './open-originals.ts';
import { OriginalsAway, OriginalTooLarge } from './originals.ts';
import { MAX_ORIGINAL_BYTES } from './picture-limits.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-originals-'));
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = Buffer.from('a picture');

test('an original is kept by its content, once and whole, and found by its hash', async () => {
  const originals = folderOriginals(folder);
  const path = await originals.write(bytes, 'jpg');
  expect(await originals.write(bytes, 'jpg')).toBe(path);
  const [, two = '', hash = ''] = /^\/media\/(..)\/([0-9a-f]{64})\.jpg$/u.exec(path) ?? [];
  expect(hash.startsWith(two)).toBe(true);
  expect(await originals.read(hash)).toEqual(bytes);
  expect(await readdir(join(folder, two))).toEqual([`${hash}.jpg`]);
  expect(await readFile(join(folder, two, `${hash}.jpg`))).toEqual(bytes);
});

test.each(['', '../../etc/passwd', 'A'.repeat(40), '0'.repeat(39), `${'0'.repeat(40)}/..`])(
  'the hash %j names no original',
  async (hash) => {
    expect(await folderOriginals(folder).read(hash)).toBeNull();
  },
);

test('an empty file, as a power cut leaves it, is none, one too large is refused, and either is written anew', async () => {
  const originals = folderOriginals(folder);
  const path = await originals.write(bytes, 'png');
  const [file = ''] = (await readdir(folder, { recursive: true })).filter((n) =>
    n.endsWith('.png'),
  );
  const hash = path.slice(-68, -4);
  await truncate(join(folder, file), 0);
  expect(await originals.read(hash)).toBeNull();
  await truncate(join(folder, file), MAX_ORIGINAL_BYTES + 1);
  await expect(originals.read(hash)).rejects.toThrow(OriginalTooLarge);
  await originals.write(bytes, 'png');
  expect(await originals.read(hash)).toEqual(bytes);
});

test('a folder that cannot be read is no folder without pictures', async () => {
  const hash = 'ab'.repeat(32);
  expect(await folderOriginals(folder).read(hash)).toBeNull();
  await symlink('ab', join(folder, 'ab'));
  await expect(folderOriginals(folder).read(hash)).rejects.toThrow(OriginalsAway);
});

test.runIf(process.getuid?.() === 0)(
  'an original that root writes is there for the site, whatever root keeps to itself elsewhere',
  async () => {
    const before = process.umask(0o077);
    onTestFinished(() => void process.umask(before));
    const media = join(folder, 'media');
    const address = await folderOriginals(media).write(bytes, 'webp');
    const file = join(folder, address);
    const mode = async (path: string) => (await stat(path)).mode & 0o777;
    expect(await mode(file)).toBe(0o644);
    for (const made of [dirname(file), media]) expect(await mode(made)).toBe(0o755);
  },
);
