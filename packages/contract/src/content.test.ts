import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { collectionCard, heroFields, itemGroupTile } from './content-parts.ts';
import { STORE_REGIONS, store, vacanciesResponse, vacancy } from './house-content.ts';
import {
  internationalBrandPage,
  internationalBrandResponse,
  internationalBrandTile,
  internationalsResponse,
  internationalsSettings,
} from './international-content.ts';
import {
  applicationCard,
  applicationTypeContent,
  brandCollection,
  brandContent,
  collectionContent,
  homewareCard,
  pageContent,
} from './page-content.ts';

const keys = (schema: z.ZodObject) => Object.keys(schema.shape);
const hero = [
  'section_consumer_hero',
  'section_consumer_hero_video',
  'section_consumer_hero_link',
  'section_consumer_video_link',
  'consumer_display_option',
  'consumer_banner_width',
  'consumer_banner_height',
];
const titled = ['page_title', 'description'];
const featured = [
  'section_featured_collection',
  'featured_collection_title',
  'featured_collection_description',
];
const banner = [
  'consumer_banner_media_switch',
  'consumer_banner_carousel',
  'consumer_banner_video_url',
  'consumer_banner_link',
  'consumer_banner_width',
  'consumer_banner_height',
];

/** Each entity of the documents with the names that it must have; it may have more. */
const ENTITIES: readonly (readonly [string, z.ZodObject, readonly string[]])[] = [
  ['[ENT-01] page content', pageContent, [...titled, ...hero]],
  [
    '[ENT-02] page content',
    pageContent,
    [
      'section_item_group_images',
      'section_new_arrivals',
      ...featured,
      'section_internationals',
      'internationals_description',
    ],
  ],
  [
    '[ENT-03] page content',
    pageContent,
    [
      'section_homeware_landing_categories',
      'section_application_cards',
      'section_collections_in_application',
    ],
  ],
  [
    '[ENT-03] homeware card',
    homewareCard,
    ['item_group_code', 'application_name', 'item_group', 'url'],
  ],
  ['[ENT-03] application card', applicationCard, ['application_name', 'item_group', 'url']],
  [
    '[ENT-04] item group tile',
    itemGroupTile,
    ['item_group_code', 'item_group', 'url', 'url_title', 'id'],
  ],
  [
    '[ENT-04] collection card',
    collectionCard,
    ['collection_name', 'url', 'item_group_code', 'application_name'],
  ],
  ['[ENT-09] collection content', collectionContent, [...titled, ...hero, 'section_gallery']],
  [
    '[ENT-10] brand content',
    brandContent,
    [...titled, ...featured, 'section_collections_in_a_brand'],
  ],
  [
    '[ENT-10] collection of a brand',
    brandCollection,
    ['brand_name', 'application_name', 'collection_name', 'item_group_code', 'url'],
  ],
  [
    '[ENT-11] internationals settings',
    internationalsSettings,
    [
      'page_title',
      'page_description',
      ...banner,
      'catalogue_section_heading',
      'catalogue_section_items',
      'brands',
    ],
  ],
  [
    '[ENT-11] international brand tile',
    internationalBrandTile,
    [
      'id',
      'page_title',
      'is_published',
      'position_order',
      'tile_img_url',
      'tile_img',
      'brand_page_link',
    ],
  ],
  [
    '[ENT-12] international brand page',
    internationalBrandPage,
    [
      'page_title',
      'page_description',
      ...banner,
      'featured_collection_media',
      'featured_collection_title',
      'featured_collection_description',
      'featured_collection_link',
      'catalogue_section_heading_first',
      'catalogue_section_items_first',
      'catalogue_section_items_second',
      'promo_video',
      'promo_video_loop',
      'promo_video_hide_controls',
    ],
  ],
  [
    '[ENT-13] application-type content',
    applicationTypeContent,
    [
      ...titled,
      ...hero,
      'section_item_group_images',
      ...featured,
      'section_new_arrivals',
      'section_collections_in_application',
    ],
  ],
  [
    '[CAREER-02] vacancy',
    vacancy,
    [
      'region',
      'position',
      'location',
      'available_from',
      'description',
      'purpose',
      'requirements',
      'candidate',
      'duties',
      'email',
    ],
  ],
  [
    '[STORE-02] store',
    store,
    ['title', 'address', 'phone', 'tradingHours', 'mapUrl', 'holidayNotice'],
  ],
];

describe('entities', () => {
  it.each(ENTITIES)('%s has its fields', (_, schema, expected) => {
    expect(keys(schema)).toEqual(expect.arrayContaining([...expected]));
  });

  const PAGES = {
    pageContent,
    collectionContent,
    brandContent,
    applicationTypeContent,
    internationalsSettings,
    internationalBrandPage,
  };
  it.each(Object.entries(PAGES))(
    '%s is whole from nothing, and takes no unknown field',
    (_, schema) => {
      const empty = schema.parse({});
      expect(Object.keys(empty)).toEqual(keys(schema));
      expect(schema.parse(empty)).toEqual(empty);
      expect(schema.safeParse({ surprise: 1 }).success).toBe(false);
    },
  );
});

describe('heroes', () => {
  it('[BANNER-01] are a carousel unless said otherwise', () => {
    expect(pageContent.parse({}).consumer_display_option).toBe('carousel');
    for (const option of ['carousel', 'video', 'promo'])
      expect(heroFields.consumer_display_option.safeParse(option).success).toBe(true);
    expect(heroFields.consumer_display_option.safeParse('slides').success).toBe(false);
  });

  it('[BANNER-06] hold pictures or a video with its thumbnail', () => {
    const given = {
      section_consumer_hero: [{ url: '/1.webp' }],
      section_consumer_hero_video: { video_url: '/v.mp4', thumbnail_url: '/v.webp' },
    };
    expect(pageContent.parse(given)).toMatchObject(given);
  });

  it('[INTL-10] choose carousel or video on the international pages', () => {
    const chosen = (value: string) =>
      internationalsSettings.safeParse({ consumer_banner_media_switch: value }).success;
    expect([chosen('carousel'), chosen('video'), chosen('promo')]).toEqual([true, true, false]);
  });
});

describe('answers', () => {
  it('[CALL-22] [INTL-04] tell the internationals settings, or that there are none', () => {
    const answer = { success: true, settings: null, msg: '' };
    expect(internationalsResponse.parse(answer)).toEqual(answer);
    expect(internationalsResponse.safeParse({ ...answer, success: false }).success).toBe(false);
  });

  it('[CALL-23] tell the page of an international brand', () => {
    const brand_page = internationalBrandPage.parse({ page_title: 'Ardmore' });
    const answer = { success: true, brand_page, msg: '' };
    expect(internationalBrandResponse.parse(answer)).toEqual(answer);
  });

  it('[CALL-18] list the vacancies', () => {
    const answer = { vacancies: [vacancy.parse({ position: 'Weaver', location: 'Paarl' })] };
    expect(vacanciesResponse.parse(answer)).toEqual(answer);
  });
});

it('[STORE-01] stores stand in the regions of the documents', () => {
  expect(STORE_REGIONS).toEqual([
    'Western Cape',
    'Eastern Cape',
    'Free State',
    'Gauteng',
    'KwaZulu Natal',
    'Mpumalanga',
    'Namibia',
    'Mauritius',
  ]);
});
