import { type ContentKey, contentDocumentKey } from '@selvedge/contract/content-key';
import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { type HubData, textOf } from './codec.ts';
import * as house from './house.ts';
import * as pages from './pages.ts';
import { type Projection, projection } from './projection.ts';

/** The parts of a page's key, decoded: they are folded, so `spelled` gives them back their capitals. */
const partsOf = (key: string): string[] => key.split('/').map(decodeURIComponent);

const pageKey = (key: ContentKey): string => contentDocumentKey(key);
const only = (): string => '';
const nothing = (): HubData => ({});

/** Numbers of documents that stand in an order of their own, in the order of text. */
const ORDER_DIGITS = 4;
const ID_DIGITS = 9;

/** Stores and vacancies stand by their position, and by age where two have the same. */
const orderKey = ({ position }: HubData, id: number): string => {
  const place = typeof position === 'number' ? position : 10 ** ORDER_DIGITS - 1;
  return `${String(place).padStart(ORDER_DIGITS, '0')}-${String(id).padStart(ID_DIGITS, '0')}`;
};
const positionOf = (key: string): HubData => ({ position: Number.parseInt(key, 10) || 0 });

/** By collection of the hub. */
export const COLLECTION_PROJECTIONS = {
  'landing-pages': projection({
    kind: 'page/landing',
    namedBy: 'itemGroup',
    codec: pages.landingPage,
    key: ({ itemGroup }) => pageKey({ kind: 'landing', itemGroup: textOf(itemGroup) }),
    named: (key) => ({ itemGroup: partsOf(key)[0] ?? '' }),
  }),
  'application-pages': projection({
    kind: 'page/application',
    namedBy: 'application',
    codec: pages.applicationPage,
    key: ({ itemGroup, application }) =>
      pageKey({
        kind: 'application',
        itemGroup: textOf(itemGroup),
        application: textOf(application),
      }),
    named(key, _, spelled) {
      const [itemGroup = '', application = ''] = partsOf(key);
      return { itemGroup, application: spelled(application) };
    },
  }),
  'collection-pages': projection({
    kind: 'page/collection',
    namedBy: 'collection',
    codec: pages.collectionPage,
    key: ({ itemGroup, application, collection }) =>
      pageKey({
        kind: 'collection',
        itemGroup: textOf(itemGroup),
        application: textOf(application),
        collection: textOf(collection),
      }),
    named(key, _, spelled) {
      const [itemGroup = '', application = '', collection = ''] = partsOf(key);
      return { itemGroup, application: spelled(application), collection: spelled(collection) };
    },
  }),
  'brand-pages': projection({
    kind: 'page/brand',
    namedBy: 'brand',
    codec: pages.brandPage,
    key: ({ itemGroup, brand }) =>
      pageKey({ kind: 'brand', itemGroup: textOf(itemGroup), brand: textOf(brand) }),
    named(key, _, spelled) {
      const [itemGroup = '', brand = ''] = partsOf(key);
      return { itemGroup, brand: spelled(brand) };
    },
  }),
  'type-pages': projection({
    kind: 'page/applicationType',
    namedBy: 'applicationType',
    codec: pages.applicationTypePage,
    key: ({ applicationType, category }) =>
      pageKey({
        kind: 'applicationType',
        itemGroup: ITEM_GROUP.outdoor,
        applicationType: textOf(applicationType),
        category: textOf(category) || undefined,
      }),
    named(key, _, spelled) {
      const [, applicationType = '', category = ''] = partsOf(key);
      return { applicationType: spelled(applicationType), category: category || null };
    },
  }),
  brands: projection({
    kind: 'brand',
    namedBy: 'title',
    codec: house.brand,
    key: ({ title }) => textOf(title),
    named: nothing,
  }),
  'international-brands': projection({
    kind: 'international-brand',
    namedBy: 'brandId',
    codec: house.internationalBrand,
    key: ({ brandId }) => textOf(brandId),
    named: (key) => ({ brandId: key }),
  }),
  stores: projection({
    kind: 'store',
    namedBy: 'position',
    codec: house.store,
    key: orderKey,
    named: positionOf,
  }),
  vacancies: projection({
    kind: 'vacancy',
    namedBy: 'position',
    codec: house.vacancy,
    key: orderKey,
    named: positionOf,
  }),
  'text-pages': projection({
    kind: 'text-page',
    namedBy: 'page',
    codec: house.textPage,
    key: ({ page }) => textOf(page),
    named: (key) => ({ page: key }),
  }),
} as const satisfies Readonly<Record<string, Projection>>;

/** By global of the hub: what there is one of. */
export const GLOBAL_PROJECTIONS = {
  'home-page': projection({
    kind: 'page/home',
    namedBy: 'title',
    codec: pages.homePage,
    key: only,
    named: nothing,
  }),
  'internationals-page': projection({
    kind: 'internationals',
    namedBy: 'title',
    codec: house.internationalsPage,
    key: only,
    named: nothing,
  }),
  'site-settings': projection({
    kind: 'site-settings',
    namedBy: 'supplierName',
    codec: house.siteSettings,
    key: only,
    named: nothing,
  }),
} as const satisfies Readonly<Record<string, Projection>>;

export type ContentCollection = keyof typeof COLLECTION_PROJECTIONS;
export type ContentGlobal = keyof typeof GLOBAL_PROJECTIONS;
export type ContentSlug = ContentCollection | ContentGlobal;

export const isCollection = (slug: string): slug is ContentCollection =>
  slug in COLLECTION_PROJECTIONS;

export const isGlobal = (slug: string): slug is ContentGlobal => slug in GLOBAL_PROJECTIONS;

const PROJECTIONS: Readonly<Record<ContentSlug, Projection>> = {
  ...COLLECTION_PROJECTIONS,
  ...GLOBAL_PROJECTIONS,
};

/** How documents of this collection or global are published. */
export const projectionOf = (slug: ContentSlug): Projection => PROJECTIONS[slug];
