import { expect, test } from 'vitest';
import { evenColumns } from './card.tsx';

test.each([
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [8, 4],
  [9, 3],
  [12, 3],
])('%d cards stand in %d columns', (cards, columns) => {
  expect(evenColumns(cards)).toBe(columns);
});
