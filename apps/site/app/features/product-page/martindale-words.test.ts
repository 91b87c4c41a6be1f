import { expect, it } from 'vitest';
import { martindaleWords } from './martindale-words.ts';

const plain = (text: string): string => text.replace(/\s/gu, ' ');

it.each([
  ['8000', '8 000, decorative use'],
  ['10000', '10 000, light domestic use'],
  ['15 000', '15 000, general domestic use'],
  ['25,000', '25 000, general domestic use'],
  ['30000 rubs', '30 000, heavy domestic use'],
  ['100000', '100 000, commercial use'],
])('says what %s rubs are good for', (rubs, words) => {
  expect(plain(martindaleWords(rubs))).toBe(words);
});

it.each(['', '-', 'N/A', '> 40000', '25000 (Type B)', '0'])('leaves %j as it is', (rubs) => {
  expect(martindaleWords(rubs)).toBe(rubs);
});
