import { access, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isOriginalHash,
  ORIGINAL_ENDINGS,
  type OriginalEnding,
  type Originals,
  OriginalTooLarge,
  originalPath,
} from './originals.ts';
import { MAX_ORIGINAL_BYTES } from './picture-limits.ts';
import { writeWhole } from './write-whole.ts';

/** Originals in a folder, `{two}/{hash}.{ending}`, which is also what the site serves under `/media/`. */
export function folderOriginals(folder: string): Originals {
  return {
    async read(hash) {
      if (!isOriginalHash(hash)) return null;
      for (const ending of ORIGINAL_ENDINGS) {
        const path = join(folder, hash.slice(0, 2), `${hash}.${ending}`);
        const found = await stat(path).catch(() => undefined);
        if (!found?.isFile() || found.size === 0) continue;
        if (found.size > MAX_ORIGINAL_BYTES) throw new OriginalTooLarge(path);
        return readFile(path);
      }
      return null;
    },
    async write(bytes, ending: OriginalEnding) {
      const address = originalPath(bytes, ending);
      const path = join(folder, address.slice('/media/'.length));
      const isThere = await access(path).then(
        () => true,
        () => false,
      );
      if (!isThere) await writeWhole(path, bytes);
      return address;
    },
  };
}
