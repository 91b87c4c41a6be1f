import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const RETRY_MS = 50;
const SQLITE_BUSY = 5;

/** A lock that is held; letting it go twice is harmless. */
export interface FileLock {
  release(): void;
}

/**
 * Makes a file of a lock its owner's alone: whoever can read it can take the lock, and keep others out. A file that is there is
 * not opened, since closing it again would let go a lock that this process has on it.
 */
function keepFromOthers(file: string): void {
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  chmodSync(file, 0o600);
}

/**
 * Takes a lock on a file, which the operating system lets go by itself when the process ends, `kill -9` included. Node
 * has no such lock of its own; SQLite, which comes with Node, takes one on its database file for each transaction.
 *
 * @param file made where it is missing; holds nothing, and must not be opened by other means
 * @param mode `shared` with other shared holders, or `exclusive`
 * @param waitMs how long to try; 0 tries once
 * @returns null where others held it all that time
 */
export async function takeFileLock(
  file: string,
  mode: 'shared' | 'exclusive',
  waitMs = 0,
): Promise<FileLock | null> {
  const giveUpAt = performance.now() + waitMs;
  keepFromOthers(file);
  const database = new DatabaseSync(file, { timeout: 0 });
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = MEMORY'); // beside the file there may be no room
      if (mode === 'exclusive') {
        database.exec('BEGIN EXCLUSIVE');
      } else {
        database.exec('BEGIN');
        database.prepare('SELECT count(*) FROM sqlite_master').get(); // the first reading takes the lock
      }
      return {
        release: () => {
          if (database.isOpen) database.close();
        },
      };
    } catch (error) {
      const busy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
      if (!busy) {
        database.close();
        throw error;
      }
      if (database.isTransaction) database.exec('ROLLBACK');
    }
    if (performance.now() >= giveUpAt) {
      database.close();
      return null;
    }
    await pause(RETRY_MS);
  }
}
