import { describe, expect, it } from 'vitest';
import { colourFamilyShade } from './colour-families.ts';

describe('the shade of a colour family', () => {
  it('is known by its name, case ignored, or by its last word', () => {
    expect(colourFamilyShade('BLUE')).toBe(colourFamilyShade('Blue'));
    expect(colourFamilyShade('Duck Egg Blue')).toBe(colourFamilyShade('blue'));
    expect(colourFamilyShade('Off-White')).toBe(colourFamilyShade('white'));
  });

  it('is none for a family that has none', () => {
    expect(colourFamilyShade('Multi')).toBeNull();
    expect(colourFamilyShade('constructor')).toBeNull();
  });
});
