import { z } from 'zod';
import {
  catalogueTile,
  collectionCard,
  featuredFields,
  heroFields,
  itemGroupTile,
  titleFields,
} from './content-parts.ts';

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
