import { expect, test } from 'vitest';
import { curtainWorking, tooNarrow } from './curtain-calculator.tsx';
import { type Cloth, metresNeeded } from './metres-needed.ts';

const CURTAINS = { railCm: 200, dropCm: 240, fullness: 2 };

const working = (cloth: Cloth) => {
  const needed = metresNeeded(CURTAINS, cloth);
  return needed ? curtainWorking(needed, CURTAINS, cloth) : [];
};

test('tells the widths and what each is cut to', () => {
  expect(working({ widthCm: 140, repeatCm: 64, turned: false })).toEqual([
    'A rail of 2.00 m at 2 times, with 20 cm for the side hems, takes 4.20 m of width.',
    'That is 3 widths of 140 cm.',
    'Each is cut to 3.20 m: the drop with 30 cm for heading and hem, rounded up to whole repeats.',
    '3 × 3.20 m, rounded up to a tenth of a metre.',
  ]);
});

test('tells that turned cloth needs no seam', () => {
  expect(working({ widthCm: 290, repeatCm: 0, turned: true }).at(-1)).toBe(
    '4.20 m in one piece, without a seam.',
  );
});

test('tells why turned cloth is too narrow, and what helps', () => {
  const cloth = { widthCm: 300, repeatCm: 0, turned: true };
  expect(tooNarrow({ ...CURTAINS, dropCm: 275 }, cloth)).toBe(
    'The drop takes 3.05 m with 30 cm for heading and hem, and this cloth, hung sideways, is not wide enough for the drop: it has 3.00 m. It hangs without a seam up to a drop of 2.70 m. Untick “Railroaded” to have it sewn in widths.',
  );
  expect(tooNarrow(CURTAINS, { ...cloth, widthCm: 30 })).not.toContain('without a seam');
});
