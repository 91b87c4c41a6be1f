import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import type { Brand, GroupStats, ItemInfoResponse } from '@selvedge/contract/product-calls';
import {
  type CallOptions,
  type ProductService,
  ServiceError,
} from '@selvedge/contract/product-service';
import type { SearchResponse } from '@selvedge/contract/search';
import { baseAddress } from './base-address.ts';

/** The status of a {@link ServiceError} for a call that got no answer at all. */
export const UNREACHABLE = 0;

/**
 * The product service over HTTP, as the browser calls it. A call has no time limit of its own (CALL-01); its signal
 * ends it. A failure rejects with a {@link ServiceError} that carries the service's own words.
 */
export function createHttpProductService(options: {
  readonly origin: string;
  readonly mode: 'host' | 'path';
  readonly fetch?: typeof globalThis.fetch;
}): ProductService {
  const base = baseAddress({
    ...options,
    service: 'product',
    fetch: options.fetch ?? globalThis.fetch.bind(globalThis),
  });

  async function answer<T>(path: string, init: RequestInit): Promise<T> {
    const response = await base.fetch(path, init).catch((error: unknown) => {
      if (init.signal?.aborted) throw error;
      throw new ServiceError(UNREACHABLE, 'The product service cannot be reached.');
    });
    if (!response.ok) throw new ServiceError(response.status, await failureText(response));
    // The service validates what it sends by the same contract; the browser carries no schema library.
    return (await response.json()) as T;
  }
  const get = <T>(path: string, call?: CallOptions) =>
    answer<T>(path, { signal: call?.signal ?? null });
  const post = <T>(path: string, body: unknown, call?: CallOptions) =>
    answer<T>(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: call?.signal ?? null,
    });

  return {
    multiFilter: (request, call) =>
      post<MultiFilterResponse>('/products/multi_filter', request, call),
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
    search: (query, call) =>
      get<SearchResponse>(`/search?query=${encodeURIComponent(query)}`, call),
  };
}

async function failureText(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body === 'object' && body !== null && 'msg' in body && typeof body.msg === 'string')
    return body.msg;
  return `The product service answered with status ${response.status}.`;
}
