import { describe, expect, it, test } from 'vitest';
import { type ListedProduct, orderByDesign, productCards } from './product-card.ts';

const rug: ListedProduct = {
  sku: 'r-1',
  item_group: '004',
  range: 'Highland Flock',
  design: 'Sani',
  colour: 'Heath',
  width: '160cm',
  length_cm: '230cm',
};
const cushion: ListedProduct = { ...rug, sku: 'c-1', item_group: '000' };
const details = (...products: ListedProduct[]) =>
  productCards({ products }).map((card) => card.details);

test('[decision 44] the card of a rug names its size', () => {
  const round = { ...rug, sku: 'r-2', diameter: '200cm' };
  expect(details(rug, round)).toEqual([
    'Heath, Highland Flock, 160cm x 230cm',
    'Heath, Highland Flock, 200cm diameter',
  ]);
});

test('a card says in how many colours its design comes, in the order in which the cards show', () => {
  const products = [rug, { ...cushion, design: 'Amadi' }];
  const cards = productCards({ products, colour_counts: [1, 9] });
  expect(cards.map(({ sku, colourCount }) => [sku, colourCount])).toEqual([
    ['c-1', 9],
    ['r-1', 1],
  ]);
});

test('[decision 44] anything else names its size where a colour stands there in several', () => {
  const larger = { ...cushion, sku: 'c-2', width: '60cm', length_cm: '60cm' };
  expect(details(cushion, { ...larger, colour: 'Storm' })).toEqual([
    'Heath, Highland Flock',
    'Storm, Highland Flock',
  ]);
  expect(details(cushion, larger)).toEqual([
    'Heath, Highland Flock, 160cm x 230cm',
    'Heath, Highland Flock, 60cm x 60cm',
  ]);
});

describe("the order of a page's products", () => {
  it('[GRID-03] is by design, case ignored, and stable within a design', () => {
    const products = [
      { sku: '1', design: 'swellendam' },
      { sku: '2', design: 'Cederberg' },
      { sku: '3', design: 'KAROO' },
      { sku: '4', design: 'cederberg' },
      { sku: '5' },
    ];
    expect(orderByDesign(products).map(({ sku }) => sku)).toEqual(['5', '2', '4', '3', '1']);
  });

  it('[GRID-03] puts accents with their letter, as the service does', () => {
    const products = [{ design: 'Fynbos' }, { design: 'Élan' }, { design: 'Erf' }];
    expect(orderByDesign(products).map(({ design }) => design)).toEqual(['Élan', 'Erf', 'Fynbos']);
  });
});
