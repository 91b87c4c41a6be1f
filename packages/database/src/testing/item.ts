import { emptyProduct, type Product } from '@selvedge/contract/product';

/** A product that is told by its SKU, the rest as given or empty. */
export const item = (sku: string, rest: Partial<Product> = {}): Product => ({
  ...emptyProduct,
  id: sku,
  sku,
  design: `Design ${sku}`,
  ...rest,
});
