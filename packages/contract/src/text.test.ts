import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareCodePoints, compareLabels, fold, sortForm, titleCase } from './text.ts';

const anyText = fc.string({ unit: 'grapheme' });

describe('the form in which values are the same', () => {
  it('[FILTER-08] ignores case, white space and the way accents are written', () => {
    expect(fold('  DUAL\t Purpose ')).toBe('dual purpose');
    expect(fold('E\u0301lan')).toBe(fold('\u00c9LAN'));
    expect(fold('Élan')).not.toBe(fold('Elan'));
  });

  it('is its own form', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('counts accents as their letter in alphabetical order', () => {
    expect(sortForm('Élan')).toBe('elan');
    expect(['Fynbos', 'Élan', 'Erf'].toSorted(compareLabels)).toEqual(['Élan', 'Erf', 'Fynbos']);
  });
});

describe('the order of code points', () => {
  const bytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

  it('is the order of UTF-8, which PostgreSQL has under COLLATE "C"', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Math.sign(compareCodePoints(a, b))).toBe(bytes(a, b));
      }),
    );
    expect(Math.sign(compareCodePoints('\uffff', '\u{10000}'))).toBe(bytes('\uffff', '\u{10000}'));
  });

  it('puts labels in one order, whichever comes first', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        expect(Math.sign(compareLabels(a, b))).toBe(-Math.sign(compareLabels(b, a)) || 0);
        expect(compareLabels(a, b) === 0).toBe(a === b);
      }),
    );
  });
});

it.each([
  ['dual purpose', 'Dual Purpose'],
  ['UPHOLSTERY', 'Upholstery'],
  ['furniture/homeware', 'Furniture/Homeware'],
  ['écru', 'Écru'],
])('[APP-02] writes %s as %s', (given, expected) => {
  expect(titleCase(given)).toBe(expected);
});
