import { expect, it } from 'vitest';
import { collectionApplication, collectionText } from './collection-page.tsx';

const collection = { name: 'Caravan', applications: ['Bedroom', 'Living Room'], sections: [] };

it('is the one of the path, in the catalogue’s spelling', () => {
  expect(collectionApplication(collection, 'LIVING  room')).toBe('Living Room');
});

it('is the first of the collection where the path names another', () => {
  expect(collectionApplication(collection, 'Curtaining')).toBe('Bedroom');
});

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
