import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { withClient } from '../src/connection.ts';
import { findPostmaster, type Postmaster, waitUntil } from '../src/embedded/postmaster.ts';
import type { OpenDatabase } from '../src/open-database.ts';
import { removeWhenOrphaned } from '../src/testing/remove-when-orphaned.ts';

/** Far longer than anything here takes; a test that waits for it has failed. */
export const LIMIT_MS = 120_000;

/** A data directory that goes when the test ends, with the server that may still run in it. */
export async function temporaryDataDir(): Promise<string> {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'selvedge-wrapper-')));
  await chmod(dataDir, 0o755);
  onTestFinished(removeWhenOrphaned(dataDir), LIMIT_MS);
  return dataDir;
}

/** The database, opened by a process of its own. */
export async function openElsewhere(
  dataDir: string,
  user: { uid?: number; gid?: number } = {},
): Promise<{ child: ChildProcess; opened: Omit<OpenDatabase, 'stop'>; end(): Promise<void> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'opener.ts'), dataDir], {
    ...user,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const lines = createInterface({ input: child.stdout });
  const line = await Promise.race([once(lines, 'line'), closed]);
  return {
    child,
    opened: JSON.parse(String(line[0])),
    end: async () => {
      child.stdin.end();
      await closed;
    },
  };
}

/** Ends a process as a crash does, and waits until it is gone. */
export async function crash(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

export const clusterOf = (dataDir: string): string => join(dataDir, 'postgres');

/** The server that runs on the data directory; fails where none does. */
export async function serverOf(dataDir: string): Promise<Postmaster> {
  const server = await findPostmaster(clusterOf(dataDir));
  if (server === null) throw new Error('No server runs');
  return server;
}

export const isAnswering = (url: string): Promise<boolean> =>
  withClient(url, (client) => client.query('SELECT')).then(
    () => true,
    () => false,
  );

export async function eventually(condition: () => Promise<boolean>): Promise<void> {
  if (!(await waitUntil(condition, LIMIT_MS))) throw new Error('It did not come about');
}

/** Leaves a mark in the database, to be found again after a crash. */
export async function leaveMark(url: string): Promise<void> {
  await withClient(url, (client) => client.query('CREATE TABLE public.mark ()'));
}

export const hasMark = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rowCount } = await client.query("SELECT FROM pg_class WHERE relname = 'mark'");
    return rowCount === 1;
  });
