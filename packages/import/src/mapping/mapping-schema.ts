import type { Product } from '@selvedge/contract/product';
import { z } from 'zod';
import { DELIMITERS, type Delimiter } from '../read/delimiter.ts';
import { convertible, DATE_ORDERS, UNIT_NAMES } from './measures.ts';

/** How a field's value is made from cells. */
type FieldKind =
  | 'text'
  | 'list'
  | 'yes-no'
  | 'number'
  | 'date'
  | 'picture'
  | 'pictures'
  | 'symbols'
  | 'instructions';

/** Colours are found in the main picture. */
export type ProductField = Exclude<keyof Product, 'picture_colours'>;

/** Every field of a product that a file can feed. */
export const FIELD_KINDS = {
  sku: 'text',
  id: 'text',
  description_1: 'text',
  design: 'text',
  colour: 'text',
  range: 'text',
  brand: 'text',
  item_group: 'text',
  group_desc: 'text',
  application: 'text',
  is_published: 'yes-no',
  width: 'text',
  length_cm: 'text',
  diameter: 'text',
  primaryImageUrl: 'picture',
  web_colour: 'list',
  design_style: 'list',
  web_type: 'list',
  web_materials: 'list',
  web_standards: 'list',
  web_size: 'text',
  web_shape: 'text',
  c_weight: 'text',
  repeat_t: 'text',
  repeat_h: 'text',
  railroaded: 'text',
  composition: 'text',
  martindale: 'text',
  hanging_instructions: 'text',
  disambiguating_description: 'text',
  long_description: 'text',
  cleaning_instructions: 'instructions',
  standards: 'symbols',
  symbols: 'symbols',
  additionalImages: 'pictures',
  is_promo: 'yes-no',
  on_hand: 'number',
  cut_price_inc_vat: 'number',
  roll_price_inc_vat: 'number',
  price_retail_inc_vat: 'number',
  po_delivery_date: 'date',
} as const satisfies Readonly<Record<ProductField, FieldKind>>;

export const PRODUCT_FIELDS = Object.keys(FIELD_KINDS) as ProductField[];

/** Whether a name is a product's field. */
export function isProductField(name: string): name is ProductField {
  return Object.hasOwn(FIELD_KINDS, name);
}

const columnName = z.string().trim().min(1);
const literal = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

/** Where a field's value comes from: exactly one of these. */
const SOURCES = ['column', 'constant', 'template', 'option'] as const;

const ruleObject = z
  .strictObject({
    column: z.union([columnName, z.array(columnName).min(1)]).optional(),
    constant: literal.optional(),
    template: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]).optional(),
    option: z.array(columnName).min(1).optional(),
    optional: z.boolean().default(false),
    collect: z.boolean().default(false),
    default: literal.optional(),
    values: z.record(z.string(), literal).optional(),
    html: z.boolean().default(false),
    split: z.string().min(1).max(10).optional(),
    unit: z.enum(UNIT_NAMES).optional(),
    from: z.enum(UNIT_NAMES).optional(),
    date: z.enum(DATE_ORDERS).default('YYYY-MM-DD'),
  })
  .refine((rule) => SOURCES.filter((source) => rule[source] !== undefined).length === 1, {
    error: `say exactly one of ${SOURCES.map((source) => `"${source}"`).join(', ')}`,
  })
  .refine(({ unit, from }) => from === undefined || unit !== undefined, {
    error: '"from" is the unit of the file; say the unit of the product in "unit" too',
    path: ['from'],
  })
  .refine(({ unit, from }) => !unit || !from || convertible(from, unit), {
    error: 'the two units do not measure the same thing',
    path: ['from'],
  });

/** A column's name alone is short for `{ "column": … }`. */
const rule = z.preprocess(
  (written) => (typeof written === 'string' ? { column: written } : written),
  ruleObject,
);

const fieldsShape = Object.fromEntries(
  PRODUCT_FIELDS.map((field) => [field, rule.optional()]),
) as Record<ProductField, z.ZodOptional<typeof rule>>;

/** A mapping file: which column of a supplier's file feeds which field of a product. Documented in docs/import.md. */
export const mappingSchema = z.strictObject({
  description: z.string().optional(),
  source: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,62}$/u, 'use lower-case letters, digits and hyphens, at most 63'),
  complete: z.boolean().default(false),
  recognise: z.array(columnName).default([]),
  file: z
    .strictObject({
      delimiter: z.enum(Object.keys(DELIMITERS) as [Delimiter, ...Delimiter[]]).optional(),
      encoding: z.string().min(1).optional(),
      decimal: z.enum(['.', ',']).optional(),
      sheet: z.string().min(1).optional(),
    })
    .default({}),
  blank: z.record(z.string(), z.array(z.string())).default({}),
  options: z.array(z.strictObject({ name: columnName, value: columnName })).default([]),
  group: z
    .strictObject({
      by: columnName,
      inherit: z.array(columnName).default([]),
      first: z.array(columnName).default([]),
      product_when: z.array(columnName).default([]),
    })
    .optional(),
  fields: z.strictObject(fieldsShape),
});

export type Mapping = z.output<typeof mappingSchema>;
export type FieldRule = z.output<typeof ruleObject>;
export type MappingGroup = NonNullable<Mapping['group']>;

/** Keys of a rule, for suggestions. */
export const RULE_KEYS: readonly string[] = Object.keys(ruleObject.shape);
/** Keys of a mapping, for suggestions. */
export const MAPPING_KEYS: readonly string[] = Object.keys(mappingSchema.shape);
