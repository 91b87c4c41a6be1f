import type { ContentKey } from './content-key.ts';
import type { Vacancy } from './house-content.ts';
import type { InternationalBrandPage, InternationalsSettings } from './international-content.ts';
import type { MultiFilterInput, MultiFilterResponse } from './multi-filter.ts';
import type { ContentOf } from './page-content.ts';
import type {
  Brand,
  FindInput,
  FindResponse,
  GroupStats,
  ItemInfoRequest,
  ItemInfoResponse,
  NearestColoursInput,
  NearestGroup,
  SearchResponse,
} from './product-calls.ts';

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

/**
 * The content calls as pages see them: over HTTP in the browser, in process while the server renders. A failed call
 * rejects with a `ServiceError` whose message is the answer's `msg`.
 */
export interface ContentService {
  /** Content of a page; every field is empty where staff have published none. Source: CALL-02 to CALL-07. */
  content<Key extends ContentKey>(key: Key, options?: CallOptions): Promise<ContentOf<Key['kind']>>;
  /** The Internationals landing page, or null where none is published. Source: CALL-22, INTL-04. */
  internationals(options?: CallOptions): Promise<InternationalsSettings | null>;
  /** Rejects with status 404 for a brand that is unknown or not published. Source: CALL-23, decision 18. */
  internationalBrand(brandId: string, options?: CallOptions): Promise<InternationalBrandPage>;
  /** Source: CALL-18. */
  vacancies(options?: CallOptions): Promise<Vacancy[]>;
}
