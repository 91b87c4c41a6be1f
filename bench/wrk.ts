import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { installDebianPackage } from '../scripts/machine/programs.ts';

const execute = promisify(execFile);
const CONNECTIONS = 32;

export interface WrkFigures {
  readonly requests: number;
  readonly p99Ms: number;
}

const IN_MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/** Installs Debian's wrk where it is missing and this process may. */
export async function ensureWrk(): Promise<void> {
  if (!existsSync('/usr/bin/wrk')) await installDebianPackage('wrk');
}

/**
 * Asks an address as fast as it answers, over 32 connections from one thread tied to the second core.
 *
 * @throws when wrk is missing (on Debian: apt-get install wrk) or an answer was not a success
 */
export async function wrk(
  url: string,
  seconds: number,
  headers: Readonly<Record<string, string>>,
): Promise<WrkFigures> {
  const { stdout } = await execute('taskset', [
    ...['-c', '1', 'wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency'],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ]);
  if (/Non-2xx|Socket errors/u.test(stdout)) throw new Error(`${url} did not answer:\n${stdout}`);
  const requests = Number(/(\d+) requests in/u.exec(stdout)?.[1]);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/u.exec(stdout) ?? [];
  return { requests, p99Ms: Number(p99) * (IN_MS[unit] ?? Number.NaN) };
}
