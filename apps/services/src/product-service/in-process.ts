import { multiFilterRequest } from '@selvedge/contract/multi-filter';
import {
  applicationsRequest,
  itemInfoRequest,
  statsRequest,
} from '@selvedge/contract/product-calls';
import {
  type CallOptions,
  type ProductService,
  ServiceError,
} from '@selvedge/contract/product-service';
import { searchRequest } from '@selvedge/contract/search';
import type { z } from 'zod';
import { RequestFailure } from '../http/failure.ts';
import { fieldErrors } from '../http/validation.ts';
import type { ProductCalls } from './calls.ts';

/** Checks a request as the routes do, so that a page cannot ask in process what it could not ask over HTTP. */
function checked<T extends z.ZodType>(schema: T, request: z.input<T>): z.output<T> {
  const parsed = schema.safeParse(request);
  if (parsed.success) return parsed.data;
  const [first] = fieldErrors(parsed.error.issues, schema);
  throw new ServiceError(400, `${first?.field ?? ''}: ${first?.message ?? 'not valid'}`);
}

async function call<T>(options: CallOptions | undefined, answer: () => Promise<T>): Promise<T> {
  options?.signal?.throwIfAborted();
  try {
    return await answer();
  } catch (error) {
    if (error instanceof RequestFailure) throw new ServiceError(error.statusCode, error.message);
    throw error;
  }
}

/** The product service for pages that are rendered in this process: the routes' own functions, without HTTP. */
export function inProcessProductService(calls: ProductCalls): ProductService {
  return {
    multiFilter: (request, options) =>
      call(options, () => calls.multiFilter(checked(multiFilterRequest, request))),
    applications: (itemGroup, options) =>
      call(options, () =>
        calls.applications(checked(applicationsRequest, { item_group: itemGroup }).item_group),
      ),
    stats: (itemGroups, options) =>
      call(options, () => {
        const request = { data: { items_groups_stats: [...itemGroups] } };
        return calls.stats(checked(statsRequest, request).data.items_groups_stats);
      }),
    brands: (options) => call(options, async () => [...(await calls.brands())]),
    itemInfo: (items, options) =>
      call(options, () => calls.itemInfo(checked(itemInfoRequest, { items }).items)),
    search: (query, options) =>
      call(options, () => calls.search(checked(searchRequest, { query }).query)),
  };
}
