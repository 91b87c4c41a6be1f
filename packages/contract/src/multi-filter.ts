import { z } from 'zod';
import { FACET_FIELDS, FILTER_FIELDS, RULE_FACETS, SORT_A_TO_Z, SORT_SETTINGS } from './facets.ts';
import { MAX_FILTER_VALUE_CHARACTERS, MAX_FILTER_VALUES } from './limits.ts';
import { product, productCard } from './product.ts';
import { FACT_FIELDS, MAX_FACT } from './product-facts.ts';

/** Most products of one answer, so that no answer and no computation is without an end. */
export const MAX_PAGE_PRODUCTS = 1000;

const filterField = z.enum(FILTER_FIELDS);
const filterValue = z.string().max(MAX_FILTER_VALUE_CHARACTERS);
const filterValues = z.union([filterValue, z.array(filterValue).max(MAX_FILTER_VALUES)]);

const filtersShape = Object.fromEntries(
  FACET_FIELDS.map((field) => [field, filterValues.optional()]),
) as Record<(typeof FACET_FIELDS)[number], z.ZodOptional<typeof filterValues>>;

/** What is chosen in each field: OR within a field, AND across. Compared without case. Source: CALL-11. */
const filters = z.strictObject(filtersShape);

const factField = z.enum(FACT_FIELDS);
const fact = z.number().min(0).max(MAX_FACT);

/** Which measures of a fact are chosen. The bounds count in; products that were not measured are a choice of their own. */
const factRange = z
  .strictObject({
    min: fact.optional(),
    max: fact.optional(),
    unmeasured: z
      .boolean()
      .default(false)
      .describe('Products without a value too; without min and max these alone'),
  })
  .refine(({ min, max, unmeasured }) => unmeasured || min !== undefined || max !== undefined, {
    error: 'say min, max or unmeasured',
  })
  .refine(({ min = 0, max = MAX_FACT }) => min <= max, {
    error: 'max must not be smaller than min',
    path: ['max'],
  });

/** `end` is exclusive. Source: GRID-01, decision 5. */
const offSetter = z
  .strictObject({ start: z.int().min(0), end: z.int().min(0) })
  .refine(({ start, end }) => end >= start, {
    error: 'end must not be smaller than start',
    path: ['end'],
  })
  .refine(({ start, end }) => end - start <= MAX_PAGE_PRODUCTS, {
    error: `end may be at most ${MAX_PAGE_PRODUCTS} more than start`,
    path: ['end'],
  });

/** POST products/multi_filter. Source: CALL-10 to CALL-15. */
export const multiFilterRequest = z.strictObject({
  filters: filters.default({}),
  filter_fields: z
    .array(filterField)
    .max(FILTER_FIELDS.length)
    .default([])
    .describe('Fields whose available values are wanted'),
  rule_fields: z
    .array(z.enum(RULE_FACETS))
    .max(RULE_FACETS.length)
    .default([])
    .describe('Facets by the rules of the house whose available values are wanted too'),
  ranges: z
    .partialRecord(factField, factRange)
    .default({})
    .describe('Narrows by what is measured: all ranges hold together, and with the filters'),
  range_fields: z
    .array(factField)
    .max(FACT_FIELDS.length)
    .default([])
    .describe('Facts whose bounds and histogram are wanted'),
  main_filter_field: filterField
    .nullable()
    .default(null)
    .describe('Taken for compatibility; has no effect'),
  selection_fields: z
    .array(z.string().max(100))
    .max(100)
    .nullable()
    .default(null)
    .describe('Taken for compatibility; has no effect'),
  sort_by_setting: z
    .enum(SORT_SETTINGS)
    .default(SORT_A_TO_Z)
    .describe(
      'By name, many designs first, last published first, or by a measure, the highest first and products without it last',
    ),
  off_setter: offSetter.default({ start: 0, end: 9 }),
  only_published: z
    .boolean()
    .default(true)
    .describe('Public answers hold published products only, whatever is said here'),
  only_promo: z.boolean().default(false),
  only_in_stock: z.boolean().default(false),
  limited: z
    .boolean()
    .default(true)
    .describe('true: the fields of cards; false: all public fields'),
});

const facetField = z.enum(FACET_FIELDS);
const facetLists = z.partialRecord(facetField, z.array(z.string()));
const facetCounts = z.partialRecord(facetField, z.record(z.string(), z.int().min(0)));

/** Bins of a histogram; where all products measure the same there is one. */
export const HISTOGRAM_BINS = 20;

const factSpread = z.strictObject({
  min: fact.nullable().describe('The smallest value, or null where nothing is measured'),
  max: fact.nullable(),
  histogram: z
    .array(z.int().min(0))
    .max(HISTOGRAM_BINS)
    .describe('Products in equal parts from min to max'),
  unmeasured: z.int().min(0).describe('Products without a value'),
});

export const multiFilterResponse = z.strictObject({
  products: z.array(z.union([product.partial().required({ sku: true }), productCard])),
  filters: facetLists.describe(
    "For each requested field its values, available given every other field's selection, in alphabetical order; a chosen value that the item group has at all stays among them",
  ),
  facet_counts: facetCounts.describe(
    'For each value of `filters` the number of products; 0 for a chosen value that the other choices rule out',
  ),
  colour_counts: z
    .array(z.int().min(0))
    .optional()
    .describe(
      'Where the answer holds cards: for each in how many colours its design comes; 0 where it lacks item group, collection or design',
    ),
  ranges: z
    .partialRecord(factField, factSpread)
    .optional()
    .describe('For each of `range_fields` how it spreads under every other choice'),
  total_items_count: z.int().min(0).describe('Products that match, on all pages'),
});

export type Filters = z.infer<typeof filters>;
/** A request as a caller may write it: what has a default may be left out. */
export type MultiFilterInput = z.input<typeof multiFilterRequest>;
/** A request after validation, every default filled in. */
export type MultiFilterRequest = z.output<typeof multiFilterRequest>;
export type MultiFilterResponse = z.infer<typeof multiFilterResponse>;
export type FactSpread = z.infer<typeof factSpread>;
export type FacetLists = z.infer<typeof facetLists>;
export type FacetCounts = z.infer<typeof facetCounts>;
