import { z } from 'zod';
import { MAX_SEARCH_CHARACTERS } from './limits.ts';

/** Most hits of one section. */
export const MAX_SECTION_HITS = 20;

/** GET search?query={text}. Source: CALL-19. */
export const searchRequest = z.strictObject({
  query: z
    .string()
    .trim()
    .min(1)
    .max(MAX_SEARCH_CHARACTERS)
    .describe('What was typed; one typo a word is forgiven'),
});

/**
 * One hit: the fields of the product that stands for it. In `Category` the hit is `group_desc`, in `Collection`
 * `range`, in `design_style` the style, elsewhere the field of the section's name. Source: ENT-08.
 */
export const searchEntry = z.strictObject({
  item_group: z.string(),
  group_desc: z.string(),
  application: z.string(),
  brand: z.string(),
  range: z.string(),
  design: z.string(),
  colour: z.string(),
  sku: z.string(),
  width: z.string(),
  length_cm: z.string(),
  diameter: z.string(),
  design_style: z.string().describe('The style of a design_style hit, empty elsewhere'),
});

const section = z
  .array(searchEntry)
  .max(MAX_SECTION_HITS)
  .describe('In alphabetical order of the hit');

export const searchResponse = z.strictObject({
  Category: section,
  Application: section,
  Brand: section,
  Collection: section,
  Design: section,
  Colour: section,
  design_style: section,
});

export type SearchEntry = z.infer<typeof searchEntry>;
export type SearchResponse = z.infer<typeof searchResponse>;
