import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takeFileLock } from './file-lock.ts';
import { commandLine, identifyProcess, isRunning, signalProcess } from './process-identity.ts';

test('a process is known by pid and start, and nobody else is signalled', async () => {
  const child = spawn('sleep', ['600']);
  await once(child, 'spawn');
  const identity = await identifyProcess(child.pid ?? 0);
  if (identity === null) throw new Error('Not found');
  expect(await isRunning(identity)).toBe(true);
  expect(await commandLine(identity.pid)).toBe('sleep 600');
  const earlier = { ...identity, started: 'at another time' };
  expect(await isRunning(earlier)).toBe(false);
  expect(await signalProcess(earlier, 'SIGKILL')).toBe(false);
  expect(await isRunning(identity)).toBe(true);

  const closed = once(child, 'close');
  expect(await signalProcess(identity, 'SIGKILL')).toBe(true);
  await closed;
  expect(await isRunning(identity)).toBe(false);
  expect(await identifyProcess(identity.pid)).toBeNull();
});

test.each([0, -1, 1.5, Number.NaN, 2 ** 31 - 1])('pid %s is nobody', async (pid) => {
  expect(await identifyProcess(pid)).toBeNull();
});

test('a file lock keeps others away until it is released or its holder is killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-lock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'lock');
  const [first, second] = [await takeFileLock(file, 'shared'), await takeFileLock(file, 'shared')];
  expect(await takeFileLock(file, 'exclusive')).toBeNull();
  first?.release();
  expect(await takeFileLock(file, 'exclusive')).toBeNull();
  second?.release();

  const script = `import { takeFileLock } from ${JSON.stringify(join(import.meta.dirname, 'file-lock.ts'))};
    await takeFileLock(${JSON.stringify(file)}, 'exclusive'); console.log('held'); process.stdin.resume();`;
  const holder = spawn(process.execPath, ['--input-type=module-typescript', '-e', script]);
  await once(holder.stdout, 'data');
  expect(await takeFileLock(file, 'shared')).toBeNull();
  const closed = once(holder, 'close');
  holder.kill('SIGKILL');
  await closed;
  const lock = await takeFileLock(file, 'exclusive');
  expect(lock).not.toBeNull();
  lock?.release();
});
