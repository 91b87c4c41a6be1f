import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';
import { type CatalogueNames, nameKey } from './broken-links.ts';

const placeRow = z.object({ group: z.string(), application: z.string(), collection: z.string() });

/** Where in the catalogue products are. */
export type Place = z.output<typeof placeRow>;

/** Every place that has a published product. */
export async function readPlaces(executor: QueryExecutor): Promise<Place[]> {
  const { rows } = await executor.query(
    `SELECT DISTINCT doc->>'item_group' AS "group", doc->>'application' AS application, doc->>'range' AS collection
     FROM published.product WHERE is_published ORDER BY 1, 2, 3`,
    [],
  );
  return z.array(placeRow).parse(rows);
}

/** The names that links to the catalogue may have. */
export const namesOf = (places: readonly Place[]): CatalogueNames => ({
  applications: new Set(places.map(({ group, application }) => nameKey(group, application))),
  collections: new Set(places.map(({ group, collection }) => nameKey(group, collection))),
});
