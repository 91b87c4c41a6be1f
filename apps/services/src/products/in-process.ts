import { PAGE_SIZE } from '@selvedge/contract/limits';
import { multiFilterRequest } from '@selvedge/contract/multi-filter';
import {
  applicationsRequest,
  findRequest,
  itemInfoRequest,
  nearestColoursRequest,
  searchRequest,
  statsRequest,
} from '@selvedge/contract/product-calls';
import type { ProductService } from '@selvedge/contract/services';
import { checked, inProcessCall } from '../http/in-process-call.ts';
import type { ProductCalls } from './calls.ts';

/** The product service for pages that are rendered in this process: the routes' own functions, without HTTP. */
export function inProcessProductService(calls: ProductCalls): ProductService {
  return {
    multiFilter: (request, options) =>
      inProcessCall(options, () => calls.multiFilter(checked(multiFilterRequest, request))),
    applications: (itemGroup, options) =>
      inProcessCall(options, () =>
        calls.applications(checked(applicationsRequest, { item_group: itemGroup }).item_group),
      ),
    stats: (itemGroups, options) =>
      inProcessCall(options, () => {
        const request = { data: { items_groups_stats: [...itemGroups] } };
        return calls.stats(checked(statsRequest, request).data.items_groups_stats);
      }),
    brands: (options) => inProcessCall(options, async () => [...(await calls.brands())]),
    itemInfo: (items, options) =>
      inProcessCall(options, () => calls.itemInfo(checked(itemInfoRequest, { items }).items)),
    find: ({ query, start = 0, end = start + PAGE_SIZE }, options) =>
      inProcessCall(options, () =>
        calls.find(checked(findRequest, { query, start: String(start), end: String(end) })),
      ),
    nearestColours: (request, options) =>
      inProcessCall(options, () => calls.nearestColours(checked(nearestColoursRequest, request))),
    search: (query, options) =>
      inProcessCall(options, () => calls.search(checked(searchRequest, { query }).query)),
  };
}
