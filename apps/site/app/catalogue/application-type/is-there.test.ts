import { applicationTypeContent } from '@selvedge/contract/application-type-content';
import { expect, test } from 'vitest';
import { isThere } from './is-there.ts';

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
