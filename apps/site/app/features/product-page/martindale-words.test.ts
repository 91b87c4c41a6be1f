import { expect, it } from 'vitest';
import { martindaleWords } from './martindale-words.ts';

it.each([
  ['8000', '8000, decorative use'],
  ['10000', '10000, light domestic use'],
  ['15 000', '15 000, general domestic use'],
  ['25,000', '25,000, general domestic use'],
  ['30000 rubs', '30000 rubs, heavy domestic use'],
  ['100000', '100000, commercial use'],
])('[PROD-18] leaves %s rubs as they are given and says what they are good for', (rubs, words) => {
  expect(martindaleWords(rubs)).toBe(words);
});

it.each(['', '-', 'N/A', '> 40000', '25000 (Type B)', '0'])('leaves %j as it is', (rubs) => {
  expect(martindaleWords(rubs)).toBe(rubs);
});
