import type { FilterField } from '@selvedge/contract/facets';
import { ITEM_GROUP, PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import { LANDING_CONTENT_STALE_MS } from '@selvedge/contract/limits';
import type { Filters } from '@selvedge/contract/multi-filter';
import type { BrandCollection, BrandContent } from '@selvedge/contract/page-content';
import {
  type ContentService,
  type ProductService,
  ServiceError,
} from '@selvedge/contract/services';
import { fold } from '@selvedge/contract/text';
import { queryOptions } from '@tanstack/react-query';
import { isUnwritten } from '../../shell/errors/missing-content.tsx';

export interface BrandPath {
  readonly itemGroup: string;
  readonly brand: string;
}

/** A brand with the content of its page; where staff have filled in none, that holds its collections of the catalogue. */
export interface BrandFound {
  readonly name: string;
  readonly content: BrandContent;
  /** Whether staff have filled in nothing of the page. */
  readonly unwritten: boolean;
}

interface Services {
  readonly product: ProductService;
  readonly content: ContentService;
}

/** The groups under which a brand of the catalogue has a page, also while nobody has written it. */
const BRAND_GROUPS: readonly string[] = [
  ITEM_GROUP.brands,
  ...PRODUCT_GROUPS.map(({ code }) => code),
];

/**
 * Null for a brand that neither the catalogue nor the hub knows, a group that is none, or a group in which the brand has
 * nothing to show. Rejects as the calls do. Source: decisions 22 and 45.
 */
async function brand(
  { product, content }: Services,
  path: BrandPath,
  signal: AbortSignal,
): Promise<BrandFound | null> {
  if (path.brand.trim() === '') throw new ServiceError(400, 'Brand ID is missing');
  const [page, brands] = await Promise.all([
    content.content({ kind: 'brand', itemGroup: path.itemGroup, brand: path.brand }, { signal }),
    product.brands({ signal }),
  ]);
  const known = BRAND_GROUPS.includes(path.itemGroup)
    ? brands.find(({ brand_name }) => fold(brand_name) === fold(path.brand))
    : undefined;
  const name = known?.brand_name ?? page.page_title;
  if (name === '') return null;
  const unwritten = isUnwritten(page);
  if (!unwritten) return { name, content: page, unwritten };
  const collections = await catalogueCollections(product, { ...path, brand: name }, signal);
  if (collections.length === 0 && path.itemGroup !== ITEM_GROUP.brands) return null;
  return { name, content: { ...page, section_collections_in_a_brand: collections }, unwritten };
}

/** Source: BRAND-01, BRAND-06, ERR-14, CALL-05. */
export const brandQuery = (services: Services, path: BrandPath) =>
  queryOptions({
    queryKey: ['brand-page', path.itemGroup, fold(path.brand)],
    queryFn: ({ signal }) => brand(services, path, signal),
    staleTime: LANDING_CONTENT_STALE_MS,
  });

/** As many as a page can show without becoming a list. */
const MOST_COLLECTIONS = 48;

/**
 * The collections of a brand as the catalogue knows them, each with its first product's picture, for a page that nobody
 * has written: those of the group, or of every group where the path is that of brands. Source: decision 45.
 */
async function catalogueCollections(
  service: ProductService,
  { itemGroup, brand }: { readonly itemGroup: string; readonly brand: string },
  signal: AbortSignal,
): Promise<BrandCollection[]> {
  const ask = (filters: Filters, field: FilterField, end: 0 | 1) =>
    service.multiFilter(
      { filters: { brand, ...filters }, filter_fields: [field], off_setter: { start: 0, end } },
      { signal },
    );
  const valuesOf = async (filters: Filters, field: FilterField) =>
    (await ask(filters, field, 0)).filters[field] ?? [];
  const isOfAll = itemGroup === ITEM_GROUP.brands;
  const groups = isOfAll ? await valuesOf({}, 'item_group') : [itemGroup];
  const places = await Promise.all(
    groups.map(async (item_group) =>
      (await valuesOf({ item_group }, 'range')).map((range) => ({ item_group, range })),
    ),
  );
  const cards = await Promise.all(
    places
      .flat()
      .filter(({ range }) => range.trim() !== '')
      .slice(0, MOST_COLLECTIONS)
      .map(async (place) => {
        const { products, filters } = await ask(place, 'application', 1);
        return (filters.application ?? []).map((application_name) => ({
          brand_name: brand,
          application_name,
          collection_name: place.range,
          item_group_code: place.item_group,
          url: products[0]?.primaryImageUrl ?? '',
        }));
      }),
  );
  return cards.flat();
}
