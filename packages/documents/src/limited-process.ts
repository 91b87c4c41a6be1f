import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** Enough for a picture of 50 million pixels, which takes some 400 MB beside what the engine sets aside. */
export const DOCUMENT_MEMORY_MB = 2560;

/**
 * Starts a Node process that knows none of our settings and passwords, with a limit of memory that is the system's: what a
 * decoder takes is not the JavaScript engine's to bound.
 *
 * @param run arguments of Node, its rights first
 * @param memoryMb that it may write to, of which the engine sets aside about one gigabyte
 */
export function limitedProcess(
  run: readonly string[],
  memoryMb: number,
  options: Pick<SpawnOptions, 'stdio' | 'serialization'>,
): ChildProcess {
  const limited = `ulimit -d ${memoryMb * 1024} 2>/dev/null; ulimit -c 0; exec "$@"`;
  return spawn('/bin/sh', ['-c', limited, 'sh', process.execPath, ...run], {
    ...options,
    env: { NODE_ENV: 'production' },
    cwd: '/',
  });
}
