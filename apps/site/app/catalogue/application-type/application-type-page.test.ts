import { applicationTypeContent } from '@selvedge/contract/page-content';
import type { ContentService } from '@selvedge/contract/services';
import { expect, test } from 'vitest';
import {
  applicationTypeQuery,
  categoryCollections,
  categoryTitle,
  isThere,
} from './application-type-page.tsx';

const refuse = () => Promise.reject(new Error('no call is expected'));
const service: ContentService = {
  content: refuse,
  internationals: refuse,
  internationalBrand: refuse,
  vacancies: refuse,
};

test('[APPTYPE-09] the query runs only when there is an application type', () => {
  const query = (applicationType: string) =>
    applicationTypeQuery(service, { itemGroup: '9001', applicationType });
  expect(query('outdoor').enabled).toBe(true);
  expect(query(' ').enabled).toBe(false);
});

const PATH = { itemGroup: '9001', applicationType: 'nautical' };
const there = (fields: object, path: Parameters<typeof isThere>[0] = PATH) =>
  isThere(path, applicationTypeContent.parse(fields));

test('[ROUTE-10] content of which nothing is filled in is that of a page that does not exist', () => {
  expect(there({})).toBe(false);
  expect(there({ consumer_display_option: 'video' })).toBe(false);
});

test('[ROUTE-10] one field is enough for a page to exist', () => {
  for (const fields of [
    { page_title: 'Nautical' },
    { section_collections_in_application: [{ collection_name: 'Tidal' }] },
    { featured_collection_title: { collection_name: 'Tidal' } },
    { consumer_banner_width: 1 },
  ])
    expect(there(fields)).toBe(true);
});

test('[HEAD-14] Outdoor, to which the menus lead, is there while it is still empty; its categories are not', () => {
  const outdoor = { itemGroup: '9001', applicationType: 'Outdoor' };
  expect(there({}, outdoor)).toBe(true);
  expect(there({}, { ...outdoor, category: '005' })).toBe(false);
});

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
