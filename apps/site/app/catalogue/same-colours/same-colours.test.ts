import { emptyProduct } from '@selvedge/contract/product';
import { expect, test } from 'vitest';
import { sameColours } from './same-colours.ts';

const product = (item_group: string, design: string, colour = 'Ink') => ({
  ...emptyProduct,
  ...{ sku: `${design}-${colour}`, item_group, range: 'Sandveld', design, colour },
});
const cloth = { ...product('005', 'Thorn'), picture_colours: ['#3b527f'] };

test('the nearest of each other group come first, in the order of the header, then more of them in turn', () => {
  const cards = sameColours(cloth, [
    { item_group: '005', products: [cloth, product('005', 'Reed')] },
    { item_group: '000', products: [product('000', 'Bowl'), product('000', 'Plate')] },
    { item_group: '001', products: [product('001', 'Paper'), product('001', 'Mural')] },
  ]);
  expect(cards.map(({ design }) => design)).toEqual(['Paper', 'Bowl', 'Reed', 'Mural']);
});

test('a design stands there once, and the design itself never, whatever its case', () => {
  const cards = sameColours(cloth, [
    {
      item_group: '005',
      products: [product('005', 'THORN', 'Ash'), product('005', 'Reed'), product('005', 'reed')],
    },
  ]);
  expect(cards.map(({ design }) => design)).toEqual(['Reed']);
  expect(cards[0]?.href).toContain('/design/Reed/colour/Ink');
});

test('where nothing else is near there is none', () => {
  expect(sameColours(cloth, [])).toEqual([]);
  expect(sameColours(cloth, [{ item_group: '005', products: [cloth] }])).toEqual([]);
});
