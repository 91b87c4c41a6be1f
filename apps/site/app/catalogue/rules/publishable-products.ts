import type { Product } from '@selvedge/contract/product';

/** Products that may be shown: published, and with a SKU and a design. Source: COLL-08. */
export function publishableProducts<P extends Pick<Product, 'is_published' | 'sku' | 'design'>>(
  products: readonly P[],
): P[] {
  return products.filter(
    ({ is_published, sku, design }) => is_published && sku.trim() !== '' && design.trim() !== '',
  );
}
