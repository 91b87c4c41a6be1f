import { expect, test } from 'vitest';
import { colourOfCode } from './colour-finder.tsx';

test.each([
  ['8A4B2C', '#8a4b2c'],
  [' #8a4b2c ', '#8a4b2c'],
  ['#AbC', '#aabbcc'],
  ['', null],
  ['#', null],
  ['red', null],
  ['8a4b', null],
  ['##8a4b2c', null],
  ['8a4b2cff', null],
])('%j is %j', (text, hex) => {
  expect(colourOfCode(text)).toBe(hex);
});
