import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeVariant, makeWidestVariant } from './make-variant.ts';

const original = await sharp({
  create: { width: 400, height: 300, channels: 3, background: '#604020' },
})
  .png()
  .toBuffer();

test('a process apart makes each format in the width wanted, several at a time', async () => {
  const formats = ['avif', 'webp', 'jpeg'] as const;
  const made = await Promise.all(formats.map((format) => makeVariant(original, 320, format)));
  for (const [index, format] of formats.entries()) {
    const { width, format: found } = await sharp(made[index] ?? undefined).metadata();
    expect([width, found]).toEqual([320, format === 'avif' ? 'heif' : format]);
  }
});

test('a width above the original is none, or as wide as it is', async () => {
  expect(await makeVariant(original, 1920, 'webp')).toBeNull();
  const { width } = await sharp(await makeWidestVariant(original, 1920, 'webp')).metadata();
  expect(width).toBe(400);
});

test('what is no picture is refused with a reason, and the next one is made', async () => {
  const broken = original.subarray(0, 60);
  await expect(makeVariant(broken, 320, 'webp')).rejects.toThrow(/corrupt header/u);
  expect(await makeVariant(original, 320, 'webp')).not.toBeNull();
});
