import { z } from 'zod';
import { heroFields, placedImage, titleFields } from './content-parts.ts';

/** Content of a collection page. Source: ENT-09. */
export const collectionContent = z.strictObject({
  ...titleFields,
  ...heroFields,
  section_gallery: z.array(placedImage).default([]),
});

export type CollectionContent = z.output<typeof collectionContent>;
