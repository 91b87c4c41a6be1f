import { fold } from '@selvedge/contract/text';
import { collectionId } from '@selvedge/contract/urls';
import type { ContentKind } from '@selvedge/database/content';
import { PRODUCT_GAPS, type ProductGap } from '@selvedge/database/product-gaps';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';
import { judgeSiteAddress } from '../fields/link.ts';

/** What the catalogue has, in the form in which names are compared. */
interface CatalogueNames {
  /** `group/application`, `group/collection`; of published products alone. */
  readonly applications: ReadonlySet<string>;
  readonly collections: ReadonlySet<string>;
  /** Of collections, as short addresses have them. */
  readonly collectionIds: ReadonlySet<string>;
}

export const nameKey = (itemGroup: string, name: string): string => `${itemGroup}/${fold(name)}`;

const ANY_ORIGIN = 'https://site.invalid';
const SEGMENTS =
  /^\/item_group\/([^/]+)(?:\/application\/([^/]+))?(?:\/collection\/([^/]+))?(?:\/|$)/u;
/** A short address of a collection, whose title is only to be read. */
const SHORT = /^\/collections\/[^/]+\/([^/]+)$/u;

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
  const [, id] = SHORT.exec(path) ?? [];
  if (id !== undefined)
    return names.collectionIds.has(collectionId(decoded(id)))
      ? null
      : `The catalogue has no collection with the id “${decoded(id)}”.`;
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

interface Glance {
  readonly revision: unknown;
  readonly read: Promise<CatalogueAtAGlance>;
}

/** The newest of each database; of 100,000 products the reading takes seconds. */
const glances = new WeakMap<QueryExecutor, Glance>();

/** What the products on the site say together, read once for each published revision, however many ask. */
export async function readCatalogue(executor: QueryExecutor): Promise<CatalogueAtAGlance> {
  const { rows } = await executor.query('SELECT revision FROM published.revision', []);
  const revision = rows[0]?.revision;
  const known = glances.get(executor);
  if (known && known.revision === revision) return known.read;
  const read = glanceAt(executor);
  glances.set(executor, { revision, read });
  read.catch(() => glances.delete(executor));
  return read;
}

/** Reads the products on the site, without opening a document. */
async function glanceAt(executor: QueryExecutor): Promise<CatalogueAtAGlance> {
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
  collectionIds: new Set(places.map(({ collection }) => collectionId(collection))),
});

const hero = ['section_consumer_hero', 'Hero'] as const;
const title = ['page_title', 'Heading'] as const;
const text = ['description', 'Text below the heading'] as const;
const cards = ['section_application_cards', 'Application cards'] as const;
const featured = ['section_featured_collection', 'Featured Collection'] as const;

/** The sections that a visitor would miss, by kind of page: its field, and what staff know it by. */
const SECTIONS: Readonly<Partial<Record<ContentKind, readonly (readonly [string, string])[]>>> = {
  'page/home': [
    hero,
    title,
    ['section_item_group_images', 'Tiles of the item groups'],
    ['section_new_arrivals', 'New arrivals'],
    featured,
    ['section_internationals', 'Internationals'],
  ],
  'page/landing': [hero, title, text, cards],
  'page/application': [hero, title, text, ['section_collections_in_application', 'Collections']],
  'page/collection': [hero, title, text, ['section_gallery', 'Gallery']],
  'page/brand': [hero, title, text, ['section_collections_in_a_brand', 'Collections']],
  'page/applicationType': [title],
  store: [['tradingHours', 'Trading hours']],
  'text-page': [['sections', 'Text']],
};

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** Sections that another one stands for: a film is a hero too, and homeware has cards of its own. */
const INSTEAD: Readonly<Record<string, string>> = {
  section_consumer_hero: 'section_consumer_hero_video',
  section_application_cards: 'section_homeware_landing_categories',
};

/** The names of the sections of a published document that have no content. */
export function emptySections(kind: string, doc: Readonly<Record<string, unknown>>): string[] {
  const known: Readonly<Record<string, readonly (readonly [string, string])[] | undefined>> =
    SECTIONS;
  return (known[kind] ?? [])
    .filter(([field]) => {
      const instead = doc[INSTEAD[field] ?? ''] ?? null;
      return field in doc && isEmpty(doc[field]) && isEmpty(instead);
    })
    .map(([, label]) => label);
}
