import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filePlaces, splitsNumbers } from './file-places.ts';

const objectHeaderEnds = (text: string): readonly number[] => filePlaces(text).headerEnds;

const GAP = String.raw`(?:[\0\t\n\f\r \x80\xff]|%[^\r\n]*[\r\n])`;
/** The same in one expression, which takes the square of the time where comments stand close. */
const PAIR = String.raw`(?<=[\d.+\-eE])(?=${GAP})${GAP}+[\d.+\-eE]+${GAP}*obj${GAP}*`;
/** Two numbers without a gap: pdf.js begins the second at its sign or point. */
const TWO = String.raw`(?<=[\d.+\-eE][\d.+\-eE]*[.+\-][\d.+\-eE]*)(?![\d.+\-eE])${GAP}*obj${GAP}*`;
const HEADER = new RegExp(`${PAIR}|${TWO}`, 'gu');

function endsByExpression(text: string): number[] {
  const ends: number[] = [];
  for (let at = 1; at < text.length; at++) {
    HEADER.lastIndex = at;
    const found = HEADER.exec(text);
    if (found?.index === at) ends.push(at + found[0].length);
  }
  return ends;
}

test('headers end where an expression finds that they end', () => {
  const pieces = [
    '1',
    '0',
    '-',
    '.',
    ' ',
    '\n',
    '\r',
    '\x80',
    '%',
    'a',
    'obj',
    '<<',
    '0 obj\n',
    '%x\n',
  ];
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((all) => all.join(''));
  fc.assert(
    fc.property(text, (given) => {
      expect(objectHeaderEnds(given)).toEqual(endsByExpression(given));
    }),
    { numRuns: 2000 },
  );
});

test('a file of comments that begin everywhere is looked through in its length', () => {
  expect(objectHeaderEnds('%1'.repeat(1_000_000))).toEqual([]);
  expect(objectHeaderEnds(`${'%1'.repeat(500_000)}\n${' '.repeat(500_000)}0 obj`)).toHaveLength(
    500_000,
  );
});

test('entries of tables and dictionaries of trailers are found however they are spaced', () => {
  const text = 'xref\n0 2\n0000000015 00000 n \n27%x\n0 n\rtrailer % a\n<< /Root 1 0 R >> trailer';
  const { entries, hasOddEntry, trailers } = filePlaces(text);
  expect(entries).toEqual([15, 27]);
  expect(hasOddEntry).toBe(false);
  expect(trailers).toEqual([text.indexOf('<<')]);
});

test.each(['0-5', '+15', '15.0', '1.', '15+', '3..'])(
  'a table is odd that has an entry of %j',
  (numbers) => {
    for (const before of ['xref\n0 1\n', 'xref\n0 2\n0000000000 65535 f \n', 'n % a\n'])
      expect(filePlaces(`${before}${numbers} 0 n\ntrailer`).hasOddEntry).toBe(true);
    expect(filePlaces(`q ${numbers} 0 n\n`).hasOddEntry).toBe(false);
  },
);

test('an index that begins within a number is told from one that begins at it', () => {
  const text = '%PDF-1.7\n13 0 obj';
  expect(splitsNumbers(text, [9])).toBe(false);
  expect(splitsNumbers(text, [10])).toBe(true);
  expect(splitsNumbers(`junk ${text}`, [10])).toBe(true);
});
