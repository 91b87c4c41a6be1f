import { describe, expect, it } from 'vitest';
import { hasDiameter, measureCm, sizeMagnitude, sizeText } from './size.ts';

describe('the size of a product', () => {
  it('[APP-09] is the diameter as given, unless it is 0cm or missing', () => {
    const sides = { width: '120cm', length_cm: '180cm' };
    expect(sizeText({ ...sides, diameter: '200 cm' })).toBe('200 cm');
    for (const diameter of ['0cm', '0CM', ' 0cm ', '', undefined])
      expect(sizeText({ ...sides, diameter })).toBe('120cmx180cm');
    expect(sizeText({})).toBe('x');
  });

  it('[APP-09] knows a diameter from none', () => {
    expect(hasDiameter('10cm')).toBe(true);
    expect(hasDiameter('0cm')).toBe(false);
  });

  it('[COLL-09] is compared by diameter, else by width times length', () => {
    expect(sizeMagnitude({ diameter: '200cm', width: '9cm', length_cm: '9cm' })).toBe(200);
    expect(sizeMagnitude({ diameter: '0cm', width: '1,5 m', length_cm: '2' })).toBe(3);
    expect(measureCm('137.5 cm')).toBe(137.5);
    expect(measureCm('none')).toBe(0);
  });
});
