import { fold } from '@selvedge/contract/text';
import { PRODUCT_GAPS, type ProductGap } from '@selvedge/database/product-gaps';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';
import { judgeSiteAddress } from '../fields/link.ts';

/** What the catalogue has, in the form in which names are compared. */
interface CatalogueNames {
  /** `group/application`, `group/collection`; of published products alone. */
  readonly applications: ReadonlySet<string>;
  readonly collections: ReadonlySet<string>;
}

export const nameKey = (itemGroup: string, name: string): string => `${itemGroup}/${fold(name)}`;

const ANY_ORIGIN = 'https://site.invalid';
const SEGMENTS =
  /^\/item_group\/([^/]+)(?:\/application\/([^/]+))?(?:\/collection\/([^/]+))?(?:\/|$)/u;

/** A name out of a path; one that is not encoded as it should be is taken as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Why an address of the site leads nowhere, or null where it leads somewhere. */
export function brokenAddress(address: string, names: CatalogueNames): string | null {
  const judged = judgeSiteAddress(address);
  if (judged !== true) return judged;
  const path = URL.parse(address, ANY_ORIGIN)?.pathname ?? '';
  const [, group = '', application, collection] = SEGMENTS.exec(path) ?? [];
  if (collection !== undefined) {
    const name = decoded(collection);
    return names.collections.has(nameKey(group, name))
      ? null
      : `The catalogue has no collection “${name}” there.`;
  }
  if (application === undefined) return null;
  const name = decoded(application);
  return names.applications.has(nameKey(group, name))
    ? null
    : `The catalogue has no application “${name}” there.`;
}

/** A text that is an address of a page, not of a picture. */
const isPageAddress = (text: string): boolean => /^\/(?!media\/|\/)/u.test(text);

interface FoundLink {
  /** The address, or the collection that a card names. */
  readonly link: string;
  readonly problem: string;
}

/** Every link of a published document that leads nowhere, wherever in it the link stands. */
export function brokenLinks(doc: unknown, names: CatalogueNames): FoundLink[] {
  if (typeof doc === 'string') {
    const problem = isPageAddress(doc) ? brokenAddress(doc, names) : null;
    return problem === null ? [] : [{ link: doc, problem }];
  }
  if (typeof doc !== 'object' || doc === null) return [];
  const inside = Object.values(doc).flatMap((part) => brokenLinks(part, names));
  const card = brokenCard(doc, names);
  return card ? [card, ...inside] : inside;
}

/** A card that names its collection leads to that collection's page. */
function brokenCard(doc: object, names: CatalogueNames): FoundLink | null {
  if (!('collection_name' in doc && 'item_group_code' in doc)) return null;
  const [name, group] = [String(doc.collection_name), String(doc.item_group_code)];
  if (name === '' || names.collections.has(nameKey(group, name))) return null;
  return {
    link: `Card of “${name}”`,
    problem: 'The catalogue has no collection of this name there.',
  };
}

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
interface CatalogueAtAGlance {
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
