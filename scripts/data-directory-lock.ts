import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { takeFileLock } from '@selvedge/database/file-lock';

/** Another process already runs on the data directory. */
export class DataDirectoryInUse extends Error {
  constructor(dataDir: string) {
    super(
      `Selvedge already runs on ${dataDir}. Stop that one first, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataDirectoryInUse';
  }
}

/**
 * Takes the data directory for this process, so that a second start harms nothing. The lock is the operating system's
 * and goes with the process that holds it, however it ends.
 *
 * @returns a function that gives the directory back
 * @throws DataDirectoryInUse when another process holds it
 */
export async function lockDataDirectory(dataDir: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true });
  const lock = await takeFileLock(join(dataDir, 'running.lock'), 'exclusive');
  if (!lock) throw new DataDirectoryInUse(dataDir);
  return () => lock.release();
}
