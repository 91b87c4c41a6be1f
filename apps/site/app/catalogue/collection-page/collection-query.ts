import { PRODUCT_QUERY_CACHE_MS } from '@selvedge/contract/limits';
import type { ProductService } from '@selvedge/contract/product-service';
import { fold } from '@selvedge/contract/text';
import { queryOptions } from '@tanstack/react-query';
import { PRODUCT_RETRY } from '../../data/product-retry.ts';
import { collectionOf } from './collection-designs.ts';
import { type CollectionPath, collectionRequest } from './collection-request.ts';

/**
 * A collection with its designs, or null where it does not exist. Its name is compared without case (decision 35). It
 * is fresh for as long as a product is (CONST-03), and kept for the way back for the usual time (CALL-26).
 */
export const collectionQuery = (
  service: ProductService,
  path: Omit<CollectionPath, 'application'>,
) =>
  queryOptions({
    queryKey: ['collection', path.itemGroup, fold(path.collection)],
    queryFn: async ({ signal }) => {
      const { products } = await service.multiFilter(collectionRequest(path), { signal });
      return collectionOf(products);
    },
    staleTime: PRODUCT_QUERY_CACHE_MS,
    ...PRODUCT_RETRY,
  });
