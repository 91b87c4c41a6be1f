import { z } from 'zod';
import { MAX_ASKED_COLOURS, MAX_NEAREST_PER_GROUP, NEAREST_PER_GROUP } from './limits.ts';
import { productCard } from './product.ts';

/** A colour that is looked for. */
export const askedColour = z.strictObject({
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/u, 'expected a colour as #rrggbb in lower case')
    .describe('As #rrggbb in lower case'),
  share: z
    .number()
    .positive()
    .max(1)
    .default(1)
    .describe('How much it counts beside the others, such as the part of a picture that it covers'),
});

/**
 * POST products/nearest_colours: the colourways whose pictures come nearest to one colour or to the colours of a
 * picture. Only colours are asked for; no picture is ever sent.
 */
export const nearestColoursRequest = z.strictObject({
  colours: z.array(askedColour).min(1).max(MAX_ASKED_COLOURS),
  per_group: z
    .int()
    .min(1)
    .max(MAX_NEAREST_PER_GROUP)
    .default(NEAREST_PER_GROUP)
    .describe('Most colourways of one item group'),
});

/** The nearest colourways of an item group, each by the smallest of its products that has a picture's colours. */
export const nearestGroup = z.strictObject({
  item_group: z.string().describe('As its nearest product writes it'),
  products: z
    .array(productCard)
    .min(1)
    .max(MAX_NEAREST_PER_GROUP)
    .describe('One of each colourway, the nearest first'),
});
export const nearestColoursResponse = z.strictObject({
  data: z.array(nearestGroup).describe('The group with the nearest colourway first'),
});

export type AskedColour = z.output<typeof askedColour>;
export type NearestColoursInput = z.input<typeof nearestColoursRequest>;
export type NearestColoursRequest = z.output<typeof nearestColoursRequest>;
export type NearestGroup = z.infer<typeof nearestGroup>;
export type NearestColoursResponse = z.infer<typeof nearestColoursResponse>;
