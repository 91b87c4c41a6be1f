import { expect, it } from 'vitest';
import { collectionText } from './collection-text.ts';

const collectionWith = (...designs: string[]) => {
  const cards = designs.map((design, place) => ({
    sku: `${place}`,
    href: '',
    design,
    colour: `${place}`,
    picture: '',
    colours: [],
  }));
  return { name: 'Caravan', applications: ['Other'], sections: [{ application: 'Other', cards }] };
};

it('counts designs and their colourways', () => {
  const collection = collectionWith('Cederberg', 'CEDERBERG', 'Biedouw');
  expect(collectionText('005', collection)).toBe('Fabric in 2 designs and 3 colourways.');
  expect(collectionText('000', collectionWith('Karoo'))).toBe(
    'Homeware in 1 design and 1 colourway.',
  );
});

it('says nothing of a collection that shows nothing', () => {
  expect(collectionText('005', { ...collectionWith(), sections: [] })).toBe('');
});
