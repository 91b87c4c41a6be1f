import { sizeMagnitude } from '@selvedge/contract/size';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourKey, smallestOfColour } from './smallest-of-colour.ts';

const item = (sku: string, colour: string, size: object) => ({
  sku,
  design: 'Knysna',
  colour,
  ...size,
});

describe('one product a colour', () => {
  it('[COLL-09] keeps the smallest by width times length', () => {
    const small = item('S', 'Moss', { width: '160cm', length_cm: '230cm' });
    const large = item('L', 'moss', { width: '200cm', length_cm: '300cm' });
    expect(smallestOfColour([large, small])).toEqual([small]);
  });

  it('[COLL-09] keeps the smallest by diameter, which 0cm is not', () => {
    const none = { diameter: '0cm', width: '160cm', length_cm: '230cm' };
    const round = item('R', 'Moss', { diameter: '150cm', width: '150cm', length_cm: '150cm' });
    const rounder = item('RR', 'Moss', { diameter: '240cm' });
    const square = item('Q', 'Moss', none);
    expect(smallestOfColour([rounder, square, round])).toEqual([round]);
  });

  it('[COLL-09] keeps colours apart, in the order in which they come', () => {
    const products = [item('A', 'Moss', {}), item('B', 'Clay', {}), item('C', 'Moss', {})];
    expect(smallestOfColour(products).map(({ sku }) => sku)).toEqual(['A', 'B']);
  });

  it('[COLL-09] leaves each colour once, and nothing smaller behind', () => {
    const measure = fc.integer({ min: 1, max: 400 }).map((cm) => `${cm}cm`);
    const products = fc.array(
      fc.record({
        design: fc.constantFrom('Knysna', 'KNYSNA', 'Karoo'),
        colour: fc.constantFrom('Moss', 'moss ', 'Clay'),
        diameter: fc.oneof(measure, fc.constantFrom('', '0cm')),
        width: measure,
        length_cm: measure,
      }),
    );
    fc.assert(
      fc.property(products, (given) => {
        const kept = smallestOfColour(given);
        expect(new Set(kept.map(colourKey))).toEqual(new Set(given.map(colourKey)));
        expect(new Set(kept.map(colourKey)).size).toBe(kept.length);
        for (const product of given) {
          const rival = kept.find((entry) => colourKey(entry) === colourKey(product));
          expect(rival && sizeMagnitude(rival)).toBeLessThanOrEqual(sizeMagnitude(product));
        }
      }),
    );
  });
});
