import { z } from 'zod';
import { DELIMITERS, type Delimiter } from '../read/delimiter.ts';
import { DATE_ORDERS } from './dates.ts';
import { PRODUCT_FIELDS, type ProductField } from './product-fields.ts';
import { convertible, UNIT_NAMES } from './units.ts';

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
