import { PRODUCT_QUERY_CACHE_MS } from '@selvedge/contract/limits';
import type { ProductService } from '@selvedge/contract/product-service';
import { fold } from '@selvedge/contract/text';
import { queryOptions } from '@tanstack/react-query';
import { PRODUCT_RETRY } from '../../data/product-retry.ts';
import { publishableProducts } from '../rules/design-colours.ts';
import { readProduct } from './product-attributes.ts';
import { type DesignPath, isDesignPath, productRequest } from './product-request.ts';

/**
 * Every product of a design, in alphabetical order of colours; none where the design does not exist. It runs only with
 * a whole path (PROD-15), and is fresh for a minute (CONST-03).
 */
export const designQuery = (service: ProductService, path: DesignPath) =>
  queryOptions({
    queryKey: ['design', path.itemGroup, fold(path.collection), fold(path.design)],
    queryFn: async ({ signal }) => {
      const answer: unknown = await service.multiFilter(productRequest(path), { signal });
      return publishableProducts(productsOf(answer).map(readProduct));
    },
    enabled: isDesignPath(path),
    staleTime: PRODUCT_QUERY_CACHE_MS,
    gcTime: PRODUCT_QUERY_CACHE_MS,
    ...PRODUCT_RETRY,
  });

/** The answer of a product call was of no shape that holds products. */
export class ProductAnswerError extends Error {
  constructor() {
    super('The product service gave an answer without products');
    this.name = 'ProductAnswerError';
  }
}

function listUnder(answer: object, key: 'products' | 'data'): readonly unknown[] | undefined {
  const value: unknown = Reflect.get(answer, key);
  return Array.isArray(value) ? value : undefined;
}

/**
 * The products of an answer, as they came. An answer is a success with a `products` list, with a `data` list, or as a
 * bare list, whose last element is no product and is dropped. Throws {@link ProductAnswerError} on anything else.
 * Source: PROD-21, decision 5.
 */
export function productsOf(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer.slice(0, -1);
  if (typeof answer === 'object' && answer !== null) {
    const list = listUnder(answer, 'products') ?? listUnder(answer, 'data');
    if (list) return list;
  }
  throw new ProductAnswerError();
}
