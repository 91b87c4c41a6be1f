import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalSignOf, findDecimalSign, inUnit, readNumber } from './measures.ts';

test.each([
  ['19.95', '.', 19.95],
  ['1,234.50', '.', 1234.5],
  ['R 1 234.50', '.', 1234.5],
  ['R1\u00a0234', '.', 1234],
  ['$9.99', '.', 9.99],
  ['12 EUR', '.', 12],
  ['-3', '.', -3],
  ['.5', '.', 0.5],
  ['1.5E3', '.', 1500],
  ['1.234,50', ',', 1234.5],
  ["1'234,5", ',', 1234.5],
] as const)('%s with "%s" is %d', (text, decimal, number) => {
  expect(readNumber(text, decimal)).toBe(number);
});

test.each([
  ['19,95', '.'],
  ['19.95', ','],
  ['1.2.3', '.'],
  ['12,34,567', '.'],
  ['POA', '.'],
  ['', '.'],
  ['12 to 14', '.'],
] as const)('%s with "%s" is no number', (text, decimal) => {
  expect(readNumber(text, decimal)).toBeUndefined();
});

test('a text without a bound is no number and no measure, which is found out at once', () => {
  const text = `1${' '.repeat(400_000)}x1`;
  expect(readNumber(text, '.')).toBeUndefined();
  expect(decimalSignOf(text)).toBeUndefined();
  expect(inUnit(text, 'cm', 'mm', '.')).toBe(text);
});

test.each([
  ['19.95', '.'],
  ['19,95', ','],
  ['1,234.5', '.'],
  ['1.234,5', ','],
  ['137,5 cm', ','],
  ['1,234', undefined],
  ['1.234', undefined],
  ['12', undefined],
  ['a,b', undefined],
] as const)('%s speaks for %s', (text, sign) => {
  expect(decimalSignOf(text)).toBe(sign);
});

test('the most texts decide, and what is likely where none does', () => {
  expect(findDecimalSign(['1,5', '2,5', '3.5'], false)).toBe(',');
  expect(findDecimalSign(['1,234'], false)).toBe('.');
  expect(findDecimalSign(['1,234'], true)).toBe(',');
});

test('what either sign writes is read back', () => {
  const cents = fc.integer({ min: -10_000_000, max: 10_000_000 });
  fc.assert(
    fc.property(cents, fc.constantFrom('en-US', 'de-DE'), (whole, locale) => {
      const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(whole / 100);
      expect(readNumber(text, locale === 'en-US' ? '.' : ',')).toBe(whole / 100);
    }),
  );
});

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
