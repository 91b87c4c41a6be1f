import { expect, test } from 'vitest';
import { Vocabulary } from './vocabulary.ts';

/** Words that differ in their first letter, of which there are as many as ideographs. */
const ideographs = Array.from(
  { length: 20_000 },
  (_, n) => `${String.fromCharCode(0x4e00 + n)}elvet`,
);

test('a term is tried with no more letters than an alphabet has, however many the words begin with', () => {
  const vocabulary = new Vocabulary(['brocade', 'velour', 'velvet', ...ideographs].sort());
  const found = vocabulary.rangesWithTypo('xelvet');
  expect(found.length).toBeLessThan(100);
  expect(found.map(({ from }) => vocabulary.words[from])).toContain('velvet');
  const later = vocabulary.rangesWithTypo('velvte');
  expect(later.map(({ from }) => vocabulary.words[from])).toContain('velvet');
});
