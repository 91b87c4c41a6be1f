import { expect, test } from 'vitest';
import { inUnit } from './units.ts';

test.each([
  ['140', 'cm', 'cm', '140cm'],
  ['140cm', 'cm', 'cm', '140cm'],
  ['1400', 'cm', 'mm', '140cm'],
  ['1.4 m', 'cm', 'cm', '140cm'],
  ['54 inch', 'cm', 'cm', '137.16cm'],
  ['54"', 'cm', 'cm', '137.16cm'],
  ['0', 'cm', 'cm', '0cm'],
  ['1,400 mm', 'cm', 'cm', '140cm'],
  ['2.5 kg', 'g', 'g', '2500g'],
  ['350 gsm', 'g/m²', 'g/m²', '350g/m²'],
] as const)('%s in %s, a bare number being in %s, is %s', (text, unit, from, written) => {
  expect(inUnit(text, unit, from, '.')).toBe(written);
});

test.each(['about 140', '140-150', '140 kg', 'made to measure', '140 furlongs', ''])(
  '"%s" is no length and stays as it is',
  (text) => {
    expect(inUnit(text, 'cm', 'cm', '.')).toBe(text);
  },
);

test('a decimal comma', () => {
  expect(inUnit('137,5', 'cm', 'cm', ',')).toBe('137.5cm');
});
