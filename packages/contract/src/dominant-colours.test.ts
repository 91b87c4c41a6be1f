import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dominantColours, MAX_DOMINANT_COLOURS } from './dominant-colours.ts';
import { hexOfOklab, oklabOfHex } from './oklab.ts';

const filled = (hex: string, count: number): number[] =>
  Array.from({ length: count }, () =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  ).flat();

test('tells the colours of a picture by how much of it they cover', () => {
  const pixels = [...filled('#1a2b5c', 60), ...filled('#d8c9a8', 30), ...filled('#a03020', 10)];
  expect(dominantColours(Uint8Array.from(pixels))).toEqual([
    { hex: '#1a2b5c', share: 0.6 },
    { hex: '#d8c9a8', share: 0.3 },
    { hex: '#a03020', share: 0.1 },
  ]);
});

test('shades that nobody tells apart are one colour', () => {
  const pixels = [...filled('#808080', 50), ...filled('#828282', 50)];
  expect(dominantColours(Uint8Array.from(pixels))).toHaveLength(1);
});

test('a picture without pixels has no colours', () => {
  expect(dominantColours(new Uint8Array())).toEqual([]);
});

test('any pixels give at most five colours, the largest first, always the same', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 3, maxLength: 600 }), (pixels) => {
      const colours = dominantColours(pixels);
      expect(colours.length).toBeGreaterThan(0);
      expect(colours.length).toBeLessThanOrEqual(MAX_DOMINANT_COLOURS);
      const shares = colours.map(({ share }) => share);
      expect(shares).toEqual(shares.toSorted((one, other) => other - one));
      expect(shares.reduce((sum, share) => sum + share)).toBeLessThan(1.000001);
      expect(dominantColours(pixels)).toEqual(colours);
    }),
  );
});

test('every sRGB colour survives the way to OKLab and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const hex = `#${value.toString(16).padStart(6, '0')}`;
      expect(hexOfOklab(oklabOfHex(hex))).toBe(hex);
    }),
  );
});
