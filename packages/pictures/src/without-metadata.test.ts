import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutMetadata } from './without-metadata.ts';

const plain = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a50' } }).keepIccProfile();
const PLACE = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 55/1 31/1' } };
const photograph = () =>
  plain()
    .withIccProfile('p3')
    .withExif({ IFD0: { Artist: 'Somebody' }, ...PLACE })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>at home</a></x:xmpmeta>');

test.each([
  ['jpg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
] as const)('what a camera wrote into a %s is gone, its colours stay', async (ending, format) => {
  const brought = await photograph().toFormat(format).toBuffer();
  expect(await sharp(brought).metadata()).toHaveProperty('exif');
  const kept = await withoutMetadata(brought, ending);
  const { exif, xmp, iptc, icc } = await sharp(kept).metadata();
  expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
  expect(icc).toBeDefined();
  expect(kept.includes('at home')).toBe(false);
});

test('a picture that was noted to lie on its side is turned', async () => {
  const lying = await plain().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height, orientation } = await sharp(
    await withoutMetadata(lying, 'jpg'),
  ).metadata();
  expect({ width, height, orientation }).toEqual({ width: 30, height: 40, orientation: undefined });
});

test('a picture that has none is kept byte by byte', async () => {
  const bare = await plain().webp().toBuffer();
  expect(await withoutMetadata(bare, 'webp')).toBe(bare);
});
