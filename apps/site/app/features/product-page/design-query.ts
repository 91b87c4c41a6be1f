import { PRODUCT_QUERY_CACHE_MS } from '@selvedge/contract/limits';
import type { ProductService } from '@selvedge/contract/product-service';
import { fold } from '@selvedge/contract/text';
import { queryOptions } from '@tanstack/react-query';
import { PRODUCT_RETRY } from '../../calls/product-retry.ts';
import { publishableProducts } from '../../catalogue-rules/publishable-products.ts';
import { productsOf } from './product-answer.ts';
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
