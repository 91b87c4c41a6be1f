import { PRODUCT_GAPS, type ProductGap } from '@selvedge/database/product-gaps';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';
import { type CatalogueNames, nameKey } from './broken-links.ts';

/** Where in the catalogue products are. */
export interface Place {
  readonly group: string;
  readonly application: string;
  readonly collection: string;
}

const groupRow = z.object({
  place: z.tuple([z.string(), z.string(), z.string()]),
  gaps: z.array(z.enum(PRODUCT_GAPS)),
  products: z.number(),
});

/** What the products on the site say together: where they are, and how many of them lack what. */
export interface CatalogueAtAGlance {
  /** Every place that has a product. */
  readonly places: readonly Place[];
  readonly gaps: ReadonlyMap<ProductGap, number>;
}

/** Reads the products on the site once, without opening a document. */
export async function readCatalogue(executor: QueryExecutor): Promise<CatalogueAtAGlance> {
  const { rows } = await executor.query(
    `SELECT place, gaps, count(*)::int AS products FROM published.product
     WHERE is_published GROUP BY place, gaps ORDER BY place`,
    [],
  );
  const places = new Map<string, Place>();
  const counts = new Map<ProductGap, number>();
  for (const { place, gaps, products } of z.array(groupRow).parse(rows)) {
    const [group, application, collection] = place;
    places.set(JSON.stringify(place), { group, application, collection });
    for (const gap of gaps) counts.set(gap, (counts.get(gap) ?? 0) + products);
  }
  return { places: [...places.values()], gaps: counts };
}

/** The names that links to the catalogue may have. */
export const namesOf = (places: readonly Place[]): CatalogueNames => ({
  applications: new Set(places.map(({ group, application }) => nameKey(group, application))),
  collections: new Set(places.map(({ group, collection }) => nameKey(group, collection))),
});
