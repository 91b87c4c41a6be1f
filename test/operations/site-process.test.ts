import { execFile } from 'node:child_process';
import { mkdtemp, readFile, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeWhenOrphaned } from '@selvedge/database/testing/remove-when-orphaned';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SiteProcess, startSite } from '../../scripts/faults/site-process.ts';
import { freePort } from '../../scripts/machine/free-port.ts';
import { sitePid } from './site-pid.ts';

const LIMIT_MS = 60_000;
const run = promisify(execFile);

/** What the kernel says of a process: its real user or group. */
async function idOf(pid: number, kind: 'Uid' | 'Gid'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${kind}:\\s+(\\d+)`, 'mu').exec(status)?.[1]);
}

describe.runIf(process.platform === 'linux')('the process that visitors meet', () => {
  let dataDir: string;
  let running: SiteProcess;
  beforeAll(async () => {
    dataDir = await realpath(await mkdtemp(join(tmpdir(), 'selvedge-site-')));
    running = await startSite({
      port: await freePort(),
      dataDir,
      databaseUrl: '',
      script: 'start.ts',
      settings: {
        DEMO: 'off',
        HUB: 'off',
        SMTP_URL: 'smtp://house:word@127.0.0.1:25',
        PUBLIC_ORIGIN: 'https://house.example',
      },
    });
    const remove = removeWhenOrphaned(dataDir);
    return async () => {
      await running.end('SIGTERM');
      await remove();
    };
  }, LIMIT_MS);

  test('knows no password but that of its own role', async () => {
    const environment = await readFile(`/proc/${await sitePid(running.pid)}/environ`, 'utf8');
    expect(environment).toContain(`DATA_DIR=${dataDir}`);
    expect(environment).not.toMatch(/SMTP_URL|DATABASE_URL|HUB_ADMIN_PASSWORD/u);
  });

  test.runIf(process.getuid?.() === 0)(
    'is no process of root, and can read neither the sealing key nor what opens the database',
    async () => {
      const pid = await sitePid(running.pid);
      const user = { uid: await idOf(pid, 'Uid'), gid: await idOf(pid, 'Gid') };
      expect(user.uid).toBeGreaterThan(0);
      const canRead = (name: string) =>
        run('/bin/sh', ['-c', 'test -r "$0"', join(dataDir, name)], { cwd: '/', ...user }).then(
          () => true,
          () => false,
        );
      expect(await canRead('media')).toBe(true);
      for (const name of ['sealing/identity.txt', 'postgres-secrets.json', 'postgres/base'])
        expect(await canRead(name), name).toBe(false);
    },
  );

  test(
    'comes back when it ends, and is gone with the one that started it',
    async () => {
      const first = await sitePid(running.pid);
      process.kill(first, 'SIGKILL');
      const isReady = () =>
        fetch(`${running.origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      const limit = { timeout: LIMIT_MS / 2, interval: 50 };
      await expect.poll(() => sitePid(running.pid), limit).not.toBe(first);
      await expect.poll(isReady, limit).toBe(true);
      const second = await sitePid(running.pid);
      await running.end('SIGKILL');
      await expect
        .poll(
          () =>
            readFile(`/proc/${second}/cmdline`).then(
              () => 'runs',
              () => 'gone',
            ),
          limit,
        )
        .toBe('gone');
    },
    LIMIT_MS,
  );
});
