import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardRows, cardsBeside } from './application-cards.tsx';

const counts = fc.integer({ min: 1, max: 40 });
const mosts = fc.constantFrom<2 | 3>(2, 3);

test('every card has its place, and rows only get fuller', () => {
  fc.assert(
    fc.property(counts, mosts, (count, most) => {
      const rows = cardRows(count, most);
      expect(rows.reduce((sum, inRow) => sum + inRow, 0)).toBe(count);
      expect(rows.toSorted((one, other) => one - other)).toEqual(rows);
      expect(cardsBeside(count, most)).toHaveLength(count);
    }),
  );
});

test('a row has one card only where there is one, or above pairs', () => {
  fc.assert(
    fc.property(counts, mosts, (count, most) => {
      const alone = cardRows(count, most).filter((inRow) => inRow === 1);
      expect(alone.length).toBeLessThanOrEqual(most === 2 || count === 1 ? 1 : 0);
    }),
  );
});

test.each([
  [3, 2, [3]],
  [5, 2, [1, 2, 2]],
  [3, 3, [3]],
  [4, 3, [4]],
  [5, 3, [2, 3]],
  [7, 3, [2, 2, 3]],
] as const)('%i cards, %i in a row at most', (count, most, rows) => {
  expect(cardRows(count, most)).toEqual(rows);
});
