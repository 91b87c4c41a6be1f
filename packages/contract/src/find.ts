import { z } from 'zod';
import { FILTER_FIELDS } from './facets.ts';
import { MAX_SEARCH_CHARACTERS } from './limits.ts';
import { productCard } from './product.ts';
import { FACT_FIELDS } from './product-facts.ts';

/** Most products of one answer. */
export const MAX_FOUND_PRODUCTS = 100;

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
export const understood = z.strictObject({
  field: z
    .enum([...FILTER_FIELDS, ...FACT_FIELDS, 'sku'])
    .describe('A field of the filter, a fact, or the code'),
  value: z
    .string()
    .describe('The value as the catalogue spells it; of a fact its range, such as "40000.."'),
  words: z.string().describe('The words of the phrase, as typed'),
});

export const findResponse = z.strictObject({
  understood: z.array(understood),
  left: z.array(z.string()).describe('Words that are looked for in names and descriptions'),
  total: z.int().min(0),
  products: z.array(productCard).describe('Best first'),
});

export type FindRequest = z.output<typeof findRequest>;
export type FindInput = Pick<FindRequest, 'query'> & Partial<Pick<FindRequest, 'start' | 'end'>>;
export type Understood = z.infer<typeof understood>;
export type FindResponse = z.infer<typeof findResponse>;
