import { z } from 'zod';

/** Longest text of a content field, in characters. */
export const MAX_CONTENT_CHARACTERS = 100_000;

/** A text field of content; what staff have not filled in is empty. */
export const contentText = z.string().max(MAX_CONTENT_CHARACTERS).default('');

/** How a hero is shown; carousel where nothing is chosen. Source: BANNER-01. */
export const DISPLAY_OPTIONS = ['carousel', 'video', 'promo'] as const;

const bannerSide = z
  .number()
  .positive()
  .nullable()
  .default(null)
  .describe('In pixels; the ratio counts where both sides are given (BANNER-04)');

/** What a picture shows, for people who do not see it. No document asks for it; pictures that are links go without. */
export const pictureAlt = contentText.describe(
  'What the picture shows; empty where nothing says more than the text beside it',
);

/** Most colourways that one picture says it shows. */
export const MAX_SHOWN = 16;

/**
 * A colourway that a picture shows, as staff named it in the media library. Where content is asked for, it has the
 * picture and the SKU of a product that is there, and what the catalogue no longer has is left out.
 */
export const shownColourway = z.strictObject({
  sku: contentText.describe('Of one of its sizes'),
  item_group: contentText,
  range: contentText,
  design: contentText,
  colour: contentText,
  url: contentText.describe('Address of the picture of its product'),
});

const shows = z.array(shownColourway).max(MAX_SHOWN).default([]);

/** What phones show in place of a picture. */
export const phoneUrl = contentText.describe(
  'The picture as it is shown on phones, upright, four by five; empty where there is none of its own',
);

/** A picture of a section. */
export const contentImage = z.strictObject({
  url: contentText,
  phone_url: phoneUrl,
  alt: pictureAlt,
  shows,
});

/** A picture with its place in a gallery, such as "top left". Source: ENT-02, ENT-09. */
export const placedImage = z.strictObject({
  position: contentText,
  url: contentText,
  alt: pictureAlt,
});

const contentVideo = z.strictObject({
  video_url: contentText,
  thumbnail_url: contentText,
});

/** The hero of every page that has one. Source: ENT-01, BANNER-06. */
export const heroFields = {
  section_consumer_hero: z.array(contentImage).default([]),
  section_consumer_hero_video: contentVideo
    .nullable()
    .default(null)
    .describe('null where there is none'),
  section_consumer_hero_link: contentText,
  section_consumer_hero_name: contentText.describe(
    'What the pictures are about, such as a collection',
  ),
  section_consumer_hero_line: contentText.describe('A line above the name'),
  section_consumer_video_link: contentText,
  consumer_display_option: z.enum(DISPLAY_OPTIONS).default('carousel'),
  consumer_banner_width: bannerSide,
  consumer_banner_height: bannerSide,
};

/** What names a page. Source: ENT-01. */
export const titleFields = {
  page_title: contentText,
  description: contentText,
};

/** A collection as a card shows it. Source: ENT-03, ENT-04. */
export const collectionCard = z.strictObject({
  collection_name: contentText,
  url: contentText.describe('Address of the picture'),
  item_group_code: contentText,
  application_name: contentText,
});

/** Which collection is featured. Source: ENT-02, ENT-10, ENT-13. */
const featuredCollection = z.strictObject({
  collection_name: contentText,
  item_group_code: contentText,
  application_name: contentText,
});

/** The Featured Collection block. Source: ENT-02, FEAT-01 to FEAT-06, decision 16. */
export const featuredFields = {
  section_featured_collection: z.array(placedImage).default([]),
  featured_collection_title: featuredCollection.prefault({}),
  featured_collection_description: contentText,
  featured_collection_modal_url: contentText.describe('Where given, a click opens it in a modal'),
  featured_collection_catalogue_url: contentText.describe(
    'Where given and no modal URL is, a click opens it in a new tab',
  ),
};

/** A tile of an item group. Source: ENT-04. */
export const itemGroupTile = z.strictObject({
  item_group_code: contentText,
  item_group: contentText.describe('Name of the group'),
  url: contentText.describe('Address of the picture'),
  url_title: contentText,
  id: contentText,
});

/** A catalogue that opens in the overlay viewer. Source: ENT-11, decision 17. */
export const catalogueTile = z.strictObject({
  id: contentText,
  title: contentText.describe('Name of the catalogue; where it is empty the id is read as one'),
  catalogue_tile_img_url: contentText,
  issuu_link: contentText,
});

export type ShownColourway = z.output<typeof shownColourway>;
export type ContentImage = z.output<typeof contentImage>;
export type CollectionCard = z.output<typeof collectionCard>;
export type ItemGroupTile = z.output<typeof itemGroupTile>;
export type PlacedImage = z.output<typeof placedImage>;
export type CatalogueTile = z.output<typeof catalogueTile>;
