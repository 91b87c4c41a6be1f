import { z } from 'zod';
import { FACET_FIELDS, FILTER_FIELDS } from './facets.ts';
import {
  MAX_ASKED_COLOURS,
  MAX_NEAREST_PER_GROUP,
  MAX_SEARCH_CHARACTERS,
  MAX_SECTION_HITS,
  NEAREST_PER_GROUP,
} from './limits.ts';
import { productCard } from './product.ts';
import { FACT_FIELDS } from './product-facts.ts';

/** GET products/item_group/get_all_applications/{item_group}. Source: CALL-08. */
export const applicationsRequest = z.strictObject({ item_group: z.string().min(1).max(20) });
export const applicationsResponse = z.strictObject({
  data: z
    .array(z.string())
    .describe("The applications of the group's published products, in alphabetical order"),
});

/** POST products/stats. The navigation sends an empty list, which asks for every group. Source: CALL-16. */
export const statsRequest = z.strictObject({
  data: z.strictObject({
    items_groups_stats: z
      .array(z.string().max(20))
      .max(100)
      .describe('Item group codes; none means all'),
  }),
});
const groupStats = z.strictObject({
  item_group: z.string(),
  group_desc: z.string(),
  products: z.int().min(0),
  designs: z.int().min(0),
  collections: z.int().min(0),
  applications: z.array(z.string()),
});
export const statsResponse = z.strictObject({
  data: z.strictObject({ items_groups_stats: z.array(groupStats) }),
});

/** A brand as the navigation lists it; blank names are left out. Source: CALL-17, ENT-08, BRAND-07. */
export const brand = z.strictObject({
  brand_name: z.string().min(1),
  image_data: z.string().describe('Address of the logo, or empty'),
});
export const brandsResponse = z.array(brand);

/** POST products/item_info. Source: CALL-21. */
export const itemInfoRequest = z.strictObject({
  items: z.strictObject({
    get_count: z
      .boolean()
      .default(false)
      .describe('Whether the number of products is wanted beside each value'),
    item_group: z.string().max(20).default('').describe('Empty: all groups'),
    required_item_info: z.enum(FILTER_FIELDS),
  }),
});
export const itemInfoResponse = z.strictObject({
  data: z.array(
    z.union([z.string(), z.strictObject({ value: z.string(), count: z.int().positive() })]),
  ),
});

export type GroupStats = z.infer<typeof groupStats>;
export type Brand = z.infer<typeof brand>;
export type ItemInfoRequest = z.output<typeof itemInfoRequest>;
export type ItemInfoResponse = z.infer<typeof itemInfoResponse>;

/** The answer of every call that fails. Source: decision 36. */
export const failure = z.strictObject({
  success: z.literal(false),
  msg: z.string().describe('What went wrong and what would be right'),
  errors: z
    .array(
      z.strictObject({
        field: z.string().describe('Path of the field, dots between its parts'),
        message: z.string(),
      }),
    )
    .optional(),
});
export type Failure = z.infer<typeof failure>;

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

/** Most products of one answer. */
const MAX_FOUND_PRODUCTS = 100;

const offset = (otherwise: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/u, 'must be a whole number')
    .transform(Number)
    .default(otherwise);

/** GET products/find?query={text}&start={n}&end={n}: a phrase, read against what the catalogue knows. `end` is exclusive. */
export const findRequest = z
  .strictObject({
    query: z.string().trim().min(1).max(MAX_SEARCH_CHARACTERS).describe('The phrase as typed'),
    start: offset(0),
    end: offset(9),
  })
  .refine(({ start, end }) => end >= start, {
    error: 'end must not be smaller than start',
    path: ['end'],
  })
  .refine(({ start, end }) => end - start <= MAX_FOUND_PRODUCTS, {
    error: `end may be at most ${MAX_FOUND_PRODUCTS} more than start`,
    path: ['end'],
  });

/** What words of a phrase were understood as. */
const understood = z.strictObject({
  field: z
    .enum([...FACET_FIELDS, ...FACT_FIELDS, 'sku'])
    .describe('A field of the filter, a fact, or the code'),
  value: z
    .string()
    .describe('The value as the catalogue spells it; of a fact its range, such as "40000.."'),
  words: z.string().describe('The words of the phrase, as typed'),
});

export const findResponse = z.strictObject({
  understood: z
    .array(understood)
    .describe('Of a word that names many values of a field the first 24; all are looked for'),
  left: z.array(z.string()).describe('Words that are looked for in names and descriptions'),
  total: z.int().min(0),
  products: z.array(productCard).describe('Best first'),
});

export type FindRequest = z.output<typeof findRequest>;
export type FindInput = Pick<FindRequest, 'query'> & Partial<Pick<FindRequest, 'start' | 'end'>>;
export type Understood = z.infer<typeof understood>;
export type FindResponse = z.infer<typeof findResponse>;

/** A colour that is looked for. */
const askedColour = z.strictObject({
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
const nearestGroup = z.strictObject({
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

export type NearestColoursInput = z.input<typeof nearestColoursRequest>;
export type NearestColoursRequest = z.output<typeof nearestColoursRequest>;
export type NearestGroup = z.infer<typeof nearestGroup>;
export type NearestColoursResponse = z.infer<typeof nearestColoursResponse>;
