import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { pictureVariant } from './picture-variant.ts';

/** Threads without order, as busy as cloth can be. */
let cloth: Buffer;

beforeAll(async () => {
  cloth = await sharp({
    create: {
      width: 1280,
      height: 320,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
});

test('a width that phones alone choose takes fewer bytes than the quality of the others would', async () => {
  const bytesOf = async (widthPx: number) => (await pictureVariant(cloth, widthPx, 'avif')).length;
  const asUsual = await sharp(cloth).resize(768).avif({ quality: 50, effort: 0 }).toBuffer();
  const phone = await bytesOf(768);
  expect(phone).toBeGreaterThan(0);
  expect(phone).toBeLessThan(0.8 * asUsual.length);
  expect(await bytesOf(960)).toBeGreaterThan(asUsual.length);
});

test('none is wider than its original', async () => {
  const { width } = await sharp(await pictureVariant(cloth, 1920, 'jpeg')).metadata();
  expect(width).toBe(1280);
});
