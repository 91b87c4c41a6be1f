import { PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import { sortForm } from '@selvedge/contract/text';
import { PRODUCT_GAPS, type ProductGap } from '@selvedge/database/product-gaps';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';

/** Where the hub shows a picture of a product small; its own host, since the policy of its pages lets in no other. */
export function smallPictureUrl(address: string): string | null {
  const [path = ''] = address.split('#');
  return path === '' ? null : `/api/products/picture?of=${encodeURIComponent(path)}`;
}

/** What products on the site can lack, in words. */
export const GAPS: Readonly<Record<ProductGap, string>> = {
  picture: 'No picture',
  repeat: 'No repeat (fabric, wallpaper)',
  composition: 'No composition (fabric, rugs)',
  colour: 'No colour family',
};

const STATES = ['shown', 'withdrawn', 'staff'] as const;
const MAX_TEXT = 200;
/** The one character that no text of the database has. */
const NO_NUL = /^[^\0]*$/u;

/** What products are chosen by, where all that it leaves are changed: what is not understood is refused. */
export const exactFilter = z.strictObject({
  text: z.string().trim().max(MAX_TEXT).regex(NO_NUL),
  group: z.enum(PRODUCT_GROUPS.map(({ code }) => code)).optional(),
  state: z.enum(STATES).optional(),
  gap: z.enum(PRODUCT_GAPS).optional(),
});

const of = exactFilter.shape;

/** What a list of products is narrowed to; anything that is not understood is left out, as an address may be typed. */
export const productFilter = z.object({
  text: of.text.catch(''),
  group: of.group.catch(undefined),
  state: of.state.catch(undefined),
  gap: of.gap.catch(undefined),
});

export type ProductFilter = z.output<typeof productFilter>;

/** Each is looked for in every row; more tell no product from another. */
const MOST_WORDS = 8;

const literal = (text: string): string => `%${text.replaceAll(/[\\%_]/gu, '\\$&')}%`;

/**
 * The condition of a filter over `published.product AS stored LEFT JOIN products.staff_values AS staff`: every word of the
 * text, of very many the first ones, stands somewhere in design, colour, collection or SKU.
 *
 * @returns SQL with `$1` and on, and what stands there
 */
function filterCondition(filter: ProductFilter): {
  readonly sql: string;
  readonly parameters: readonly string[];
} {
  const terms: string[] = ['true'];
  const parameters: string[] = [];
  const parameter = (value: string): string => `$${parameters.push(value)}`;
  const words = new Set(filter.text.split(/\s+/u).filter(Boolean));
  for (const word of [...words].slice(0, MOST_WORDS)) {
    const name = parameter(literal(sortForm(word)));
    terms.push(`(stored.sort_key LIKE ${name} OR stored.sku ILIKE ${parameter(literal(word))})`);
  }
  if (filter.group)
    terms.push(`stored.facet_keys @> ARRAY[${parameter(`item_group:${filter.group}`)}]`);
  if (filter.state === 'shown') terms.push('stored.is_published');
  if (filter.state === 'withdrawn') terms.push('NOT stored.is_published');
  if (filter.state === 'staff') terms.push('staff.sku IS NOT NULL');
  if (filter.gap)
    terms.push(`stored.is_published AND stored.gaps @> ARRAY[${parameter(filter.gap)}]`);
  return { sql: terms.join(' AND '), parameters };
}

/** A filter as the list's address says it. */
export function filterQuery(
  filter: Partial<ProductFilter>,
  page = 1,
  path = '/admin/products',
): string {
  const entries = Object.entries({ ...filter, page: page > 1 ? String(page) : undefined });
  const chosen = entries.flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(chosen).toString();
  return query ? `${path}?${query}` : path;
}

/** Products on one page of the list. */
export const LIST_PAGE = 50;

const listed = z.object({
  sku: z.string(),
  source: z.string(),
  is_published: z.boolean(),
  design: z.string(),
  colour: z.string(),
  range: z.string(),
  item_group: z.string(),
  group_desc: z.string(),
  picture: z.string(),
  /** Names of the fields that staff have filled. */
  staff_fields: z.array(z.string()),
});

/** A product as the list shows it. */
export type ListedProduct = z.output<typeof listed>;

const FROM =
  'FROM published.product AS stored LEFT JOIN products.staff_values AS staff USING (sku)';

/**
 * A page of the products that a filter leaves, in the order of the catalogue.
 *
 * @param page from 1
 */
export async function readProductList(
  executor: QueryExecutor,
  filter: ProductFilter,
  page: number,
): Promise<{ readonly total: number; readonly products: readonly ListedProduct[] }> {
  const { sql, parameters } = filterCondition(filter);
  // Documents are opened to judge them, once, and for the rows of the page: not for those that are counted or passed over.
  const { rows } = await executor.query(
    `WITH found AS MATERIALIZED (SELECT sku, stored.sort_key ${FROM} WHERE ${sql}),
       page AS (SELECT sku FROM found ORDER BY sort_key LIMIT ${LIST_PAGE} OFFSET ${LIST_PAGE * (page - 1)}),
       listed AS (
         SELECT sku, stored.sort_key, stored.source, stored.is_published, doc->>'design' AS design,
           doc->>'colour' AS colour, doc->>'range' AS range, doc->>'item_group' AS item_group, doc->>'group_desc' AS group_desc,
           doc->>'primaryImageUrl' AS picture, ARRAY(SELECT jsonb_object_keys(staff.given)) AS staff_fields
         ${FROM} WHERE sku IN (SELECT sku FROM page))
     SELECT (SELECT count(*)::int FROM found) AS total,
       (SELECT coalesce(json_agg(listed ORDER BY sort_key), '[]') FROM listed) AS products`,
    parameters,
  );
  return z.object({ total: z.number(), products: z.array(listed) }).parse(rows[0]);
}

/** The SKUs of all products that a filter leaves. */
export async function skusOf(executor: QueryExecutor, filter: ProductFilter): Promise<string[]> {
  const { sql, parameters } = filterCondition(filter);
  const { rows } = await executor.query(`SELECT sku ${FROM} WHERE ${sql}`, parameters);
  return rows.map(({ sku }) => String(sku));
}

/** The collections of products of which the site shows nothing any more, by name. */
export async function goneCollections(
  executor: QueryExecutor,
  skus: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await executor.query(
    `SELECT DISTINCT place[3] AS name FROM published.product AS gone
     WHERE sku = ANY(ARRAY(SELECT jsonb_array_elements_text($1::jsonb))) AND place[3] <> '' AND NOT EXISTS (
       SELECT FROM published.product AS other
       WHERE other.is_published AND other.place[1] = gone.place[1] AND other.place[3] = gone.place[3])
     ORDER BY name`,
    [JSON.stringify(skus)],
  );
  return rows.map(({ name }) => String(name));
}
