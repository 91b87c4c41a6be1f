import type { FindInput, FindResponse } from './find.ts';
import type { MultiFilterInput, MultiFilterResponse } from './multi-filter.ts';
import type { NearestColoursInput, NearestGroup } from './nearest-colours.ts';
import type { Brand, GroupStats, ItemInfoRequest, ItemInfoResponse } from './product-calls.ts';
import type { SearchResponse } from './search.ts';

export interface CallOptions {
  /** Ends the call early; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * The product service as its callers see it. Pages call it over HTTP in the browser and in process while the server
 * renders; both give the same answers. A failed call rejects with a {@link ServiceError}.
 */
export interface ProductService {
  multiFilter(request: MultiFilterInput, options?: CallOptions): Promise<MultiFilterResponse>;
  applications(itemGroup: string, options?: CallOptions): Promise<string[]>;
  stats(itemGroups: readonly string[], options?: CallOptions): Promise<GroupStats[]>;
  brands(options?: CallOptions): Promise<Brand[]>;
  itemInfo(
    items: ItemInfoRequest['items'],
    options?: CallOptions,
  ): Promise<ItemInfoResponse['data']>;
  search(query: string, options?: CallOptions): Promise<SearchResponse>;
  find(request: FindInput, options?: CallOptions): Promise<FindResponse>;
  nearestColours(request: NearestColoursInput, options?: CallOptions): Promise<NearestGroup[]>;
}

/** What is wrong with one field of a request; the field is named by its path, such as `data.declaration.email`. */
export interface ServiceFieldError {
  readonly field: string;
  readonly message: string;
}

/** A call that was answered with a failure. */
export class ServiceError extends Error {
  readonly status: number;
  /** What is wrong with which field, where the service said so. */
  readonly errors: readonly ServiceFieldError[];
  constructor(status: number, message: string, errors: readonly ServiceFieldError[] = []) {
    super(message);
    this.name = 'ServiceError';
    this.status = status;
    this.errors = errors;
  }
}
