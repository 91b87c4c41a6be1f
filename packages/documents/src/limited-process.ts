import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { nodeWithin } from './node-within.ts';

/** Enough for a picture of 50 million pixels, which takes some 400 MB beside what the engine sets aside. */
export const DOCUMENT_MEMORY_MB = 2560;

/** Few arenas: what many threads set aside for themselves is most of what a process of decoders holds. */
const ENVIRONMENT: NodeJS.ProcessEnv = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };

/**
 * Starts a Node process that knows none of our settings and passwords, with a limit of memory that is the system's: what a
 * decoder takes is not the JavaScript engine's to bound.
 *
 * @param run arguments of Node, its rights first
 * @param memoryMb that it may write to, of which the engine sets aside about one gigabyte
 * @param options.cpuSeconds that it may use
 */
export function limitedProcess(
  run: readonly string[],
  memoryMb: number,
  {
    cpuSeconds,
    ...options
  }: Pick<SpawnOptions, 'stdio' | 'serialization'> & { cpuSeconds?: number },
): ChildProcess {
  return spawn('/bin/sh', [...nodeWithin(memoryMb, cpuSeconds), ...run], {
    ...options,
    env: ENVIRONMENT,
    cwd: '/',
  });
}

const PACKAGES = join(import.meta.dirname, '../..');

/**
 * The same for a program that decodes by libraries and is spoken to by messages: it may read its own folder, our packages
 * and what they use, and has no right to write anything or to start programs.
 *
 * @param program path of its file
 */
export function decodingProcess(program: string, memoryMb: number): ChildProcess {
  const { resolve } = createRequire(import.meta.url);
  const [modules = ''] = resolve('sharp').split(/(?<=node_modules)/u);
  const rights = [dirname(program), PACKAGES, modules].map((path) => `--allow-fs-read=${path}`);
  const run = ['--permission', '--allow-addons', '--allow-worker', ...rights, program];
  return limitedProcess(run, memoryMb, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
}
