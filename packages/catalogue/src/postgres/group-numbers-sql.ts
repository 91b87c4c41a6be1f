/** One row of {@link GROUP_NUMBERS_SQL}. */
export interface GroupNumbers {
  /** The item group's code, folded. */
  readonly folded: string;
  readonly group_desc: string;
  readonly products: number;
  readonly designs: number;
  readonly collections: number;
}

/** The numbers of each item group with published products. A design is one of its collection. */
export const GROUP_NUMBERS_SQL = `
  WITH keyed AS (
    SELECT sku, sort_key, doc->>'group_desc' AS group_desc,
      min(key) FILTER (WHERE starts_with(key, 'item_group:')) AS item_group,
      min(key) FILTER (WHERE starts_with(key, 'range:')) AS range,
      min(key) FILTER (WHERE starts_with(key, 'design:')) AS design
    FROM published.product, unnest(facet_keys) AS key
    WHERE is_published GROUP BY sku
  )
  SELECT substr(item_group, length('item_group:') + 1) AS folded,
    (array_agg(group_desc ORDER BY sort_key, sku))[1] AS group_desc,
    count(*)::int AS products,
    (count(DISTINCT (range, design)) FILTER (WHERE range IS NOT NULL AND design IS NOT NULL))::int AS designs,
    count(DISTINCT range)::int AS collections
  FROM keyed WHERE item_group IS NOT NULL GROUP BY item_group`;
