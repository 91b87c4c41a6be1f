import { existsSync, mkdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { takeFileLock } from '@selvedge/database/file-lock';

const lockFile = (dataDir: string): string => join(dataDir, 'running.lock');

/** Another process already runs on the data directory. */
export class DataDirectoryInUse extends Error {
  constructor(dataDir: string) {
    super(
      `Selvedge already runs on ${dataDir}. Stop that one first, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataDirectoryInUse';
  }
}

/** No folder can be made or written there. */
export class DataDirectoryUnusable extends Error {
  override readonly name = 'DataDirectoryUnusable';

  constructor(dataDir: string, { message }: Error) {
    super(
      `DATA_DIR must be a folder that this user may write, or one that can be made; it is ${dataDir} (${message})`,
    );
  }
}

/**
 * Takes the data directory for this process, so that a second start harms nothing. The lock is the operating system's
 * and goes with the process that holds it, however it ends.
 *
 * @returns a function that gives the directory back
 * @throws DataDirectoryInUse when another process holds it
 * @throws DataDirectoryUnusable when there can be none
 */
export async function lockDataDirectory(dataDir: string): Promise<() => void> {
  const lock = await lockOf(dataDir).catch((error: unknown) => {
    throw isUnusable(error) ? new DataDirectoryUnusable(dataDir, error) : error;
  });
  if (!lock) throw new DataDirectoryInUse(dataDir);
  const now = new Date();
  utimesSync(lockFile(dataDir), now, now);
  return () => lock.release();
}

/** When the process that holds the data directory was started; undefined where none does. */
export async function runningSince(dataDir: string): Promise<Date | undefined> {
  if (!existsSync(lockFile(dataDir))) return undefined;
  const lock = await takeFileLock(lockFile(dataDir), 'shared');
  lock?.release();
  return lock ? undefined : statSync(lockFile(dataDir)).mtime;
}

/** What the system says of a folder that cannot be made or written. */
const UNUSABLE = ['EEXIST', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ELOOP'];

function isUnusable(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && UNUSABLE.includes(String(error.code));
}

async function lockOf(dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  return takeFileLock(lockFile(dataDir), 'exclusive');
}
