import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What the files of a folder hold, in megabytes (of a million bytes), as engines tell the size of an image. */
export async function megabytesOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await lstat(join(entry.parentPath, entry.name))).size;
  return bytes / 1e6;
}
