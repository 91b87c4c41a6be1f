import type { BrandContent } from '@selvedge/contract/brand-content';
import type { ContentService } from '@selvedge/contract/content-service';
import { ITEM_GROUP, PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import { LANDING_CONTENT_STALE_MS } from '@selvedge/contract/limits';
import { type ProductService, ServiceError } from '@selvedge/contract/product-service';
import { fold } from '@selvedge/contract/text';
import { queryOptions } from '@tanstack/react-query';
import { isUnwritten } from '../../shell/errors/missing-content.tsx';
import { catalogueCollections } from './catalogue-collections.ts';

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
