import { expect, test } from 'vitest';
import { brandCollections } from './brand-page.tsx';

const entry = (application_name: string, collection_name: string) => ({
  brand_name: 'Saltpan Weavers',
  application_name,
  collection_name,
  item_group_code: '005',
  url: '',
});

test('[BRAND-03] each application and collection stands once, sorted by collection', () => {
  const found = brandCollections([
    entry('Upholstery', 'Tidal'),
    entry('Curtaining', 'Fynbos'),
    entry('Dual Purpose', 'Tidal'),
    entry('upholstery', 'TIDAL '),
    entry('Curtaining', ' '),
  ]);
  expect(
    found.map(({ collection_name, application_name }) => [
      collection_name.trim().toLowerCase(),
      application_name.toLowerCase(),
    ]),
  ).toEqual([
    ['fynbos', 'curtaining'],
    ['tidal', 'dual purpose'],
    ['tidal', 'upholstery'],
  ]);
});
