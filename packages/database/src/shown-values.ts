import { FILTER_FIELDS, type FilterField } from '@selvedge/contract/facets';
import { z } from 'zod';
import type { QueryExecutor } from './query-executor.ts';

const shownValues = z.object({
  field: z.enum(FILTER_FIELDS),
  values: z.number(),
  characters: z.number(),
});

/** How many values of a field products on the site have, without case and accents, and how long they are in all. */
export interface ShownValues {
  readonly field: FilterField;
  readonly values: number;
  readonly characters: number;
}

/** Counts the values of every field that is filtered by, of all products on the site; one that nobody has is left out. */
export async function countShownValues(executor: QueryExecutor): Promise<ShownValues[]> {
  const { rows } = await executor.query(
    `SELECT split_part(key, ':', 1) AS field, count(*)::int AS values,
       sum(char_length(key) - char_length(split_part(key, ':', 1)) - 1)::int AS characters
     FROM (SELECT DISTINCT unnest(facet_keys) AS key FROM published.product WHERE is_published) AS shown
     GROUP BY 1`,
    [],
  );
  return z.array(shownValues).parse(rows);
}
