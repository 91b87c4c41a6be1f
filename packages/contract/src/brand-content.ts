import { z } from 'zod';
import { contentText, featuredFields, heroFields, titleFields } from './content-parts.ts';

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
