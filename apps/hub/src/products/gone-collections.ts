import type { QueryExecutor } from '@selvedge/database/query-executor';

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
