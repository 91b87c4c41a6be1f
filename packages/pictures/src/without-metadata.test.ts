import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasKnownPartsAlone } from './known-parts.ts';
import { withoutMetadata } from './without-metadata.ts';

const plain = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a50' } }).keepIccProfile();
const PLACE = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 55/1 31/1' } };
const photograph = () =>
  plain()
    .withIccProfile('p3')
    .withExif({ IFD0: { Artist: 'Somebody' }, ...PLACE })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>at home</a></x:xmpmeta>');

test('a picture that names brand after brand is made anew: who reads them would for minutes', async () => {
  const avif = await plain().avif().toBuffer();
  expect(hasKnownPartsAlone(avif, 'avif')).toBe(true);
  const [before, after] = [avif.subarray(4, 16), avif.subarray(16)];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(avif.readUInt32BE(0) + 4000);
  const named = Buffer.concat([size, before, Buffer.from('mif1'.repeat(1000)), after]);
  expect(hasKnownPartsAlone(named, 'avif')).toBe(false);
});

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

const FORMATS = [
  ['jpg', 'jpeg', {}],
  ['jpg', 'jpeg', { progressive: true }],
  ['png', 'png', {}],
  ['png', 'png', { palette: true }],
  ['webp', 'webp', {}],
  ['webp', 'webp', { lossless: true }],
  ['avif', 'avif', {}],
  ['gif', 'gif', {}],
] as const;

test.each(FORMATS)(
  'a %s of nothing but a picture is kept byte by byte',
  async (ending, format, o) => {
    const translucent = plain().withIccProfile('p3').ensureAlpha(0.5);
    const bare = await translucent.toFormat(format, o).toBuffer();
    expect(await withoutMetadata(bare, ending)).toBe(bare);
  },
);

test('an animation is kept byte by byte, and stays one', async () => {
  const frameOf = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(['#a50', '#05a'].map(frameOf));
  const joined = () => sharp(frames, { join: { animated: true } });
  const gif = await joined().gif().toBuffer();
  const webp = await joined().webp().toBuffer();
  expect(await withoutMetadata(gif, 'gif')).toBe(gif);
  expect(await withoutMetadata(webp, 'webp')).toBe(webp);
  const noted = await withoutMetadata(Buffer.concat([gif, SECRET]), 'gif');
  expect((await sharp(noted, { animated: true }).metadata()).pages).toBe(2);
});

const SECRET = Buffer.from('-33.9249,18.4241');

/** A picture with something between two of its bytes. */
const withInside = (bytes: Buffer, at: number, ...more: readonly (Buffer | string)[]): Buffer =>
  Buffer.concat([
    bytes.subarray(0, at),
    ...more.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : one)),
    bytes.subarray(at),
  ]);

const uint32 = (number: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
};
const segment = (mark: string): readonly (Buffer | string)[] => [
  `\xff${mark}\0${String.fromCharCode(2 + SECRET.length)}`,
  SECRET,
];
const chunk = (name: string): readonly Buffer[] => {
  const body = Buffer.concat([Buffer.from(name), SECRET]);
  return [uint32(SECRET.length), body, uint32(crc32(body))];
};
const IEND = 12;

test.each([
  ['jpg', 'a comment', (jpeg: Buffer) => withInside(jpeg, 2, ...segment('\xfe'))],
  ['jpg', 'a part of a program', (jpeg: Buffer) => withInside(jpeg, 2, ...segment('\xeb'))],
  ['jpg', 'a second picture', (jpeg: Buffer) => Buffer.concat([jpeg, jpeg, SECRET])],
  ['png', 'a late text', (png: Buffer) => withInside(png, png.length - IEND, ...chunk('tEXt'))],
  [
    'png',
    'a part of a program',
    (png: Buffer) => withInside(png, png.length - IEND, ...chunk('caBX')),
  ],
  ['png', 'more behind its end', (png: Buffer) => Buffer.concat([png, SECRET])],
  ['webp', 'more behind its end', (webp: Buffer) => Buffer.concat([webp, SECRET])],
  [
    'avif',
    'a box of a program',
    (avif: Buffer) => Buffer.concat([avif, uint32(8 + SECRET.length), Buffer.from('uuid'), SECRET]),
  ],
  [
    'gif',
    'a comment',
    (gif: Buffer) =>
      withInside(gif, gif.length - 1, `!\xfe${String.fromCharCode(SECRET.length)}`, SECRET, '\0'),
  ],
] as const)('of a %s goes %s too', async (ending, _what, add) => {
  const format = ending === 'jpg' ? 'jpeg' : ending;
  const noted = add(await plain().toFormat(format).toBuffer());
  expect(noted.includes(SECRET)).toBe(true);
  const kept = await withoutMetadata(noted, ending);
  expect(kept.includes(SECRET)).toBe(false);
  expect(await sharp(kept).metadata()).toMatchObject({ width: 40, height: 30 });
  expect(await withoutMetadata(kept, ending)).toBe(kept);
});

test.each(FORMATS)(
  'whatever bytes a %s has, they are told from those of a picture',
  async (ending, format) => {
    const bare = await plain().toFormat(format).toBuffer();
    fc.assert(
      fc.property(fc.nat(bare.length - 1), fc.uint8Array({ maxLength: 9 }), (at, more) => {
        const changed = withInside(bare, at, Buffer.from(more));
        expect(typeof hasKnownPartsAlone(changed, ending)).toBe('boolean');
        expect(typeof hasKnownPartsAlone(changed.subarray(0, at), ending)).toBe('boolean');
      }),
    );
  },
);
