import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourToken, readColourTokens } from './colour-link.ts';
import { nearestColoursRequest } from './nearest-colours.ts';
import { findByColourUrl } from './urls.ts';

const colours = fc.array(
  fc.record({
    hex: fc.nat(0xffffff).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`),
    share: fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100),
  }),
  { minLength: 1, maxLength: 5 },
);

test('a link brings back the colours that it was made of, and they may be asked for', () => {
  fc.assert(
    fc.property(colours, (asked) => {
      const { searchParams } = new URL(findByColourUrl(asked), 'https://house.example');
      const read = readColourTokens(searchParams.getAll('colour'));
      expect(read).toEqual(asked);
      expect(nearestColoursRequest.safeParse({ colours: read }).success).toBe(true);
    }),
  );
});

test('a share is rounded to whole percents, of which there is one at least', () => {
  expect(colourToken({ hex: '#8a4b2c', share: 0.001 })).toBe('8a4b2c-1');
  expect(colourToken({ hex: '#8a4b2c', share: 0.996 })).toBe('8a4b2c');
});

test('what is no colour is passed over, and no more than five are read', () => {
  const read = readColourTokens(['red', '8A4B2C', '#8a4b2c', '8a4b2c-0', '8a4b2c-100', '']);
  expect(read).toEqual([{ hex: '#8a4b2c', share: 1 }]);
  expect(readColourTokens(Array(9).fill('000000'))).toHaveLength(5);
});
