import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Room for an empty cluster, its log of writes and a copy of the server's programs. */
const EMPTY_MEBIBYTES = 600;
/** What a round leaves on it, at most. */
const ROUND_MEBIBYTES = 24;
const PIECE_BYTES = 1024 * 1024;
const SMALLEST_PIECE_BYTES = 512;

/** A disk of its own that can be filled to the last byte. */
export interface SmallDisk {
  fill(): void;
  free(): void;
  /** Takes it away with all that is on it. */
  remove(): void;
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** Makes a folder a small disk for so many rounds, in memory. Only root can; undefined for anybody else. */
export function smallDisk(folder: string, rounds: number): SmallDisk | undefined {
  try {
    const size = `size=${EMPTY_MEBIBYTES + rounds * ROUND_MEBIBYTES}m`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  chmodSync(folder, 0o755);
  const filler = join(folder, 'filler');
  return {
    fill() {
      const file = openSync(filler, 'a');
      for (let bytes = PIECE_BYTES; bytes >= SMALLEST_PIECE_BYTES; )
        try {
          writeSync(file, Buffer.alloc(bytes));
        } catch (error) {
          if (!isFull(error)) throw error;
          bytes /= 2;
        }
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => void execFileSync('umount', [folder]),
  };
}
