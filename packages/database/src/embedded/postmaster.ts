import { constants, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  commandLine,
  identifyProcess,
  isRunning,
  type ProcessIdentity,
  signalProcess,
} from '../process-identity.ts';

const LOOK_EVERY_MS = 20;
/** How long each way of stopping gets, from the kindest on; together under four seconds. */
const STOP_STEPS = [
  ['SIGINT', 2500], // fast: rolls back, writes a checkpoint
  ['SIGQUIT', 700], // immediate: recovers at the next start
  ['SIGKILL', 500],
] as const;
/** A pid that no system gives out. */
const NOBODYS_PID = 2_147_483_647;

/** A server that runs on a cluster. */
export interface Postmaster {
  process: ProcessIdentity;
  port: number;
  /** Whether it takes connections: not while it starts or stops. */
  ready: boolean;
}

/**
 * The server that runs on this cluster, whoever started it. The pid in `postmaster.pid` alone proves nothing, for the
 * file outlives a crash and pids are given out again: the process must also be a `postgres` that was started on just
 * this folder.
 *
 * @param cluster the cluster's folder, links resolved
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const [pid, , , port, , , , status] = await pidFileLines(cluster);
  const process = await identifyProcess(Number(pid));
  if (process === null) return null;
  const command = (await commandLine(process.pid)) ?? '';
  const isOurs =
    /^\S*postgres$/u.test(command.split(' -D ')[0] ?? '') &&
    ` ${command} `.includes(` -D ${cluster} `);
  // Looked at again, so that the command line is surely that of the process identified before.
  if (!isOurs || !(await isRunning(process))) return null;
  return { process, port: Number(port), ready: status?.trim() === 'ready' };
}

async function pidFileLines(cluster: string): Promise<string[]> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return text.split('\n');
}

/**
 * Takes the pid out of a `postmaster.pid` that a crash left behind. PostgreSQL refuses to start where any process has
 * that pid: a stranger who got it since, or the dead server itself, where nothing collects dead processes (as in a
 * container without an init). The rest of the file stays: by it PostgreSQL sees to it that no other process of the dead
 * server still works on the data.
 *
 * The caller holds the lock of the data directory and has found no server. It may be root, and the folder another user's:
 * a link in the file's place is not followed.
 *
 * @throws ELOOP where there is a link
 */
export async function disownStalePid(cluster: string): Promise<void> {
  const { O_RDWR, O_NOFOLLOW } = constants;
  const file = await open(join(cluster, 'postmaster.pid'), O_RDWR | O_NOFOLLOW).catch(ifMissing);
  if (!file) return;
  try {
    const [pid, ...rest] = (await file.readFile('utf8')).split('\n');
    if (!pid) return;
    const text = [NOBODYS_PID, ...rest].join('\n');
    await file.truncate(0);
    await file.write(text, 0);
  } finally {
    await file.close();
  }
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Stops the server within four seconds, the kindest way that works. Done at once where it does not run. */
export async function stopPostmaster(server: ProcessIdentity): Promise<void> {
  for (const [signal, limitMs] of STOP_STEPS) {
    if (!(await signalProcess(server, signal))) return;
    if (await waitUntil(async () => !(await isRunning(server)), limitMs)) return;
  }
  throw new Error(`The database server (process ${server.pid}) does not end`);
}

/** Asks again and again until the answer is yes. @returns false where it was not within the limit */
export async function waitUntil(
  condition: () => Promise<boolean>,
  limitMs: number,
): Promise<boolean> {
  const giveUpAt = performance.now() + limitMs;
  for (;;) {
    if (await condition()) return true;
    if (performance.now() >= giveUpAt) return false;
    await pause(LOOK_EVERY_MS);
  }
}
