import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clothBefore, compression, FULLNESS } from './draw-curtains.ts';

const turns = fc.double({ min: -20, max: 20, noNaN: true });

test('each fold takes the same cloth, and no cloth is lost between', () => {
  fc.assert(
    fc.property(turns, (place) => {
      expect(clothBefore(place + 1) - clothBefore(place)).toBeCloseTo(1, 9);
      expect(clothBefore(place + 0.01)).toBeGreaterThan(clothBefore(place));
    }),
  );
});

test('a curtain holds its fullness, and shows its true scale on the crest of each fold', () => {
  expect(compression(0)).toBe(1);
  expect(compression(3)).toBeCloseTo(1, 9);
  const steps = 1000;
  let cloth = 0;
  for (let i = 0; i < steps; i++) cloth += compression((i + 0.5) / steps) / steps;
  expect(cloth).toBeCloseTo(FULLNESS, 4);
  // One centimetre of rail on the crest is one of cloth, told by the table as well.
  expect(((clothBefore(0.004) - clothBefore(0)) * FULLNESS) / 0.004).toBeCloseTo(1, 2);
});
