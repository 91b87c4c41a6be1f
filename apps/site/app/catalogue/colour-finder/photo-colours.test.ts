import { dominantColours } from '@selvedge/contract/dominant-colours';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { photoColours } from './photo-colours.ts';

/** Pixels of colours, so many of each. */
const pixelsOf = (...areas: [hex: string, count: number][]): Uint8Array =>
  Uint8Array.from(
    areas.flatMap(([hex, count]) =>
      Array.from({ length: count }, () =>
        [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
      ).flat(),
    ),
  );

test('of a grey room the sofa and the cushions are told too', () => {
  const room = pixelsOf(
    ['#8a8884', 700],
    ['#5f625e', 500],
    ['#f6f4ee', 400],
    ['#c4b8a6', 300],
    ['#413832', 200],
    ['#2f7a78', 90],
    ['#d5692f', 50],
  );
  const hexes = photoColours(room).map(({ hex }) => hex);
  expect(hexes).toContain('#2f7a78');
  expect(hexes).toContain('#d5692f');
  expect(hexes).toHaveLength(5);
});

test('a cloth has the colours that make it up', () => {
  const cloth = pixelsOf(['#2f7a78', 900], ['#e8dfcc', 300], ['#b4543a', 200]);
  expect(photoColours(cloth)).toEqual(dominantColours(cloth));
});

test('whatever the pixels, there are at most five colours, the largest first', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 900 }), (bytes) => {
      const colours = photoColours(bytes.subarray(0, bytes.length - (bytes.length % 3)));
      expect(colours.length).toBeLessThanOrEqual(5);
      const shares = colours.map(({ share }) => share);
      expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    }),
  );
});
