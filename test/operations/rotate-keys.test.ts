import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addIdentity } from '@selvedge/hub/registrations/personal-data/rotate-keys';
import { sealingKeyFiles, sealingRecipient } from '@selvedge/services/registration/sealing-key';
import { expect, onTestFinished, test } from 'vitest';
import { lockDataDirectory, runningSince } from '../../scripts/data-directory-lock.ts';

const script = join(import.meta.dirname, '../../scripts/rotate-keys.ts');

test('keys are not retired while a house runs that was started before the new one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'retired-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  expect(await runningSince(dataDir)).toBe(undefined);
  const release = await lockDataDirectory(dataDir);
  onTestFinished(release);
  await sealingRecipient(dataDir);
  await addIdentity(dataDir);
  expect(await runningSince(dataDir)).toBeInstanceOf(Date);
  const { identity } = sealingKeyFiles(dataDir);
  const before = await readFile(identity, 'utf8');
  const retiring = promisify(execFile)(process.execPath, [script, '--retire'], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  await expect(retiring).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Start it again first; nothing is retired.'),
  });
  expect(await readFile(identity, 'utf8')).toBe(before);
  release();
  expect(await runningSince(dataDir)).toBe(undefined);
});
