import { z } from 'zod';
import { catalogueTile, contentImage, contentText, pictureAlt } from './content-parts.ts';
import { MAX_BRAND_ID_CHARACTERS } from './limits.ts';

/** Which banner an international page shows. Source: INTL-10. */
export const BANNER_MEDIA = ['carousel', 'video'] as const;

const bannerSide = z.number().positive().nullable().default(null).describe('In pixels');

/** The banner of the landing page and of every brand page. Source: ENT-11, ENT-12. */
const bannerFields = {
  consumer_banner_media_switch: z.enum(BANNER_MEDIA).default('carousel'),
  consumer_banner_carousel: z
    .array(
      z.strictObject({
        img_url: contentText,
        video_url: contentText,
        ...contentImage.omit({ url: true }).shape,
      }),
    )
    .default([])
    .describe('Each item has a picture or a video'),
  consumer_banner_video_url: contentText,
  consumer_banner_link: contentText,
  consumer_banner_name: contentText,
  consumer_banner_line: contentText,
  consumer_banner_width: bannerSide,
  consumer_banner_height: bannerSide,
};

/** A brand tile of the landing page. Source: ENT-11, INTL-06, INTL-07. */
export const internationalBrandTile = z.strictObject({
  id: z.string().min(1).max(200),
  page_title: contentText,
  is_published: z.boolean().default(false),
  position_order: z.number().default(0).describe('Tiles stand in ascending order of it'),
  tile_img_url: contentText,
  tile_img: contentText,
  brand_page_link: contentText.describe("The brand's own site, or empty"),
});

/** Settings of the Internationals landing page. Source: ENT-11. */
export const internationalsSettings = z.strictObject({
  page_title: contentText,
  page_description: contentText,
  ...bannerFields,
  catalogue_section_heading: contentText,
  catalogue_section_items: z.array(catalogueTile).default([]),
  brands: z.array(internationalBrandTile).default([]),
});

/** Page of one international brand. Source: ENT-12. */
export const internationalBrandPage = z.strictObject({
  page_title: contentText,
  page_description: contentText,
  ...bannerFields,
  featured_collection_media: z
    .array(z.strictObject({ position: contentText, img_url: contentText, alt: pictureAlt }))
    .default([])
    .describe('Positions: top left, bottom left, top right, bottom right (IBRAND-02)'),
  featured_collection_title: contentText,
  featured_collection_description: contentText,
  featured_collection_link: contentText,
  catalogue_section_heading_first: contentText,
  catalogue_section_items_first: z.array(catalogueTile).default([]),
  catalogue_section_items_second: z.array(catalogueTile).default([]),
  promo_video: contentText.describe('Address of a video on a video site'),
  promo_video_loop: z.boolean().default(false),
  promo_video_hide_controls: z.boolean().default(false),
});

export type InternationalsSettings = z.output<typeof internationalsSettings>;
export type InternationalBrandTile = z.output<typeof internationalBrandTile>;
export type InternationalBrandPage = z.output<typeof internationalBrandPage>;

/** GET internationals-page/settings. Without a published page `settings` is null. Source: CALL-22, INTL-04. */
export const internationalsResponse = z.strictObject({
  success: z.literal(true),
  settings: internationalsSettings.nullable(),
  msg: z.string(),
});

/** GET internationals-page/brand-page/{brandId}; an unknown or unpublished brand is a failure. Source: CALL-23. */
export const internationalBrandRequest = z.strictObject({
  brandId: z.string().min(1).max(MAX_BRAND_ID_CHARACTERS),
});
export const internationalBrandResponse = z.strictObject({
  success: z.literal(true),
  brand_page: internationalBrandPage,
  msg: z.string(),
});

export type InternationalsResponse = z.output<typeof internationalsResponse>;
export type InternationalBrandResponse = z.output<typeof internationalBrandResponse>;
