import type { Filters } from '@selvedge/contract/multi-filter';
import type { CallOptions, ProductService } from '@selvedge/contract/product-service';

export interface FoundPicture {
  /** Address of the picture, or empty. */
  readonly url: string;
  /** What it shows, in words. */
  readonly alt: string;
}

/** The picture of the first product, in alphabetical order, that matches; empty where none does. */
export async function firstPicture(
  service: ProductService,
  filters: Filters,
  options: CallOptions,
): Promise<FoundPicture> {
  const { products } = await service.multiFilter(
    { filters, off_setter: { start: 0, end: 1 } },
    options,
  );
  const product = products[0];
  if (!product) return { url: '', alt: '' };
  const alt = [product.design, product.colour].filter(Boolean).join(' in ');
  return { url: product.primaryImageUrl ?? '', alt };
}
