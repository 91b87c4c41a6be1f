import { expect, test } from 'vitest';
import { categoryCollections, categoryTitle } from './category-page.ts';

const card = (collection_name: string, application_name: string) => ({
  collection_name,
  application_name,
  item_group_code: '005',
  url: '',
});

test('[APPTYPE-07] each collection stands once, whatever its applications', () => {
  const cards = [
    card('Tidal', 'Upholstery'),
    card('tidal', 'Dual Purpose'),
    card('Boma', 'Upholstery'),
    card(' ', 'Upholstery'),
  ];
  expect(categoryCollections(cards)).toEqual([cards[2], cards[0]]);
});

test('[APPTYPE-08] the title is the category, then the application type with a capital', () => {
  expect(categoryTitle('005', 'outdoor')).toBe('Fabric Outdoor');
  expect(categoryTitle('001', 'outdoor')).toBe('Wallpaper Outdoor');
  expect(categoryTitle('004', 'outdoor')).toBe('Rugs Outdoor');
  for (const written of ['Outdoor', ' OUTDOOR ', 'oUTDOOR'])
    expect(categoryTitle('005', written)).toBe('Fabric Outdoor');
});
