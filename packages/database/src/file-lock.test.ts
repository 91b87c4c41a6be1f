import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takeFileLock } from './file-lock.ts';

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'selvedge-lock-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

const modeOf = async (file: string): Promise<number> => (await stat(file)).mode & 0o777;

test('a lock is held by one, or shared by many', async () => {
  const file = join(await folder(), 'a.lock');
  const held = await takeFileLock(file, 'exclusive');
  expect(await takeFileLock(file, 'shared')).toBeNull();
  held?.release();
  const shared = [await takeFileLock(file, 'shared'), await takeFileLock(file, 'shared')];
  expect(shared).not.toContain(null);
  expect(await takeFileLock(file, 'exclusive')).toBeNull();
  for (const one of shared) one?.release();
});

test('nobody but its owner can open the file of a lock, nor one of an earlier version', async () => {
  const [made, there] = ['made.lock', 'there.lock'];
  const inFolder = await folder();
  await writeFile(join(inFolder, there), '');
  await chmod(join(inFolder, there), 0o644);
  for (const name of [made, there]) {
    const lock = await takeFileLock(join(inFolder, name), 'exclusive');
    expect([name, await modeOf(join(inFolder, name))]).toEqual([name, 0o600]);
    lock?.release();
  }
});
