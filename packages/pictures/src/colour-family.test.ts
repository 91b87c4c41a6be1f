import { oklabOfHex, oklchOf } from '@selvedge/contract/oklab';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLOUR_FAMILIES, colourFamily, proposedFamilies } from './colour-family.ts';

test('colours are placed as the eye places them', () => {
  const { lightness, chroma } = oklchOf(oklabOfHex('#ffffff'));
  expect(lightness).toBeCloseTo(1, 4);
  expect(chroma).toBeCloseTo(0, 4);
  expect(oklchOf(oklabOfHex('#ff0000')).hue).toBeCloseTo(29.23, 1);
});

test.each([
  ['#ffffff', 'White'],
  ['#111111', 'Black'],
  ['#888888', 'Grey'],
  ['#d8cdb8', 'Natural'],
  ['#c0392b', 'Red'],
  ['#e8a0b0', 'Rose'],
  ['#c98f3f', 'Ochre'],
  ['#2f3f66', 'Blue'],
  ['#4f6e4c', 'Green'],
  ['#3f7a78', 'Teal'],
  ['#6b3fa0', 'Purple'],
  ['#5e4a3b', 'Brown'],
  ['#d9713a', 'Terracotta'],
])('%s is %s', (hex, family) => {
  expect(colourFamily(hex)).toBe(family);
});

test('every colour has a family', () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((c) => `#${c.toString(16).padStart(6, '0')}`);
  fc.assert(fc.property(hex, (colour) => COLOUR_FAMILIES.includes(colourFamily(colour))));
});

test('a picture proposes the families of what one sees most of it, each once', () => {
  const seen = [
    { hex: '#2f3f66', share: 0.5 },
    { hex: '#3a4a72', share: 0.26 },
    { hex: '#d8cdb8', share: 0.22 },
    { hex: '#c0392b', share: 0.02 },
  ];
  expect(proposedFamilies(seen)).toEqual(['Blue', 'Natural']);
  expect(proposedFamilies([])).toEqual([]);
});
