import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { isOriginalHash, ORIGINAL_ENDINGS, OriginalsAway } from './originals.ts';
import { s3Client } from './s3-client.ts';
import { isAbsent, pictureType } from './s3-originals.ts';
import type { S3Settings } from './s3-settings.ts';

/** Pictures on their way at a time. */
const AT_ONCE = 16;
/** Longest time that one request may take. */
const LIMIT_MS = 20_000;

interface Found {
  readonly path: string;
  /** What it is called in the bucket. */
  readonly key: string;
  readonly ending: string;
  readonly bytes: number;
}

/**
 * Copies the originals of a folder that the bucket does not have, or has in another size, as after a break. What is in
 * the bucket besides stays. Each is asked after by itself, so the keys need not allow listing.
 *
 * @param onProgress hears how many of the folder's are in the bucket
 * @returns how many were copied
 * @throws OriginalsAway when the bucket does not take them; those that it took stay
 */
export async function fillBucket(
  folder: string,
  settings: S3Settings,
  onProgress?: (done: number, total: number) => void,
): Promise<number> {
  const client = s3Client(settings, LIMIT_MS);
  const Bucket = settings.bucket;
  const limit = () => ({ abortSignal: AbortSignal.timeout(LIMIT_MS) });
  const isThere = ({ key: Key, bytes }: Found): Promise<boolean> =>
    client
      .send(new HeadObjectCommand({ Bucket, Key }), limit())
      .then(({ ContentLength }) => ContentLength === bytes, isAbsent);
  try {
    const found = await originalsIn(folder);
    const next = found.values();
    let [done, copied] = [0, 0];
    onProgress?.(done, found.length);
    const work = async (): Promise<void> => {
      for (const file of next) {
        if (!(await isThere(file))) {
          const object = { Bucket, Key: file.key, ContentType: pictureType(file.ending) };
          const Body = await readFile(file.path);
          await client.send(new PutObjectCommand({ ...object, Body }), limit());
          copied++;
        }
        onProgress?.(++done, found.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return copied;
  } catch (cause) {
    throw new OriginalsAway(`The bucket ${Bucket} cannot be filled`, { cause });
  } finally {
    client.destroy();
  }
}

/** The originals of a folder, `{two}/{hash}.{ending}`; empty files, as a power cut leaves them, are none. */
async function originalsIn(folder: string): Promise<Found[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ name, parentPath }): Promise<Found | undefined> => {
        const ending = extname(name).slice(1);
        const hash = name.slice(0, -ending.length - 1);
        if (!isOriginalHash(hash) || !ORIGINAL_ENDINGS.some((known) => known === ending)) return;
        const path = join(parentPath, name);
        const { size } = await stat(path);
        return size === 0
          ? undefined
          : { path, ending, bytes: size, key: `${hash.slice(0, 2)}/${hash}` };
      }),
  );
  return found.filter((file) => file !== undefined);
}
