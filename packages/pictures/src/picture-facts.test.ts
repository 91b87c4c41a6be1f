import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawnPictureFacts, MAX_PLACEHOLDER_BYTES, pictureFacts } from './picture-facts.ts';

/** Dark blue with a broad band of sand across its middle. */
const striped = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#203060' } }).composite([
    {
      input: {
        create: { width, height: Math.round(height / 3), channels: 3, background: '#d8c9a8' },
      },
    },
  ]);

test('tells size, placeholder and colours, and always the same', async () => {
  const original = await striped(300, 375).webp({ lossless: true }).toBuffer();
  const facts = await pictureFacts(original);
  expect(facts).toMatchObject({ widthPx: 300, heightPx: 375 });
  expect(facts.colours.map(({ hex }) => hex).slice(0, 2)).toEqual(['#203060', '#d8c9a8']);
  expect(await pictureFacts(original)).toEqual(facts);
  const placeholder = Buffer.from(facts.placeholder, 'base64');
  expect(placeholder.length).toBeLessThanOrEqual(MAX_PLACEHOLDER_BYTES);
  const { format, width = 0, height = 0 } = await sharp(placeholder).metadata();
  expect(format).toBe('webp');
  expect(height).toBeGreaterThan(width);
});

test('a picture in memory has the facts of its file, its edges apart', async () => {
  const file = await striped(300, 375).webp({ lossless: true }).toBuffer();
  const data = await sharp(file).toColourspace('srgb').removeAlpha().raw().toBuffer();
  const facts = await drawnPictureFacts(data, { widthPx: 300, heightPx: 375 });
  const ofFile = await pictureFacts(file);
  expect(facts).toMatchObject({ widthPx: 300, heightPx: 375 });
  expect(facts.placeholder).not.toBe('');
  expect(facts.colours[0]?.hex).toBe(ofFile.colours[0]?.hex);
  expect(facts.colours[0]?.share).toBeCloseTo(ofFile.colours[0]?.share ?? 0, 1);
  const size = { widthPx: 300, heightPx: 375 };
  const without = await drawnPictureFacts(data, size, { withColours: false });
  expect(without).toEqual({ ...facts, colours: [] });
});

test('a busy picture has a placeholder as small', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const original = await sharp({
    create: { width: 400, height: 400, channels: 3, background: '#888888', noise },
  })
    .png()
    .toBuffer();
  const { placeholder } = await pictureFacts(original);
  expect(Buffer.from(placeholder, 'base64').length).toBeLessThanOrEqual(MAX_PLACEHOLDER_BYTES);
});

test('a picture that its camera turned is measured as it is shown', async () => {
  const original = await striped(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await pictureFacts(original)).toMatchObject({ widthPx: 200, heightPx: 300 });
});

test('what one sees through has no placeholder, and only its ink counts', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="32" height="64" fill="#aa2200"/></svg>`;
  const facts = await pictureFacts(
    await sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer(),
  );
  expect(facts.placeholder).toBe('');
  expect(facts.colours[0]).toEqual({ hex: '#aa2200', share: 1 });
});

test('what is no picture, or is cut off, is refused', async () => {
  await expect(pictureFacts(Buffer.from('no picture'))).rejects.toThrow('unsupported image format');
  const whole = await striped(300, 300).jpeg().toBuffer();
  await expect(pictureFacts(whole.subarray(0, whole.length / 2))).rejects.toThrow();
});
