import type { ContentKey } from './content-key.ts';
import type { InternationalBrandPage, InternationalsSettings } from './international-content.ts';
import type {
  ApplicationTypeContent,
  BrandContent,
  CollectionContent,
  ContentOf,
  PageContent,
} from './page-content.ts';

/**
 * What the schemas of content make of nothing, for the browser, which carries no schemas: a page stands on these where
 * an answer holds no more than the documents print of it (ENT-01 to ENT-03, ENT-09 to ENT-13).
 */

const HERO = {
  page_title: '',
  description: '',
  section_consumer_hero_video: null,
  section_consumer_hero_link: '',
  section_consumer_hero_name: '',
  section_consumer_hero_line: '',
  section_consumer_video_link: '',
  consumer_display_option: 'carousel',
  consumer_banner_width: null,
  consumer_banner_height: null,
} as const;

const FEATURED = {
  featured_collection_title: { collection_name: '', item_group_code: '', application_name: '' },
  featured_collection_description: '',
  featured_collection_modal_url: '',
  featured_collection_catalogue_url: '',
} as const;

const page: PageContent = {
  ...HERO,
  ...FEATURED,
  section_consumer_hero: [],
  section_featured_collection: [],
  section_item_group_images: [],
  section_new_arrivals: [],
  section_internationals: [],
  internationals_description: '',
  section_homeware_landing_categories: [],
  section_application_cards: [],
  section_collections_in_application: [],
};

const collection: CollectionContent = {
  ...HERO,
  section_consumer_hero: [],
  section_gallery: [],
};

const brand: BrandContent = {
  ...HERO,
  ...FEATURED,
  section_consumer_hero: [],
  section_featured_collection: [],
  section_collections_in_a_brand: [],
};

const applicationType: ApplicationTypeContent = {
  ...HERO,
  ...FEATURED,
  section_consumer_hero: [],
  section_featured_collection: [],
  section_item_group_images: [],
  section_new_arrivals: [],
  section_collections_in_application: [],
  section_catalogues: [],
};

/** Content of each kind in which nothing is filled in. */
export const EMPTY_CONTENT: { readonly [K in ContentKey['kind']]: ContentOf<K> } = {
  home: page,
  landing: page,
  application: page,
  collection,
  brand,
  applicationType,
  navigation: { applications: [], collections: [], colours: [] },
};

const INTERNATIONAL = {
  page_title: '',
  page_description: '',
  consumer_banner_media_switch: 'carousel',
  consumer_banner_video_url: '',
  consumer_banner_link: '',
  consumer_banner_name: '',
  consumer_banner_line: '',
  consumer_banner_width: null,
  consumer_banner_height: null,
} as const;

/** An Internationals landing page in which nothing is filled in. */
export const EMPTY_INTERNATIONALS: InternationalsSettings = {
  ...INTERNATIONAL,
  consumer_banner_carousel: [],
  catalogue_section_heading: '',
  catalogue_section_items: [],
  brands: [],
};

/** The page of an international brand in which nothing is filled in. */
export const EMPTY_INTERNATIONAL_BRAND: InternationalBrandPage = {
  ...INTERNATIONAL,
  consumer_banner_carousel: [],
  featured_collection_media: [],
  featured_collection_title: '',
  featured_collection_description: '',
  featured_collection_link: '',
  catalogue_section_heading_first: '',
  catalogue_section_items_first: [],
  catalogue_section_items_second: [],
  promo_video: '',
  promo_video_loop: false,
  promo_video_hide_controls: false,
};

/** Every text that an entry of a list of content can hold, empty: a list may print fewer of them too (ENT-11, ENT-13). */
export const EMPTY_ENTRY = {
  id: '',
  url: '',
  alt: '',
  phone_url: '',
  shows: [],
  title: '',
  position: '',
  img_url: '',
  video_url: '',
  url_title: '',
  brand_name: '',
  item_group: '',
  item_group_code: '',
  application_name: '',
  collection_name: '',
  catalogue_tile_img_url: '',
  issuu_link: '',
  page_title: '',
  tile_img: '',
  tile_img_url: '',
  brand_page_link: '',
} as const;
