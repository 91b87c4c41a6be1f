import { BRAND_LIST_CACHE_MS, NAVIGATION_CACHE_MS } from '@selvedge/contract/limits';
import type { ContentService, ProductService } from '@selvedge/contract/services';
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

/** What the menu of a group shows beside its links, cached for 15 minutes. Source: CALL-07, CONST-04. */
export const navigationQuery = (service: ContentService, itemGroup: string) =>
  queryOptions({
    queryKey: ['navigation', itemGroup],
    queryFn: ({ signal }) => service.content({ kind: 'navigation', itemGroup }, { signal }),
    staleTime: NAVIGATION_CACHE_MS,
    gcTime: NAVIGATION_CACHE_MS,
  });
