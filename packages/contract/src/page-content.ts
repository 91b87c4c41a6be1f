import { z } from 'zod';
import type { ContentKey } from './content-key.ts';
import {
  catalogueTile,
  collectionCard,
  contentImage,
  contentText,
  featuredFields,
  heroFields,
  itemGroupTile,
  placedImage,
  titleFields,
} from './content-parts.ts';
import { MENU_COLLECTIONS, MENU_COLOURS } from './limits.ts';

/** A card of the homeware landing page. Source: ENT-03. */
export const homewareCard = z.strictObject({
  item_group_code: contentText,
  application_name: contentText,
  item_group: contentText,
  url: contentText,
});

/** An application card of a landing page. Source: ENT-03. */
export const applicationCard = z.strictObject({
  application_name: contentText,
  item_group: contentText,
  url: contentText,
});

/** Content of the home, landing and application pages. Source: ENT-01 to ENT-04. */
export const pageContent = z.strictObject({
  ...titleFields,
  ...heroFields,
  section_item_group_images: z.array(itemGroupTile).default([]),
  section_new_arrivals: z.array(collectionCard).default([]),
  ...featuredFields,
  section_internationals: z.array(contentImage).default([]),
  internationals_description: contentText,
  section_homeware_landing_categories: z.array(homewareCard).default([]),
  section_application_cards: z.array(applicationCard).default([]),
  section_collections_in_application: z.array(collectionCard).default([]),
});

export type PageContent = z.output<typeof pageContent>;

/** Content of an application-type page and of its category pages. Source: ENT-13, decision 17. */
export const applicationTypeContent = z.strictObject({
  ...titleFields,
  ...heroFields,
  section_item_group_images: z.array(itemGroupTile).default([]),
  ...featuredFields,
  section_new_arrivals: z.array(collectionCard).default([]),
  section_collections_in_application: z.array(collectionCard).default([]),
  section_catalogues: z
    .array(catalogueTile)
    .default([])
    .describe('Tiles under "View our latest catalogues"'),
});

export type ApplicationTypeContent = z.output<typeof applicationTypeContent>;

/** A collection of a brand, as its card shows it. Source: ENT-10. */
export const brandCollection = z.strictObject({
  brand_name: contentText,
  application_name: contentText,
  collection_name: contentText,
  item_group_code: contentText,
  url: contentText,
});

/** Content of a brand page; the hero is there because the page has one (BRAND-01). Source: ENT-10. */
export const brandContent = z.strictObject({
  ...titleFields,
  ...heroFields,
  ...featuredFields,
  section_collections_in_a_brand: z.array(brandCollection).default([]),
});

export type BrandContent = z.output<typeof brandContent>;
export type BrandCollection = z.output<typeof brandCollection>;

/** Content of a collection page. Source: ENT-09. */
export const collectionContent = z.strictObject({
  ...titleFields,
  ...heroFields,
  section_gallery: z.array(placedImage).default([]),
});

export type CollectionContent = z.output<typeof collectionContent>;

const code = z.string().min(1).max(20).describe('Item group code; 999 is the home page');
const name = z.string().min(1).max(500);

/** POST get-all-cms-data: one shape for each kind of content, told apart by its fields. Source: CALL-02 to CALL-07. */
export const contentRequest = z.union([
  z.strictObject({ category: z.strictObject({ item_group: code }) }),
  z.strictObject({ category: z.strictObject({ item_group: code, application: name }) }),
  z.strictObject({
    category: z.strictObject({ application: name, item_group: code, collection: name }),
  }),
  z.strictObject({ category: z.strictObject({ item_group: code, brand: name }) }),
  z.strictObject({
    category: z.strictObject({ application_type: name, item_group: code }),
    application_type_category: z.strictObject({ category_name: name }).optional(),
  }),
  z.strictObject({
    category: z.strictObject({ item_group: code, navigation: z.literal(true) }),
  }),
]);

/** What the navigation needs of a group. The documents leave its shape open. Source: CALL-07, CALL-09. */
const navigationContent = z.strictObject({
  applications: z
    .array(z.string().min(1))
    .describe('The applications of the group, in alphabetical order'),
  collections: z
    .array(collectionCard)
    .max(MENU_COLLECTIONS)
    .describe('The first new arrivals of the page of the group'),
  colours: z
    .array(z.string().min(1))
    .max(MENU_COLOURS)
    .describe('Colour families of the group, those of most products first'),
});

/** The answer for each kind of content. */
export const CONTENT_SCHEMAS = {
  home: pageContent,
  landing: pageContent,
  application: pageContent,
  collection: collectionContent,
  brand: brandContent,
  applicationType: applicationTypeContent,
  navigation: navigationContent,
} as const satisfies Record<ContentKey['kind'], z.ZodObject>;

/** Any answer of get-all-cms-data. */
export const contentResponse = z.union([
  pageContent,
  collectionContent,
  brandContent,
  applicationTypeContent,
  navigationContent,
]);

export type ContentOf<K extends ContentKey['kind']> = z.output<(typeof CONTENT_SCHEMAS)[K]>;
