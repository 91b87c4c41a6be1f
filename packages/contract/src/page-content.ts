import { z } from 'zod';
import {
  collectionCard,
  contentImage,
  contentText,
  featuredFields,
  heroFields,
  itemGroupTile,
  titleFields,
} from './content-parts.ts';

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
export type HomewareCard = z.output<typeof homewareCard>;
export type ApplicationCard = z.output<typeof applicationCard>;
