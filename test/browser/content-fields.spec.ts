import type { Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { answered, expectFields, firstOf, type Json } from './printed-calls.ts';

const HERO = [
  'page_title',
  'description',
  'section_consumer_hero',
  'section_consumer_hero_video',
  'section_consumer_hero_link',
  'section_consumer_video_link',
  'consumer_display_option',
  'consumer_banner_width',
  'consumer_banner_height',
];
const FEATURED = [
  'section_featured_collection',
  'featured_collection_title',
  'featured_collection_description',
];
const SECTIONS = [
  'section_item_group_images',
  'section_new_arrivals',
  ...FEATURED,
  'section_internationals',
  'internationals_description',
];
const CARD = ['collection_name', 'url', 'item_group_code', 'application_name'];
const CARDS = {
  section_homeware_landing_categories: ['item_group_code', 'application_name', 'item_group', 'url'],
  section_application_cards: ['application_name', 'item_group', 'url'],
  section_collections_in_application: CARD,
  section_new_arrivals: CARD,
  section_item_group_images: ['item_group_code', 'item_group', 'url', 'url_title', 'id'],
  section_featured_collection: ['position', 'url'],
  section_consumer_hero: ['url'],
  section_gallery: ['position', 'url'],
  section_collections_in_a_brand: [
    'brand_name',
    'application_name',
    'collection_name',
    'item_group_code',
    'url',
  ],
};

/** Expects the fields, and those of each entry of its lists. */
function expectContent(content: Json, fields: readonly string[]): void {
  expectFields(content, fields);
  for (const [list, entryFields] of Object.entries(CARDS))
    for (const entry of Array.isArray(content[list]) ? content[list] : [])
      expectFields(entry, entryFields);
}

const content = (page: Page, category: object, more: object = {}) =>
  answered(page, '/get-all-cms-data', { category, ...more });

test.beforeEach(async ({ page }) => {
  await page.goto('/returns-policy');
});

test('[CALL-02] [CALL-03] [ENT-01] [ENT-02] [ENT-03] [ENT-04] home, landing and application content', async ({
  page,
}) => {
  const home = await content(page, { item_group: '999' });
  expectContent(home, [...HERO, ...SECTIONS]);
  expectFields(
    home.featured_collection_title,
    CARD.filter((name) => name !== 'url'),
  );
  for (const list of ['section_item_group_images', 'section_new_arrivals', 'section_consumer_hero'])
    firstOf(home[list]);
  expectFields(firstOf(home.section_internationals), ['url']);
  const fabric = await content(page, { item_group: '005' });
  expectContent(fabric, [...HERO, ...SECTIONS, ...Object.keys(CARDS).slice(0, 3)]);
  firstOf(fabric.section_application_cards);
  firstOf((await content(page, { item_group: '000' })).section_homeware_landing_categories);
  const application = await content(page, { item_group: '005', application: 'Curtaining' });
  expectContent(application, [...HERO, ...SECTIONS]);
  firstOf(application.section_collections_in_application);
});

test('[CALL-04] [CALL-05] [CALL-06] [ENT-09] [ENT-10] [ENT-13] collection, brand and application-type content', async ({
  page,
}) => {
  const { section_collections_in_application: cards } = await content(page, {
    item_group: '005',
    application: 'Curtaining',
  });
  const { collection_name: collection, application_name: application } = firstOf(cards);
  const opened = await content(page, { application, item_group: '005', collection });
  expectContent(opened, [...HERO, 'section_gallery']);
  firstOf(opened.section_gallery);

  const brand = await content(page, { item_group: '9000', brand: 'HAUS' });
  expectContent(brand, [
    'page_title',
    'description',
    ...FEATURED,
    'section_collections_in_a_brand',
  ]);
  firstOf(brand.section_collections_in_a_brand);

  const type = { application_type: 'outdoor', item_group: '9001' };
  const fields = [
    ...HERO,
    ...FEATURED,
    'section_item_group_images',
    'section_new_arrivals',
    'section_collections_in_application',
  ];
  const outdoor = await content(page, type);
  expectContent(outdoor, fields);
  firstOf(outdoor.section_item_group_images);
  const category = { application_type_category: { category_name: '005' } };
  const fabric = await content(page, type, category);
  expectContent(fabric, fields);
  firstOf(fabric.section_collections_in_application);
});
