import type { ProductCard } from '@selvedge/contract/product';
import type { NearestGroup } from '@selvedge/contract/product-calls';

/** The nearest products of one group, the nearest first, as the answer has them. */
export const nearestGroup = (products: ProductCard[]): NearestGroup => ({
  item_group: products[0]?.item_group ?? '',
  products,
});
