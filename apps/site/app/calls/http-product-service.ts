import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import type { NearestColoursResponse } from '@selvedge/contract/nearest-colours';
import type { Brand, GroupStats, ItemInfoResponse } from '@selvedge/contract/product-calls';
import type { ProductService } from '@selvedge/contract/product-service';
import type { SearchResponse } from '@selvedge/contract/search';
import { type ServiceOptions, serviceClient } from './service-client.ts';
import { wholeList } from './whole-list.ts';

/**
 * The product service over HTTP, as the browser calls it. A call has no time limit of its own (CALL-01); its signal
 * ends it. A failure rejects with a {@link ServiceError} that carries the service's own words.
 */
export function createHttpProductService(options: ServiceOptions): ProductService {
  const { get, post } = serviceClient({ ...options, service: 'product' });
  return {
    multiFilter: async (request, call) =>
      wholeList(await post<MultiFilterResponse>('/products/multi_filter', request, call), request),
    applications: async (itemGroup, call) => {
      const group = encodeURIComponent(itemGroup);
      const path = `/products/item_group/get_all_applications/${group}`;
      return (await get<{ data: string[] }>(path, call)).data;
    },
    stats: async (itemGroups, call) => {
      const body = { data: { items_groups_stats: itemGroups } };
      type Answer = { data: { items_groups_stats: GroupStats[] } };
      return (await post<Answer>('/products/stats', body, call)).data.items_groups_stats;
    },
    brands: (call) => get<Brand[]>('/get-all-brands', call),
    itemInfo: async (items, call) => {
      type Answer = { data: ItemInfoResponse['data'] };
      return (await post<Answer>('/products/item_info', { items }, call)).data;
    },
    nearestColours: async (request, call) =>
      (await post<NearestColoursResponse>('/products/nearest_colours', request, call)).data,
    search: (query, call) =>
      get<SearchResponse>(`/search?query=${encodeURIComponent(query)}`, call),
  };
}
