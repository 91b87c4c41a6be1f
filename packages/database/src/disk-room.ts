import { statfs } from 'node:fs/promises';

/** Below this a database or a backup may not be able to go on. */
const FULL_BELOW_BYTES = 100 * 1024 * 1024;

/** Free room on the disk of a folder, in bytes, for whoever has no special rights. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Tells that a disk is full, in a sentence; null where it is not.
 *
 * @param free the room that there is, in bytes; by default what the system says
 */
export async function diskProblem(
  folder: string,
  free: (folder: string) => Promise<number> = freeBytes,
): Promise<string | null> {
  const bytes = await free(folder).catch(() => undefined);
  if (bytes === undefined) return 'The disk of DATA_DIR cannot be looked at';
  return bytes < FULL_BELOW_BYTES
    ? `The disk of DATA_DIR is full: ${Math.floor(bytes / 2 ** 20)} MiB are left`
    : null;
}
