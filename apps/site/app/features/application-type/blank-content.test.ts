import { applicationTypeContent } from '@selvedge/contract/application-type-content';
import { expect, test } from 'vitest';
import { isBlankContent } from './blank-content.ts';

const content = (fields: object) => applicationTypeContent.parse(fields);

test('[ROUTE-10] content of which nothing is filled in is that of a page that does not exist', () => {
  expect(isBlankContent(content({}))).toBe(true);
  expect(isBlankContent(content({ consumer_display_option: 'video' }))).toBe(true);
});

test('[ROUTE-10] one field is enough for a page to exist', () => {
  for (const fields of [
    { page_title: 'Outdoor' },
    { section_collections_in_application: [{ collection_name: 'Tidal' }] },
    { featured_collection_title: { collection_name: 'Tidal' } },
    { consumer_banner_width: 1 },
  ])
    expect(isBlankContent(content(fields))).toBe(false);
});
