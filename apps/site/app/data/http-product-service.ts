import { PAGE_SIZE } from '@selvedge/contract/limits';
import type { MultiFilterInput, MultiFilterResponse } from '@selvedge/contract/multi-filter';
import type {
  Brand,
  FindResponse,
  GroupStats,
  ItemInfoResponse,
  NearestColoursResponse,
  SearchResponse,
} from '@selvedge/contract/product-calls';
import type { ProductService } from '@selvedge/contract/services';
import { flatProduct } from './flat-product.ts';
import { type ServiceOptions, serviceClient } from './service-client.ts';

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
    find: ({ query, start = 0, end = start + PAGE_SIZE }, call) => {
      const asked = new URLSearchParams({ query, start: String(start), end: String(end) });
      return get<FindResponse>(`/products/find?${asked}`, call);
    },
    search: (query, call) =>
      get<SearchResponse>(`/search?query=${encodeURIComponent(query)}`, call),
  };
}

/** An answer of which any field may be missing. */
type Sparse<T> = { readonly [K in keyof T]?: T[K] | null };

/**
 * A list of products with all that pages read beside them. A service may answer with what the documents print and no
 * more: they have no counts, and their product has no item group, which is then the one that was asked for; it may nest a
 * product's attributes (PROD-20), and name one that is missing with null. An answer that is no object, such as a bare list, is left to whoever can read it
 * (CALL-10, ENT-05, PROD-21, decision 30).
 */
function wholeList(
  answer: MultiFilterResponse,
  { filters: asked }: MultiFilterInput,
): MultiFilterResponse {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer;
  const { products, filters, facet_counts, total_items_count }: Sparse<MultiFilterResponse> =
    answer;
  const group = asked?.item_group;
  const flat = products?.map(flatProduct).map(withoutNulls);
  return {
    ...answer,
    ...(flat && { products: typeof group === 'string' ? flat.map(inGroup(group)) : flat }),
    filters: filters ?? {},
    facet_counts: facet_counts ?? {},
    total_items_count: total_items_count ?? products?.length ?? 0,
  };
}

/** A product whose attributes are a value or missing, which is all that its readers ask about. */
const withoutNulls = <P extends object>(product: P): P =>
  Object.values(product).includes(null)
    ? (Object.fromEntries(Object.entries(product).filter(([, value]) => value !== null)) as P)
    : product;

type ListedProduct = MultiFilterResponse['products'][number];

const inGroup =
  (item_group: string) =>
  (product: ListedProduct): ListedProduct =>
    product.item_group ? product : { ...product, item_group };
