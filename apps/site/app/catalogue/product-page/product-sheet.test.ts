import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutDescription } from './product-sheet.tsx';

describe('cutting a long description', () => {
  it('[PROD-11] leaves 500 characters as they are', () => {
    const text = 'x'.repeat(500);
    expect(cutDescription(text)).toEqual({ short: text, isCut: false });
  });

  it('[PROD-11] cuts the 501st character off', () => {
    const text = 'x'.repeat(501);
    expect(cutDescription(text)).toEqual({ short: `${'x'.repeat(500)}…`, isCut: true });
  });

  it('[PROD-11] tears no character in two', () => {
    const cut = cutDescription(`${'x'.repeat(499)}${'🧵'.repeat(3)}`);
    expect(cut).toEqual({ short: `${'x'.repeat(499)}🧵…`, isCut: true });
  });

  it('[PROD-11] gives a beginning of the text, never longer than 500 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 1200 }), (text) => {
        const { short, isCut } = cutDescription(text);
        const kept = isCut ? short.slice(0, -1) : short;
        expect(text.trim().startsWith(kept)).toBe(true);
        expect(Array.from(kept).length).toBeLessThanOrEqual(500);
        expect(isCut).toBe(Array.from(text.trim()).length > 500);
      }),
    );
  });
});
