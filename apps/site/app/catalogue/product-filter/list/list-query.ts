import { GRID_FACETS, RULE_FACETS, SORT_A_TO_Z } from '@selvedge/contract/facets';
import { PRODUCT_QUERY_CACHE_MS } from '@selvedge/contract/limits';
import type { MultiFilterInput } from '@selvedge/contract/multi-filter';
import type { FactField } from '@selvedge/contract/product-facts';
import type { ProductService } from '@selvedge/contract/services';
import { queryOptions } from '@tanstack/react-query';
import { PRODUCT_FILTER_QUERY } from '../../../data/filter-session.ts';
import { PRODUCT_RETRY } from '../../../data/product-retry.ts';
import { pageOffsets } from '../address/paging.ts';
import { type FilterState, pathState, VISITOR_FACETS } from '../rules/filter-state.ts';
import { ORDERS } from '../rules/orders.ts';

const PAGE_FACETS_QUERY = 'page-facets';

/** Source: CONST-03. */
const CACHED_FOR_A_MINUTE = {
  staleTime: PRODUCT_QUERY_CACHE_MS,
  gcTime: PRODUCT_QUERY_CACHE_MS,
  ...PRODUCT_RETRY,
} as const;

const answerQuery = <Key extends string>(
  key: Key,
  service: ProductService,
  request: MultiFilterInput,
) =>
  queryOptions({
    queryKey: [key, request] as const,
    queryFn: ({ signal }) => service.multiFilter(request, { signal }),
    ...CACHED_FOR_A_MINUTE,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/**
 * The query of one page of the grid. It is kept and taken as fresh for 60 s (CONST-03). The signal goes to the call,
 * so a query that nobody looks at any more is aborted: a new request ends the one before it (FILTER-27).
 */
export const listQuery = (service: ProductService, itemGroup: string, state: FilterState) =>
  answerQuery(PRODUCT_FILTER_QUERY, service, listRequest(itemGroup, state));

/**
 * The values and counts under the applications that an application page's path implies: what the filter keeps in sight
 * while other choices rule it out. As fresh and as persistent as {@link listQuery}.
 *
 * @param application in the catalogue's spelling
 */
export function pageFacetsQuery(service: ProductService, itemGroup: string, application: string) {
  const request: MultiFilterInput = {
    ...listRequest(itemGroup, pathState(application)),
    off_setter: { start: 0, end: 0 },
  };
  return answerQuery(PAGE_FACETS_QUERY, service, request);
}

/** How facts spread under everything else that is chosen; as fresh and as persistent as {@link listQuery}. */
export function spreadQuery(
  service: ProductService,
  itemGroup: string,
  state: FilterState,
  field: FactField,
) {
  const request: MultiFilterInput = {
    ...listRequest(itemGroup, state),
    filter_fields: [],
    rule_fields: [],
    range_fields: [field],
    off_setter: { start: 0, end: 0 },
  };
  return queryOptions({
    queryKey: [PRODUCT_FILTER_QUERY, request] as const,
    queryFn: async ({ signal }) =>
      (await service.multiFilter(request, { signal })).ranges?.[field] ?? null,
    ...CACHED_FOR_A_MINUTE,
  });
}

/** How many products each of some states has, without the products; as fresh and as persistent as {@link listQuery}. */
export function countsQuery(
  service: ProductService,
  itemGroup: string,
  states: readonly FilterState[],
) {
  const requests = states.map(
    (state): MultiFilterInput => ({
      ...listRequest(itemGroup, state),
      filter_fields: [],
      rule_fields: [],
      off_setter: { start: 0, end: 0 },
    }),
  );
  return queryOptions({
    queryKey: [PRODUCT_FILTER_QUERY, requests] as const,
    queryFn: async ({ signal }) => {
      const answers = requests.map((request) => service.multiFilter(request, { signal }));
      return (await Promise.all(answers)).map((answer) => answer.total_items_count);
    },
    ...CACHED_FOR_A_MINUTE,
  });
}

/** The grid's request for a state; facets and ranges without a choice are left out. Source: CALL-11, CALL-12, GRID-03. */
export function listRequest(itemGroup: string, state: FilterState): MultiFilterInput {
  const chosen = VISITOR_FACETS.filter((facet) => state.selections[facet].length > 0);
  return {
    filters: {
      item_group: itemGroup,
      ...Object.fromEntries(chosen.map((facet) => [facet, [...state.selections[facet]]])),
    },
    ...(state.ranges && { ranges: state.ranges }),
    filter_fields: [...GRID_FACETS],
    rule_fields: [...RULE_FACETS],
    main_filter_field: null,
    selection_fields: null,
    sort_by_setting: state.order ? ORDERS[state.order].sort : SORT_A_TO_Z,
    off_setter: pageOffsets(state.page, state.size),
    only_published: true,
    only_promo: false,
    only_in_stock: false,
    limited: true,
  };
}
