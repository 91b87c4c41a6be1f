import { BRAND_LIST_CACHE_MS, NAVIGATION_CACHE_MS } from '@selvedge/contract/limits';
import type { ProductService } from '@selvedge/contract/services';
import { queryOptions } from '@tanstack/react-query';

/** The brands of the navigation, cached for 15 minutes. Source: CALL-17, CONST-05. */
export const brandsQuery = (service: ProductService) =>
  queryOptions({
    queryKey: ['brands'],
    queryFn: ({ signal }) => service.brands({ signal }),
    staleTime: BRAND_LIST_CACHE_MS,
    gcTime: BRAND_LIST_CACHE_MS,
  });

/** The applications of a group, for the menus and the landing page, cached for 15 minutes. Source: CALL-09, CONST-04. */
export const applicationsQuery = (service: ProductService, itemGroup: string) =>
  queryOptions({
    queryKey: ['applications', itemGroup],
    queryFn: ({ signal }) => service.applications(itemGroup, { signal }),
    staleTime: NAVIGATION_CACHE_MS,
    gcTime: NAVIGATION_CACHE_MS,
  });
