import { expect, test } from 'vitest';
import { rollsNeeded, type Wallpaper } from './rolls-needed.ts';
import { working } from './wallpaper-calculator.tsx';

test('[STATIC-01] the working says how the rolls were found', () => {
  const paper: Wallpaper = { rollWidthCm: 52, rollLengthCm: 1005, repeatCm: 64, match: 'straight' };
  const needed = rollsNeeded(
    {
      walls: [{ widthCm: 400, heightCm: 240 }],
      openings: [{ widthCm: 80, heightCm: 200 }],
    },
    paper,
  );
  expect(needed && working(needed, paper)).toEqual([
    'Each strip has 10 cm added for trimming, rounded up to whole repeats.',
    '7 strips of 2.56 m from ceiling to skirting.',
    '1 strip of 0.64 m around doors and windows.',
    'A roll of 10.05 m gives 3 strips of 2.56 m.',
    '3 rolls in all, with 11.59 m left in pieces.',
  ]);
});
