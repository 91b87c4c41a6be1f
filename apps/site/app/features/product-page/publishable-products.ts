import type { DesignItem } from './product-attributes.ts';

/** Products that may be shown: published, and with a SKU and a design. Source: COLL-08. */
export function publishableProducts<P extends Pick<DesignItem, 'is_published' | 'sku' | 'design'>>(
  products: readonly P[],
): P[] {
  return products.filter(
    ({ is_published, sku, design }) => is_published && sku.trim() !== '' && design.trim() !== '',
  );
}
