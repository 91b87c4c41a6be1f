import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { writeWhole } from '@selvedge/pictures/write-whole';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

/** What was made once, kept on disk within a bound; what was not used for the longest time goes first. */
export interface VariantCache {
  /** The bytes under a key, or undefined. */
  read(key: string): Promise<Buffer | undefined>;
  /** Nothing is lost where it cannot be kept, as on a full disk: it is made again when it is asked for again. */
  write(key: string, bytes: Uint8Array): Promise<void>;
}

/**
 * Opens the cache. Keys are relative paths, which the caller has checked. The time of a file says when it was last used,
 * so the order outlives the process.
 *
 * @param maxBytes all files together; something larger than all of it is not kept
 * @param log told of the first write that fails, and not again until one has worked
 * @throws Error when the folder cannot be made or read
 */
export async function openVariantCache(
  folder: string,
  maxBytes: number,
  log?: Pick<FastifyBaseLogger, 'warn'>,
): Promise<VariantCache> {
  await mkdir(folder, { recursive: true });
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_, key, reason) => {
      if (reason === 'evict') void rm(join(folder, key), { force: true });
    },
  });
  for (const { key, bytes } of await filesByAge(folder)) sizes.set(key, bytes);
  let keeps = true;

  return {
    async read(key) {
      if (sizes.get(key) === undefined) return undefined;
      const path = join(folder, key);
      const bytes = await readFile(path).catch(() => undefined);
      if (!bytes || bytes.length === 0) {
        sizes.delete(key);
        return undefined;
      }
      const now = new Date();
      await utimes(path, now, now).catch(() => undefined); // it may just have gone
      return bytes;
    },
    async write(key, bytes) {
      if (bytes.length > maxBytes) return;
      try {
        await writeWhole(join(folder, key), bytes);
      } catch (error) {
        if (keeps) log?.warn({ err: error }, `what is made of pictures is not kept in ${folder}`);
        keeps = false;
        return;
      }
      keeps = true;
      sizes.set(key, bytes.length);
    },
  };
}

/** The files that are there, those unused for the longest time first; drafts of an ended process are removed. */
async function filesByAge(folder: string): Promise<{ key: string; bytes: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ name, parentPath }) => {
        const path = join(parentPath, name);
        if (name.startsWith('.')) return rm(path, { force: true });
        const { size, mtimeMs } = await stat(path);
        return { key: relative(folder, path).replaceAll(sep, '/'), bytes: size, mtimeMs };
      }),
  );
  return found
    .filter((file) => file !== undefined)
    .sort((one, other) => one.mtimeMs - other.mtimeMs);
}
