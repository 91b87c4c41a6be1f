import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';
import { filterCondition, type ProductFilter } from './product-filter.ts';

/** Products on one page of the list. */
export const LIST_PAGE = 50;

const listed = z.object({
  sku: z.string(),
  source: z.string(),
  is_published: z.boolean(),
  design: z.string(),
  colour: z.string(),
  range: z.string(),
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
           doc->>'colour' AS colour, doc->>'range' AS range, doc->>'group_desc' AS group_desc,
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
