import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isOriginalHash,
  ORIGINAL_ENDINGS,
  type OriginalEnding,
  type Originals,
  OriginalsAway,
  OriginalTooLarge,
  originalPath,
} from './originals.ts';
import { MAX_ORIGINAL_BYTES } from './picture-limits.ts';
import type { S3Settings } from './s3-settings.ts';
import { writeWhole } from './write-whole.ts';

/**
 * The originals as the settings have them: in a folder, or in a bucket. With a bucket the folder is looked into first:
 * the demo supplier's pictures lie there, which are drawn and can be drawn again; whatever is kept goes to the bucket.
 */
export function openOriginals(folder: string, s3: S3Settings | undefined): Originals {
  const local = folderOriginals(folder);
  if (s3 === undefined) return local;
  // Its client is large, so it is loaded when a picture is first wanted.
  let opened: Promise<Originals> | undefined;
  const bucket = () => {
    opened ??= import('./s3-originals.ts').then(({ s3Originals }) => s3Originals(s3));
    return opened;
  };
  return {
    read: async (hash) => (await local.read(hash)) ?? (await bucket()).read(hash),
    has: async (hash) => (await local.has(hash)) || (await bucket()).has(hash),
    write: async (bytes, ending) => (await bucket()).write(bytes, ending),
  };
}

/** Originals in a folder, `{two}/{hash}.{ending}`, which is also what the site serves under `/media/`. */
export function folderOriginals(folder: string): Originals {
  const find = async (hash: string) => {
    if (!isOriginalHash(hash)) return undefined;
    for (const ending of ORIGINAL_ENDINGS) {
      const path = join(folder, hash.slice(0, 2), `${hash}.${ending}`);
      const found = await stat(path).catch(ifMissing);
      if (found?.isFile() && found.size > 0) return { path, bytes: found.size };
    }
    return undefined;
  };
  return {
    async read(hash) {
      const found = await find(hash);
      if (found === undefined) return null;
      if (found.bytes > MAX_ORIGINAL_BYTES) throw new OriginalTooLarge(found.path);
      return readFile(found.path).catch(notReadable);
    },
    has: async (hash) => (await find(hash)) !== undefined,
    async write(bytes, ending: OriginalEnding) {
      const address = originalPath(bytes, ending);
      const path = join(folder, address.slice('/media/'.length));
      const stored = await readFile(path).catch(() => undefined);
      if (!stored?.equals(bytes)) await writeWhole(path, bytes);
      return address;
    },
  };
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') notReadable(error);
}

/** Such as a folder that belongs to another user: nothing tells what is in it. */
function notReadable(cause: NodeJS.ErrnoException): never {
  throw new OriginalsAway('The folder of the pictures cannot be read', { cause });
}
