import { expect, test } from 'vitest';
import { sizeWords } from './file-list.tsx';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [14_336, '14 KB'],
  [2_097_152, '2.0 MB'],
])('[REG-45] %i bytes are %s', (sizeBytes, words) => {
  expect(sizeWords(sizeBytes)).toBe(words);
});
