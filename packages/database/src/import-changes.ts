import type pg from 'pg';

/** What happens to one field. */
export interface FieldChange {
  readonly field: string;
  /** Products in which it changes. */
  readonly products: number;
  /** Those of them in which it had a value and has none any more. */
  readonly emptied: number;
}

/** What a run changes of products that were there before it. */
export interface ImportChanges {
  /** Every field that changes, those that lose most first. */
  readonly fields: readonly FieldChange[];
  /** Products that lose the value of a field, and how many values are lost in all. */
  readonly emptied: { readonly products: number; readonly fields: number };
  /** Products that belonged to the list of another supplier. */
  readonly takenOver: readonly { readonly source: string; readonly products: number }[];
}

const NOTHING = `('""'::jsonb, '[]'::jsonb, 'null'::jsonb)`;

/**
 * What the run of this transaction changes, as the supplier had it and has it now.
 *
 * @param client in the transaction of `writeProducts`, which has noted what it replaced
 * @param source of the list
 */
export async function importChanges(client: pg.ClientBase, source: string): Promise<ImportChanges> {
  const { rows } = await client.query<{ changes: ImportChanges }>(
    `WITH product AS MATERIALIZED (
       SELECT replaced.sku, replaced.doc::jsonb AS before, coalesce(staff.supplied, stored.doc)::jsonb AS after
       FROM replaced_product AS replaced JOIN published.product AS stored ON stored.sku = replaced.sku
         LEFT JOIN products.staff_values AS staff ON staff.sku = replaced.sku
       WHERE replaced.doc IS NOT NULL),
     change AS MATERIALIZED (
       SELECT product.sku, was.key AS field,
         was.value NOT IN ${NOTHING} AND coalesce(after -> was.key, 'null') IN ${NOTHING} AS is_emptied
       FROM product CROSS JOIN jsonb_each(before) AS was
       WHERE was.value IS DISTINCT FROM after -> was.key),
     field_change AS (
       SELECT field, count(*) AS products, count(*) FILTER (WHERE is_emptied) AS emptied FROM change GROUP BY field),
     taken_over AS (
       SELECT source, count(*) AS products FROM replaced_product
       WHERE doc IS NOT NULL AND source <> $1 GROUP BY source)
     SELECT json_build_object(
       'fields', coalesce((SELECT json_agg(field_change ORDER BY emptied DESC, products DESC, field) FROM field_change), '[]'),
       'emptied', (SELECT json_build_object('products', count(DISTINCT sku), 'fields', count(*))
                   FROM change WHERE is_emptied),
       'takenOver', coalesce((SELECT json_agg(taken_over ORDER BY source) FROM taken_over), '[]')) AS changes`,
    [source],
  );
  return rows[0]?.changes ?? { fields: [], emptied: { products: 0, fields: 0 }, takenOver: [] };
}
