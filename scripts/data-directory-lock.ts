import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isSameProcess,
  type ProcessIdentity,
  processIdentity,
} from '@selvedge/database/process-identity';

/** Another process already runs on the data directory. */
export class DataDirectoryInUse extends Error {
  readonly pid: number;
  constructor(dataDir: string, pid: number) {
    super(
      `Selvedge already runs on ${dataDir} (process ${pid}). Stop that one first, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataDirectoryInUse';
    this.pid = pid;
  }
}

function readOwner(file: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}

/**
 * Takes the data directory for this process, so that a second start harms nothing. A lock whose owner is gone (a crash,
 * `kill -9`) is taken over; a process id alone proves nothing, so the owner's start time is compared too.
 *
 * @returns a function that gives the directory back
 * @throws DataDirectoryInUse when its owner still runs
 */
export function lockDataDirectory(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'running.json');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(processIdentity(process.pid)), { mode: 0o600 });
  try {
    while (!claim(draft, file)) {
      const owner = readOwner(file);
      if (owner && isSameProcess(owner)) throw new DataDirectoryInUse(dataDir, owner.pid);
      removeStale(file);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => rmSync(file, { force: true });
}

/** Makes the lock whole and at once, or not at all. */
function claim(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a stale lock away. Between look and move another start may have made a fresh one: that one is put back. */
function removeStale(file: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const owner = readOwner(aside);
  if (owner && isSameProcess(owner)) claim(aside, file);
  rmSync(aside, { force: true });
}
