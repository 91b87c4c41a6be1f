import { type ContentKey, contentDocumentKey } from '@selvedge/contract/content-key';
import {
  type HouseContent,
  STORE_REGIONS,
  type Store,
  type Successor,
  successorKey,
  type TextPage,
  type Vacancy,
} from '@selvedge/contract/house-content';
import type {
  InternationalBrandPage,
  InternationalsSettings,
} from '@selvedge/contract/international-content';
import { CONTENT_SCHEMAS, type ContentOf } from '@selvedge/contract/page-content';
import { fold } from '@selvedge/contract/text';
import {
  type ContentDates,
  type ContentKind,
  readContent,
  readContentDates,
} from '@selvedge/database/content';

type Client = Parameters<typeof readContent>[0];

/** The kinds of pages whose content staff fill; what the navigation shows follows from the products. */
const PAGE_KINDS = [
  'home',
  'landing',
  'application',
  'collection',
  'brand',
  'applicationType',
] as const;

type FilledKey = Exclude<ContentKey, { readonly kind: 'navigation' }>;

/** Published documents by kind and key, in the order of their keys. */
type ContentDocuments = ReadonlyMap<ContentKind, ReadonlyMap<string, unknown>>;

/** When published documents were published and changed, by kind and key. */
export type DatesByKind = ReadonlyMap<ContentKind, ReadonlyMap<string, ContentDates>>;

/** All published content but products, brands and settings. */
export interface PublishedContent {
  /** What it was put together of. */
  readonly documents: ContentDocuments;
  readonly dates: DatesByKind;
  /** The content of a page; every field is empty where none is published. */
  page<Key extends FilledKey>(key: Key): ContentOf<Key['kind']>;
  readonly internationals: InternationalsSettings | null;
  internationalBrand(id: string): InternationalBrandPage | undefined;
  readonly vacancies: readonly Vacancy[];
  readonly house: HouseContent;
}

const NO_DOCUMENTS: ReadonlyMap<string, unknown> = new Map();

/** Length of the day in an ISO time. */
const DAY_LENGTH = 10;

/**
 * Puts the published documents together; each was validated when it was read.
 *
 * @param dates of the documents; one that is only previewed has none
 */
export function contentOf(
  byKind: ContentDocuments,
  dates: DatesByKind = new Map(),
): PublishedContent {
  const documents = (kind: ContentKind) => byKind.get(kind) ?? NO_DOCUMENTS;
  const pages = new Map(PAGE_KINDS.map((kind) => [kind, documents(`page/${kind}`)] as const));
  const brandPages = documents('international-brand');
  const texts = documents('text-page') as ReadonlyMap<string, TextPage>;
  const successors = documents('successor') as ReadonlyMap<string, Successor>;
  const successorsBySku = new Map(
    [...successors.values()].flatMap((successor) =>
      (successor.withdrawn?.skus ?? []).map((sku) => [fold(sku), successor] as const),
    ),
  );
  const stores = [...documents('store').values()] as Store[];
  const vacancies = [...(documents('vacancy') as ReadonlyMap<string, Vacancy>)];
  const rank = ({ region }: Store) => STORE_REGIONS.indexOf(region);
  return {
    documents: byKind,
    dates,
    page<Key extends FilledKey>(key: Key) {
      const kind: Key['kind'] = key.kind;
      const doc = pages.get(kind)?.get(contentDocumentKey(key));
      // The document is of its kind's schema, and so is the empty one.
      return (doc ?? CONTENT_SCHEMAS[kind].parse({})) as ContentOf<Key['kind']>;
    },
    internationals: (documents('internationals').get('') ?? null) as InternationalsSettings | null,
    internationalBrand: (id) => brandPages.get(id) as InternationalBrandPage | undefined,
    vacancies: vacancies.map(([, vacancy]) => vacancy),
    house: {
      postings: vacancies.flatMap(([key, vacancy]) => {
        const since = dates.get('vacancy')?.get(key)?.firstPublishedAt;
        return since === undefined ? [] : [{ vacancy, postedOn: since.slice(0, DAY_LENGTH) }];
      }),
      stores: stores.toSorted((one, other) => rank(one) - rank(other)),
      textPage: (name) => texts.get(name) ?? null,
      successorOf: (colourway) => successors.get(successorKey(colourway)) ?? null,
      successorOfSku: (sku) => successorsBySku.get(fold(sku)) ?? null,
    },
  };
}

/** Nothing published. */
export const noContent: PublishedContent = contentOf(new Map());

const KINDS = [
  ...PAGE_KINDS.map((kind) => `page/${kind}` as const),
  'internationals',
  'international-brand',
  'vacancy',
  'store',
  'text-page',
  'successor',
] as const satisfies readonly ContentKind[];

/**
 * Reads all published content.
 *
 * @throws {z.ZodError} where a stored document is not of its kind
 */
export async function readPublishedContent(client: Client): Promise<PublishedContent> {
  const byKind = new Map<ContentKind, Map<string, unknown>>();
  for (const kind of KINDS) {
    const read = await readContent(client, kind);
    byKind.set(kind, new Map(read.map(({ key, doc }) => [key, doc])));
  }
  const dates = new Map<ContentKind, Map<string, ContentDates>>();
  for (const { kind, key, ...its } of await readContentDates(client)) {
    const ofKind = dates.get(kind) ?? new Map<string, ContentDates>();
    dates.set(kind, ofKind.set(key, its));
  }
  return contentOf(byKind, dates);
}
