import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, realpath } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { recordedOwnerUrl } from '@selvedge/database/embedded/embedded-server';
import { removeWhenOrphaned } from '@selvedge/database/testing/remove-when-orphaned';
import { expect, onTestFinished, test } from 'vitest';
import { publishBrand, untilShown } from '../../scripts/faults/publish-brand.ts';
import { startSite } from '../../scripts/faults/site-process.ts';
import { freePort } from '../../scripts/machine/free-port.ts';
import { root } from '../../scripts/machine/paths.ts';
import { sitePid } from './site-pid.ts';

const LIMIT_MS = 60_000;

test('after `kill -9` of every process, the next `npm start` serves again with nothing lost', {
  timeout: 3 * LIMIT_MS,
}, async () => {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'selvedge-start-')));
  onTestFinished(removeWhenOrphaned(dataDir));
  const start = async () =>
    startSite({
      port: await freePort(),
      dataDir,
      databaseUrl: '',
      script: 'start.ts',
      settings: { DEMO: 'off', HUB: 'off' },
    });
  const first = await start();
  onTestFinished(() => first.end('SIGKILL'));
  await publishBrand((await recordedOwnerUrl(dataDir)) ?? '', 'Kept');
  expect(await untilShown(first.origin, 'Kept', LIMIT_MS)).not.toBeNull();
  const [postmaster = ''] = (
    await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  ).split('\n');
  for (const pid of [Number(postmaster), await sitePid(first.pid)]) process.kill(pid, 'SIGKILL');
  await first.end('SIGKILL');

  const second = await start();
  onTestFinished(() => second.end('SIGKILL'));
  expect(await untilShown(second.origin, 'Kept', LIMIT_MS)).not.toBeNull();
  await publishBrand((await recordedOwnerUrl(dataDir)) ?? '', 'And goes on');
  expect(await untilShown(second.origin, 'And goes on', LIMIT_MS)).not.toBeNull();
  await second.end('SIGTERM');
});

/** What a start that is refused says. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'selvedge-start-')));
  onTestFinished(removeWhenOrphaned(dataDir));
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    env: {
      ...process.env,
      ...{ DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'off', HUB: 'off', PORT: '0' },
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  return said;
}

test('a start that another program, a file or a silent database is in the way of names the setting', {
  timeout: LIMIT_MS,
}, async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = Object(server.address());
  const [taken, hubTaken, file, silent] = await Promise.all([
    refusal({ PORT: String(port) }),
    refusal({ HUB: 'on', HUB_PORT: String(port) }),
    refusal({ DATA_DIR: join(root, 'package.json') }),
    refusal({ DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/none' }),
  ]);
  expect(taken).toContain(`PORT is ${port}, which another program has.`);
  expect(hubTaken).toContain(`set HUB_PORT to another port`);
  expect(file).toContain('DATA_DIR must be a folder that this user may write');
  expect(silent).toContain('No database answers at 127.0.0.1:1, where DATABASE_URL leads');
  expect(silent).not.toContain('secret');
});
