import { FILTER_FIELDS, type FilterField } from '@selvedge/contract/facets';
import type pg from 'pg';
import { z } from 'zod';

/** Fields whose values are the same for many products, in words; names of designs and colours, sizes and shapes come with any list. */
export const TOLD_FIELDS: Readonly<Partial<Record<FilterField, string>>> = {
  item_group: 'item group',
  application: 'application',
  web_colour: 'colour family',
  design_style: 'style',
  brand: 'brand',
  web_materials: 'material',
  web_standards: 'standard',
  web_type: 'type',
  range: 'collection',
};

/** A value that a list brings and no product on the site had. */
const newValue = z.object({
  field: z.enum(FILTER_FIELDS),
  value: z.string(),
  products: z.number(),
});

const shownValue = z.object({ field: z.enum(FILTER_FIELDS), value: z.string() });

/**
 * Notes in the temporary table `new_value` what no product on the site has yet of the values that the products of
 * `replaced_product` bring.
 *
 * @param client in the transaction of `writeProducts`, before it writes
 */
export async function noteNewValues(client: pg.ClientBase): Promise<void> {
  await client.query(
    `CREATE TEMPORARY TABLE new_value (key text, field text, value text, products int) ON COMMIT DROP`,
  );
  await client.query(
    `INSERT INTO new_value
     SELECT key, split_part(key, ':', 1), label, products FROM (
       SELECT key, min(label) AS label, count(*) AS products
       FROM replaced_product JOIN staged_product USING (sku), unnest(facet_keys, facet_labels) AS of (key, label)
       WHERE is_published AND split_part(key, ':', 1) = ANY ($1) GROUP BY key) AS brought
     WHERE NOT EXISTS (
       SELECT FROM published.product AS stored WHERE stored.is_published AND stored.facet_keys @> ARRAY[key])`,
    [Object.keys(TOLD_FIELDS)],
  );
}

/**
 * The values that {@link noteNewValues} has noted, with those that the site had of the same fields. A field of which it had
 * none is left out: all of it is new.
 *
 * @param client in the transaction of `writeProducts`
 */
export async function readNewValues(client: pg.ClientBase) {
  const noted = await client.query('SELECT field, value, products FROM new_value ORDER BY key');
  const values = z.array(newValue).parse(noted.rows);
  const had = new Map<string, string[]>();
  if (values.length === 0) return { values, had };
  const { rows } = await client.query(
    `SELECT split_part(key, ':', 1) AS field, min(label) AS value
     FROM published.product, unnest(facet_keys, facet_labels) AS of (key, label)
     WHERE is_published AND split_part(key, ':', 1) = ANY ($1) AND key NOT IN (SELECT key FROM new_value)
     GROUP BY key ORDER BY key`,
    [[...new Set(values.map(({ field }) => field))]],
  );
  for (const { field, value } of z.array(shownValue).parse(rows))
    had.set(field, [...(had.get(field) ?? []), value]);
  return { values: values.filter(({ field }) => had.has(field)), had };
}
