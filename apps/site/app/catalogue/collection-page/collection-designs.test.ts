import { describe, expect, it } from 'vitest';
import { collectionOf } from './collection-designs.ts';

const rug = (sku: string, changes: object = {}) => ({
  sku,
  item_group: '004',
  range: 'Caravan',
  design: 'Augrabies',
  colour: sku,
  application: 'Dining Room',
  is_published: true,
  ...changes,
});
const skus = (products: Parameters<typeof collectionOf>[0]) =>
  collectionOf(products)?.sections.flatMap(({ cards }) => cards.map(({ sku }) => sku));

describe('a collection', () => {
  it('[COLL-04] has one section per application, sorted by its name', () => {
    const products = [
      rug('A', { application: 'Living Room' }),
      rug('B', { application: 'bedroom' }),
      rug('C', { application: 'LIVING ROOM' }),
    ];
    const { sections, applications } = collectionOf(products) ?? {};
    expect(applications).toEqual(['bedroom', 'Living Room']);
    expect(
      sections?.map(({ application, cards }) => [application, cards.map(({ sku }) => sku)]),
    ).toEqual([
      ['bedroom', ['B']],
      ['Living Room', ['A', 'C']],
    ]);
  });

  it('[COLL-05] files designs without an application under "Other"', () => {
    const products = [rug('A', { application: ' ' }), rug('B', { application: undefined })];
    expect(collectionOf(products)?.applications).toEqual(['Other']);
  });

  it('[COLL-07] has cards that lead to their colour, with size and sku, encoded', () => {
    const product = rug('K 1', { colour: 'Sea/Sky', width: '160cm', length_cm: '230cm' });
    expect(collectionOf([product])?.sections[0]?.cards).toEqual([
      {
        sku: 'K 1',
        href: '/item_group/004/collection/Caravan/design/Augrabies/colour/Sea%2FSky?targetSize=160cmx230cm&targetProduct=K%201',
        design: 'Augrabies',
        colour: 'Sea/Sky',
        picture: '',
        colours: [],
      },
    ]);
  });

  it('[COLL-08] drops what may not be shown, and is there still', () => {
    const hidden = [rug('A', { is_published: false }), rug(' '), rug('C', { design: undefined })];
    expect(skus([...hidden, rug('D')])).toEqual(['D']);
    // An answer is not bound by our contract (CALL-10): one product without a SKU takes none of the others with it.
    const { sku: _, ...nameless } = rug('E');
    expect(skus([nameless as ReturnType<typeof rug>, rug('D')])).toEqual(['D']);
    expect(collectionOf(hidden)).toMatchObject({ name: 'Caravan', sections: [] });
  });

  it('[COLL-09] keeps the smallest of each design and colour', () => {
    const sizes = [
      rug('L', { colour: 'Sand', width: '200cm', length_cm: '300cm' }),
      rug('S', { colour: 'SAND', width: '160cm', length_cm: '230cm' }),
      rug('O', { colour: 'Clay', diameter: '200cm' }),
    ];
    expect(skus(sizes)).toEqual(['S', 'O']);
  });

  it('has cards that know every colour of their design', () => {
    const products = [
      rug('A', { colour: 'Sand', picture_colours: ['#d8c8a8', '#000000'] }),
      rug('B', { colour: 'Clay', picture_colours: ['#a8583c'] }),
      rug('C', { colour: 'Ink' }),
    ];
    const cards = collectionOf(products)?.sections.flatMap((section) => section.cards);
    expect(cards?.map(({ colours }) => colours)).toEqual(Array(3).fill(['#d8c8a8', '#a8583c']));
  });

  it('is none without products', () => {
    expect(collectionOf([])).toBeNull();
  });
});
