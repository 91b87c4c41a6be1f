import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openVariantCache } from './variant-cache.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-variants-'));
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = (length: number) => Buffer.alloc(length, 7);

test('beyond the bound goes what was not used for the longest time', async () => {
  const cache = await openVariantCache(folder, 250);
  await cache.write('320/a.webp', bytes(100));
  await cache.write('320/b.webp', bytes(100));
  await cache.read('320/a.webp');
  await cache.write('320/c.webp', bytes(100));
  expect(await cache.read('320/b.webp')).toBeUndefined();
  expect(await cache.read('320/a.webp')).toEqual(bytes(100));
  await vi.waitFor(async () =>
    expect(await readdir(join(folder, '320'))).toEqual(['a.webp', 'c.webp']),
  );
});

test('the next process knows what is there and when it was used', async () => {
  const first = await openVariantCache(folder, 1000);
  for (const key of ['a.webp', 'b.webp']) await first.write(key, bytes(100));
  await utimes(join(folder, 'a.webp'), 2000, 2000);
  await utimes(join(folder, 'b.webp'), 1000, 1000);
  await writeFile(join(folder, '.c.webp.draft'), 'half');
  const next = await openVariantCache(folder, 150);
  expect(await next.read('a.webp')).toEqual(bytes(100));
  expect(await next.read('b.webp')).toBeUndefined();
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual(['a.webp']), 20_000);
});

test('a file that somebody deleted is made anew, and one larger than everything is not kept', async () => {
  const cache = await openVariantCache(folder, 150);
  await cache.write('a.webp', bytes(100));
  await rm(join(folder, 'a.webp'));
  expect(await cache.read('a.webp')).toBeUndefined();
  await cache.write('large.webp', bytes(151));
  expect(await readdir(folder)).toEqual([]);
});

test('where nothing can be written the log says so once, and again when it has gone on meanwhile', async () => {
  const warn = vi.fn();
  const cache = await openVariantCache(folder, 1000, { warn });
  const failing = async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, 'no folder');
    for (const key of ['a.webp', 'b.webp']) await cache.write(key, bytes(100));
    expect(await cache.read('a.webp')).toBeUndefined();
    await rm(folder);
  };
  await failing();
  expect(warn).toHaveBeenCalledTimes(1);
  await cache.write('a.webp', bytes(100));
  expect(await cache.read('a.webp')).toEqual(bytes(100));
  await failing();
  expect(warn).toHaveBeenCalledTimes(2);
  await mkdir(folder);
});
