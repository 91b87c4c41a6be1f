import type { BrandContent } from '@selvedge/contract/brand-content';
import type { ContentService } from '@selvedge/contract/content-service';
import { ITEM_GROUP, PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import { LANDING_CONTENT_STALE_MS } from '@selvedge/contract/limits';
import { type ProductService, ServiceError } from '@selvedge/contract/product-service';
import { fold } from '@selvedge/contract/text';
import { queryOptions } from '@tanstack/react-query';

export interface BrandPath {
  readonly itemGroup: string;
  readonly brand: string;
}

/** A brand with the content of its page; every field of that is empty where staff have filled in none. */
export interface BrandFound {
  readonly name: string;
  readonly content: BrandContent;
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
 * Null for a brand that neither the catalogue nor the hub knows, or a group that is none. Rejects as the calls do.
 * Source: decision 22.
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
  return name === '' ? null : { name, content: page };
}

/** Source: BRAND-01, BRAND-06, ERR-14, CALL-05. */
export const brandQuery = (services: Services, path: BrandPath) =>
  queryOptions({
    queryKey: ['brand-page', path.itemGroup, fold(path.brand)],
    queryFn: ({ signal }) => brand(services, path, signal),
    staleTime: LANDING_CONTENT_STALE_MS,
  });
