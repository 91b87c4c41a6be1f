import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsTaken } from './card.tsx';

const row = (cards: number, columns: number): number[] =>
  Array.from({ length: cards }, (_, at) => columnsTaken(at, cards, columns));

test.each([
  [7, 6, [1, 1, 1, 1, 1, 1, 6]],
  [8, 6, [1, 1, 1, 1, 1, 1, 3, 3]],
  [9, 6, [1, 1, 1, 1, 1, 1, 2, 2, 2]],
  [5, 4, [1, 1, 1, 1, 4]],
  [10, 6, [1, 1, 1, 1, 1, 1, 2, 2, 1, 1]],
  [7, 4, [1, 1, 1, 1, 2, 1, 1]],
  [5, 3, [1, 1, 1, 2, 1]],
  [8, 4, [1, 1, 1, 1, 1, 1, 1, 1]],
  [3, 2, [1, 1, 2]],
  [1, 6, [1]],
])('%i cards in %i columns', (cards, columns, expected) => {
  expect(row(cards, columns)).toEqual(expected);
});

test('every row is full, and what shares the last differs by a column at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.constantFrom(2, 3, 4, 6), (cards, columns) => {
      const taken = row(cards, columns);
      const all = taken.reduce((sum, span) => sum + span, 0);
      expect(all).toBe(cards > columns ? Math.ceil(cards / columns) * columns : cards);
      const last = taken.slice(-(cards % columns || columns));
      expect(Math.max(...last) - Math.min(...last)).toBeLessThanOrEqual(1);
    }),
  );
});
