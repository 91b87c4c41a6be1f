import { once } from 'node:events';
import { mkdtemp, readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { removeWhenOrphaned } from '@selvedge/database/testing/remove-when-orphaned';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SiteProcess, startSite } from '../../scripts/faults/site-process.ts';
import { freePort } from '../../scripts/machine/free-port.ts';
import { sitePids } from './site-pid.ts';

const LIMIT_MS = 60_000;
const ASKED = 30;
/** The kernel's number of that state of a socket. */
const LISTEN = '0A';

/** Asks on a connection of its own, which the system gives to any of the processes. */
async function ask(url: string): Promise<{ status: number; body: string }> {
  const [answer]: IncomingMessage[] = await once(get(url, { agent: false }), 'response');
  return { status: answer?.statusCode ?? 0, body: answer ? await text(answer) : '' };
}

/** Whether a process takes connections on a port, by what the kernel knows of both. */
async function isListening(pid: number, port: number): Promise<boolean> {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const table = await readFile('/proc/net/tcp', 'utf8');
  const inodes = table
    .split('\n')
    .map((line) => line.trim().split(/\s+/u))
    .flatMap(([, at = '', , state, , , , , , inode]) =>
      at.endsWith(local) && state === LISTEN ? `socket:[${inode}]` : [],
    );
  const folder = `/proc/${pid}/fd`;
  const files = await readdir(folder).catch(() => []);
  const links = files.map((name) => readlink(join(folder, name)).catch(() => ''));
  return (await Promise.all(links)).some((link) => inodes.includes(link));
}

describe.runIf(process.platform === 'linux')('WORKERS=2', () => {
  let running: SiteProcess;
  beforeAll(async () => {
    const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'selvedge-workers-')));
    running = await startSite({
      port: await freePort(),
      dataDir,
      databaseUrl: '',
      script: 'start.ts',
      settings: { DEMO: 'off', HUB: 'off', WORKERS: '2' },
    });
    const remove = removeWhenOrphaned(dataDir);
    return async () => {
      await running.end('SIGTERM');
      await remove();
    };
  }, LIMIT_MS);
  const limit = { timeout: LIMIT_MS / 2, interval: 100 };
  const askMany = () =>
    Promise.all(Array.from({ length: ASKED }, () => ask(`${running.origin}/healthz`)));

  /** How often both together have answered by a route. */
  const counted = async (): Promise<number> => {
    const { body } = await ask(`${running.origin}/metrics`);
    const lines = /^http_request_duration_seconds_count\{[^}]*route="\/healthz"[^}]*\} (\d+)$/gmu;
    return [...body.matchAll(lines)].reduce((all, [, count]) => all + Number(count), 0);
  };
  const bothListen = async () => {
    const pids = await sitePids(running.pid);
    const listen = pids.map((pid) => isListening(pid, Number(new URL(running.origin).port)));
    return (await Promise.all(listen)).filter(Boolean).length === 2;
  };

  test('either tells what both have counted', { timeout: LIMIT_MS }, async () => {
    await expect.poll(bothListen, limit).toBe(true);
    const before = await counted();
    await askMany();
    for (let times = 0; times < 5; times++) await expect.poll(counted, limit).toBe(before + ASKED);
  });

  test('one serves while the other is ended, and comes back', { timeout: LIMIT_MS }, async () => {
    const first = await sitePids(running.pid);
    for (const [index, pid] of first.entries()) {
      process.kill(pid, 'SIGKILL');
      const ends = () => running.printed().match(/it is started again/gu)?.length;
      await expect.poll(ends, limit).toBe(index + 1);
      expect((await askMany()).map(({ status }) => status)).toEqual(Array(ASKED).fill(200));
      await expect.poll(bothListen, limit).toBe(true);
    }
    expect((await sitePids(running.pid)).filter((pid) => first.includes(pid))).toEqual([]);
  });
});
