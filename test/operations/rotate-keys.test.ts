import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addIdentity } from '@selvedge/hub/registrations/personal-data/rotate-keys';
import { sealingKeyFiles, sealingRecipient } from '@selvedge/services/registration/sealing-key';
import { expect, onTestFinished, test } from 'vitest';
import { lockDataDirectory, runningSince } from '../../scripts/run/data-directory-lock.ts';

const script = join(import.meta.dirname, '../../scripts/rotate-keys.ts');

test('keys are not retired while a house runs that was started before the new one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'retired-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  expect(await runningSince(dataDir)).toBe(undefined);
  const release = await lockDataDirectory(dataDir);
  onTestFinished(release);
  const first = await sealingRecipient(dataDir);
  await addIdentity(dataDir);
  expect(await runningSince(dataDir)).toBeInstanceOf(Date);
  const { identity, recipient } = sealingKeyFiles(dataDir);
  const before = await readFile(identity, 'utf8');
  const retire = () =>
    promisify(execFile)(process.execPath, [script, '--retire'], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
  const refused = {
    code: 1,
    stderr: expect.stringContaining('Do that first; nothing is retired.'),
  };
  await expect(retire()).rejects.toMatchObject(refused);
  expect(await readFile(identity, 'utf8')).toBe(before);
  release();
  expect(await runningSince(dataDir)).toBe(undefined);

  // A change that broke off between its two files.
  const changed = await readFile(recipient, 'utf8');
  await writeFile(recipient, first);
  await expect(retire()).rejects.toMatchObject(refused);
  expect(await sealingRecipient(dataDir)).toBe(changed.trim());
  expect(await readFile(recipient, 'utf8')).toBe(changed);
});

test('an identity is found below a comment; a file without one is no reason to make another', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'identity-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const made = await sealingRecipient(dataDir);
  const { identity, recipient } = sealingKeyFiles(dataDir);
  const key = await readFile(identity, 'utf8');
  await writeFile(identity, `# created today\n${key}`);
  expect(await sealingRecipient(dataDir)).toBe(made);
  await writeFile(identity, '');
  await expect(sealingRecipient(dataDir)).rejects.toThrow('has a file without a key in it');
  await rm(identity);
  await writeFile(recipient, '');
  await expect(sealingRecipient(dataDir)).rejects.toThrow('has a file without a key in it');
  await writeFile(recipient, `${made}\n`); // the secret half lies on the hub's machine
  expect(await sealingRecipient(dataDir)).toBe(made);
});
