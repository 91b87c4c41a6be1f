import { z } from 'zod';
import { FILTER_FIELDS } from './facets.ts';

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
export const groupStats = z.strictObject({
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
