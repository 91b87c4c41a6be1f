import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const CHILD_HEAP_MB = 12_000;

/** Runs a script of this folder in a process of its own and reads the JSON of its last line. */
export async function runAlone(script: string, args: readonly string[]): Promise<unknown> {
  const { stdout } = await execute(
    process.execPath,
    [
      '--expose-gc',
      `--max-old-space-size=${CHILD_HEAP_MB}`,
      join(import.meta.dirname, script),
      ...args,
    ],
    { maxBuffer: 2 ** 24 },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}
