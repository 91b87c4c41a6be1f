import { expect, test } from 'vitest';
import { collectionCards } from './collection-grid.tsx';

const card = (collection_name: string, url = '') => ({
  collection_name,
  url,
  item_group_code: '005',
  application_name: 'Curtaining',
});

test('[APP-06] collections stand by their name, each once, the first of two kept', () => {
  const cards = [card('Velds', '/1'), card(''), card('aloe'), card('VELDS', '/2'), card('Karoo')];
  expect(collectionCards(cards)).toEqual([card('aloe'), card('Karoo'), card('Velds', '/1')]);
});
