import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PictureTooCostly } from '@selvedge/documents/making-process';
import { costlyPicture } from '@selvedge/documents/testing/costly-picture';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { variantMaker } from './variant-maker.ts';

const original = await sharp({
  create: { width: 400, height: 300, channels: 3, background: '#604020' },
})
  .png()
  .toBuffer();

const costly = await costlyPicture(10_400);
const makeVariant = variantMaker();

/** Those that make variants for this one: their numbers, users and programs. */
const processes = (): string[] =>
  execFileSync('ps', ['-o', 'pid=,user=,args=', '--ppid', String(process.pid)])
    .toString()
    .split('\n')
    .filter((line) => line.includes('variant-process.ts'));

test('a process apart makes each format in the width wanted, several at a time', async () => {
  const formats = ['avif', 'webp', 'jpeg'] as const;
  const made = await Promise.all(formats.map((format) => makeVariant(original, 320, format)));
  for (const [index, format] of formats.entries()) {
    const { width, format: found } = await sharp(made[index]).metadata();
    expect([width, found]).toEqual([320, format === 'avif' ? 'heif' : format]);
  }
});

test('what is no picture is refused with a reason, and the next one is made', async () => {
  const broken = original.subarray(0, 60);
  await expect(makeVariant(broken, 320, 'webp')).rejects.toThrow(/corrupt header/u);
  expect((await makeVariant(original, 320, 'webp')).length).toBeGreaterThan(0);
});

test('what takes too long is ended, and what was made beside it is made', async () => {
  const variant = variantMaker({ clockMs: 300, memoryMb: 3072 });
  await variant(original, 320, 'webp'); // the process is there
  const slow = variant(costly, 320, 'avif');
  const beside = variant(original, 160, 'webp');
  await expect(slow).rejects.toThrow(PictureTooCostly);
  expect((await beside).length).toBeGreaterThan(0);
  expect((await variant(original, 320, 'webp')).length).toBeGreaterThan(0);
});

test('what takes too much memory is the one that is given up of those under way', async () => {
  const variant = variantMaker({ clockMs: 60_000, memoryMb: 900 });
  const all = [costly, original, original].map((bytes) => variant(bytes, 160, 'webp'));
  const ends = await Promise.allSettled(all);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  await expect(all[0]).rejects.toThrow(PictureTooCostly);
});

test('the process knows no secret of the one that asks it, and is nobody where that is root', async () => {
  await makeVariant(original, 320, 'webp');
  const children = processes();
  expect(children.length).toBeGreaterThan(0);
  for (const child of children) {
    const [pid, user] = child.trim().split(/\s+/u);
    if (process.getuid?.() === 0) expect(user).toBe('nobody');
    else expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('PATH=');
  }
});

test('a process that is killed under several orders costs none of them its picture', async () => {
  const variant = variantMaker();
  const ids = () => processes().map((line) => Number.parseInt(line, 10));
  const before = ids();
  await variant(original, 320, 'webp');
  const [own = 0] = ids().filter((id) => !before.includes(id));
  const orders = [costly, original, original].map((bytes) => variant(bytes, 160, 'webp'));
  process.kill(own, 'SIGKILL');
  for (const made of await Promise.all(orders)) expect(made.length).toBeGreaterThan(0);
});
