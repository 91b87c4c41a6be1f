import type { BrandContent } from '@selvedge/contract/brand-content';
import type { ContentService } from '@selvedge/contract/content-service';
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

/** Null for a brand that neither the catalogue nor the hub knows. Rejects as the calls do. */
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
  const known = brands.find(({ brand_name }) => fold(brand_name) === fold(path.brand));
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
