import { sizeMagnitude } from '@selvedge/contract/size';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  colourKey,
  coloursInSize,
  designColours,
  publishableProducts,
  smallestOfColour,
} from './design-colours.ts';

const product = (colour: string, hex: string | undefined, changed = {}) => ({
  ...{ item_group: '005', range: 'Sandveld', design: 'Thorn', colour },
  picture_colours: hex === undefined ? [] : [hex, '#ffffff'],
  ...changed,
});

test('the colourways of a design, sizes once, by the colour that the picture has most of', () => {
  const coloursOf = designColours([
    product('Ink', '#203060'),
    product('INK', '#203061'),
    product('Clay', '#a8583c', { design: 'thorn ' }),
    product('Unseen', undefined),
    product('', '#123456'),
    product('Sand', '#d8c8a8', { range: 'Karoo' }),
  ]);
  expect(coloursOf(product('Ink', '#203060'))).toEqual([
    { colour: 'Ink', hex: '#203060' },
    { colour: 'Clay', hex: '#a8583c' },
  ]);
  expect(coloursOf(product('x', undefined, { design: 'Other' }))).toEqual([]);
});

const shown = { sku: 'A', design: 'Protea', is_published: true };

it('[COLL-08] drops products that are unpublished, without a sku or without a design', () => {
  const products = [
    { ...shown, is_published: false },
    shown,
    { ...shown, sku: '' },
    { ...shown, sku: ' ' },
    { ...shown, design: '' },
  ];
  expect(publishableProducts(products)).toEqual([shown]);
});

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

  it('takes the size of another product where the colour comes in it, else the smallest', () => {
    const small = { width: '160cm', length_cm: '230cm' };
    const large = { width: '200cm', length_cm: '300cm' };
    const products = [
      item('MS', 'Moss', small),
      item('ML', 'Moss', large),
      item('CS', 'Clay', small),
      item('CL', 'CLAY', large),
      item('D', 'Dune', small),
    ];
    expect(coloursInSize(products, large).map(({ sku }) => sku)).toEqual(['ML', 'CL', 'D']);
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
