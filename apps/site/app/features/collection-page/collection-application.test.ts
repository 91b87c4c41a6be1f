import { expect, it } from 'vitest';
import { collectionApplication } from './collection-application.ts';

const collection = { name: 'Caravan', applications: ['Bedroom', 'Living Room'], sections: [] };

it('is the one of the path, in the catalogue’s spelling', () => {
  expect(collectionApplication(collection, 'LIVING  room')).toBe('Living Room');
});

it('is the first of the collection where the path names another', () => {
  expect(collectionApplication(collection, 'Curtaining')).toBe('Bedroom');
});
