import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstTileAt, repeatsAcross, seamsAt } from './tiling.ts';

const length = fc.double({ min: 1, max: 1200, noNaN: true });

test('repeats cover a wall as often as they go into it', () => {
  expect(repeatsAcross(400, 52)).toBeCloseTo(7.6923, 4);
  expect(repeatsAcross(60, 120)).toBe(0.5);
});

test('the first repeat begins at the edge or less than one repeat before it, a whole number from its anchor', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), length, (anchor, repeat) => {
      const first = firstTileAt(anchor, repeat);
      expect(first).toBeLessThanOrEqual(0);
      expect(first).toBeGreaterThan(-repeat - 1e-9);
      const times = (anchor - first) / repeat;
      expect(times).toBeCloseTo(Math.round(times), 6);
    }),
  );
});

test('drops hang side by side from the left edge, and the last may be narrower', () => {
  expect(seamsAt(400, 52)).toEqual([52, 104, 156, 208, 260, 312, 364]);
  expect(seamsAt(104, 52)).toEqual([52]);
  expect(seamsAt(50, 52)).toEqual([]);
  expect(seamsAt(400, 0)).toEqual([]);
});
