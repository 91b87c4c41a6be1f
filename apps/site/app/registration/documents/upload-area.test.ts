import { UPLOAD_MAX_BYTES } from '@selvedge/contract/limits';
import { expect, test } from 'vitest';
import { type FileFacts, sizeWords, sortDropped } from './upload-area.tsx';

const file = (name: string, change: Partial<FileFacts> = {}): FileFacts => ({
  name,
  type: 'application/pdf',
  size: 10,
  ...change,
});

test('[REG-46] [REG-51] the first file is taken and the others are too many, whatever they are', () => {
  const [a, b, c] = [file('a'), file('b', { type: 'text/html' }), file('c')];
  expect(sortDropped([a, b, c])).toEqual({
    accepted: a,
    refused: [
      { file: b, reasons: ['Too many files'] },
      { file: c, reasons: ['Too many files'] },
    ],
  });
});

test('[REG-49] [REG-51] [REG-52] a first file that may not be uploaded is refused with each reason', () => {
  const wrong = file('a', { type: 'text/html', size: UPLOAD_MAX_BYTES + 1 });
  expect(sortDropped([wrong])).toEqual({
    accepted: undefined,
    refused: [
      {
        file: wrong,
        reasons: ['File type must be JPEG, PNG or PDF', 'File is larger than 2097152 bytes'],
      },
    ],
  });
  expect(sortDropped([file('a', { size: UPLOAD_MAX_BYTES })]).refused).toEqual([]);
  expect(sortDropped([file('a', { size: 0 })]).refused[0]?.reasons).toEqual([
    'File is smaller than 1 bytes',
  ]);
});

test('of nothing nothing is taken', () => {
  expect(sortDropped([])).toEqual({ accepted: undefined, refused: [] });
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [14_336, '14 KB'],
  [2_097_152, '2.0 MB'],
])('[REG-45] %i bytes are %s', (sizeBytes, words) => {
  expect(sizeWords(sizeBytes)).toBe(words);
});
