import { PRODUCT_QUERY_CACHE_MS } from '@selvedge/contract/limits';
import type { MultiFilterInput } from '@selvedge/contract/multi-filter';
import type { ProductService } from '@selvedge/contract/product-service';
import { queryOptions } from '@tanstack/react-query';
import { PRODUCT_RETRY } from '../../../calls/product-retry.ts';
import { PRODUCT_FILTER_QUERY } from '../../../session/filter-session.ts';
import type { FilterState } from '../rules/filter-state.ts';
import { listRequest } from './list-request.ts';

/**
 * The query of one page of the grid. It is kept and taken as fresh for 60 s (CONST-03). The signal goes to the call,
 * so a query that nobody looks at any more is aborted: a new request ends the one before it (FILTER-27).
 */
export function listQuery(service: ProductService, itemGroup: string, state: FilterState) {
  const request = listRequest(itemGroup, state);
  return queryOptions({
    queryKey: [PRODUCT_FILTER_QUERY, request] as const,
    queryFn: ({ signal }) => service.multiFilter(request, { signal }),
    staleTime: PRODUCT_QUERY_CACHE_MS,
    gcTime: PRODUCT_QUERY_CACHE_MS,
    ...PRODUCT_RETRY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The number of products of a state, without the products; as fresh and as persistent as {@link listQuery}. */
export function countQuery(service: ProductService, itemGroup: string, state: FilterState) {
  const request: MultiFilterInput = {
    ...listRequest(itemGroup, state),
    filter_fields: [],
    off_setter: { start: 0, end: 0 },
  };
  return queryOptions({
    queryKey: [PRODUCT_FILTER_QUERY, request] as const,
    queryFn: async ({ signal }) =>
      (await service.multiFilter(request, { signal })).total_items_count,
    staleTime: PRODUCT_QUERY_CACHE_MS,
    gcTime: PRODUCT_QUERY_CACHE_MS,
    ...PRODUCT_RETRY,
  });
}
