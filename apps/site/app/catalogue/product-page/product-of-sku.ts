import { MAX_SEARCH_CHARACTERS } from '@selvedge/contract/limits';
import type { FindResponse } from '@selvedge/contract/product-calls';
import type { ProductService } from '@selvedge/contract/services';
import { fold } from '@selvedge/contract/text';

/** The product on the site that has this SKU, in whatever case; undefined where none has. Rejects as the call does. */
export async function productOfSku(
  service: Pick<ProductService, 'find'>,
  sku: string,
): Promise<FindResponse['products'][number] | undefined> {
  if (sku.length > MAX_SEARCH_CHARACTERS) return undefined;
  const { products } = await service.find({ query: sku });
  return products.find((one) => fold(one.sku) === fold(sku));
}
