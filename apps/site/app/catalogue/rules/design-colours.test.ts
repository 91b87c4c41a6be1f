import { expect, test } from 'vitest';
import { designColours } from './design-colours.ts';

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
