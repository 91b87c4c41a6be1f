import { pageContent } from '@selvedge/contract/page-content';
import { expect, test } from 'vitest';
import { isUnwritten } from './missing-content.tsx';

test('a page of which nothing is written is unwritten', () => {
  expect(isUnwritten(pageContent.parse({}))).toBe(true);
});

test.each([
  { page_title: 'Fabric' },
  { section_consumer_hero: [{ url: '/a.webp', alt: '' }] },
  { featured_collection_title: { collection_name: 'Cederberg' } },
  { consumer_banner_width: 2800 },
])('%o is written', (written) => {
  expect(isUnwritten(pageContent.parse(written))).toBe(false);
});
