import { mkdtemp, readFile, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordedOwnerUrl } from '@selvedge/database/embedded/embedded-server';
import { removeWhenOrphaned } from '@selvedge/database/testing/remove-when-orphaned';
import { expect, onTestFinished, test } from 'vitest';
import { publishBrand, untilShown } from '../../scripts/faults/publish-brand.ts';
import { startSite } from '../../scripts/faults/site-process.ts';
import { freePort } from '../../scripts/free-port.ts';
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
