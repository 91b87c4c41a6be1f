import { AnswerTooLargeError } from '@selvedge/catalogue/memory/answer-json';
import { contentDocumentKey } from '@selvedge/contract/content-key';
import { ITEM_GROUP, itemGroupName } from '@selvedge/contract/item-groups';
import { PAGE_SIZE } from '@selvedge/contract/limits';
import {
  type MultiFilterRequest,
  type MultiFilterResponse,
  multiFilterRequest,
} from '@selvedge/contract/multi-filter';
import {
  applicationsRequest,
  type Brand,
  type FindRequest,
  type FindResponse,
  findRequest,
  type GroupStats,
  type ItemInfoRequest,
  type ItemInfoResponse,
  itemInfoRequest,
  type NearestColoursRequest,
  type NearestGroup,
  nearestColoursRequest,
  type SearchEntry,
  type SearchResponse,
  searchRequest,
  statsRequest,
} from '@selvedge/contract/product-calls';
import type { ProductService } from '@selvedge/contract/services';
import { RequestFailure } from '../http/failure.ts';
import { checked, inProcessCall } from '../http/validation.ts';
import type { Snapshot, SnapshotSource } from '../snapshot/snapshot.ts';

const RETRY_AFTER_SECONDS = 2;
/** What is asked for is there, and valid: a page must not take it for missing, as it takes 400. */
const UNPROCESSABLE = 422;

/**
 * The product calls, over the snapshot of the moment. The routes and the pages' in-process service both call these, so
 * they cannot differ. Requests are validated by the caller. Each throws a RequestFailure of status 503 while there is
 * no snapshot, and of 422 where its products are too much for one answer.
 */
export interface ProductCalls {
  /** CALL-10: as text, which spares building the answer and writing it out. */
  multiFilterJson(request: MultiFilterRequest): Promise<string | Buffer>;
  multiFilter(request: MultiFilterRequest): Promise<MultiFilterResponse>;
  applications(itemGroup: string): Promise<string[]>;
  stats(itemGroups: readonly string[]): Promise<GroupStats[]>;
  itemInfo(items: ItemInfoRequest['items']): Promise<ItemInfoResponse['data']>;
  brands(): Promise<readonly Brand[]>;
  search(query: string): Promise<SearchResponse>;
  find(request: FindRequest): Promise<FindResponse>;
  nearestColours(request: NearestColoursRequest): Promise<NearestGroup[]>;
}

/** Public answers hold published products, whatever the request says (CALL-12). */
const publishedOnly = (request: MultiFilterRequest): MultiFilterRequest =>
  request.only_published ? request : { ...request, only_published: true };

/** Runs what may be too much for one answer. */
function inBounds<T>(answer: () => T): T {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof AnswerTooLargeError)) throw error;
    const msg = 'These products are too much for one answer: ask for fewer.';
    throw new RequestFailure(UNPROCESSABLE, msg, { cause: error });
  }
}

const isEmpty = (found: SearchResponse): boolean =>
  Object.values(found).every((hits) => hits.length === 0);

/** @param noteZeroResult told each text for which there is neither a suggestion nor a product: the dialog asks for both */
export function productCalls(
  source: SnapshotSource,
  noteZeroResult: (query: string) => void = () => undefined,
): ProductCalls {
  const snapshot = (): Snapshot => {
    if (source.current) return source.current;
    throw new RequestFailure(503, source.reason, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  };
  return {
    multiFilterJson: async (request) =>
      inBounds(() => snapshot().engine.multiFilterJson(publishedOnly(request))),
    multiFilter: async (request) =>
      inBounds(() => snapshot().engine.multiFilter(publishedOnly(request))),
    applications: async (itemGroup) => snapshot().engine.applications(itemGroup),
    stats: async (itemGroups) => snapshot().engine.stats(itemGroups),
    itemInfo: async (items) => snapshot().engine.itemInfo(items),
    brands: async () => snapshot().brands,
    async search(query) {
      const catalogue = snapshot();
      return withBrandPages(catalogue.engine.search(query), catalogue);
    },
    async find(request) {
      const { engine, settings } = snapshot();
      const found = engine.find(request, settings.search_words);
      if (found.total === 0 && isEmpty(engine.search(request.query))) noteZeroResult(request.query);
      return found;
    },
    nearestColours: async (request) => snapshot().engine.nearestColours(request),
  };
}

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

interface Catalogue extends Pick<Snapshot, 'content'> {
  readonly engine: Pick<Snapshot['engine'], 'multiFilter'>;
}

/**
 * Makes each brand hit lead to a page that shows the whole brand: that of its group where staff have written it or where
 * it holds all the brand's collections, else that of the brands. Source: decision 45.
 */
export function withBrandPages(found: SearchResponse, catalogue: Catalogue): SearchResponse {
  const brands = found.Brand.map((hit) =>
    isWritten(catalogue, hit) || isOfOneGroup(catalogue, hit) ? hit : underBrands(hit),
  );
  return { ...found, Brand: brands };
}

const underBrands = (hit: SearchEntry): SearchEntry => ({
  ...hit,
  item_group: ITEM_GROUP.brands,
  group_desc: itemGroupName(ITEM_GROUP.brands),
});

function isWritten({ content }: Catalogue, { item_group, brand }: SearchEntry): boolean {
  const key = contentDocumentKey({ kind: 'brand', itemGroup: item_group, brand });
  return content.documents.get('page/brand')?.has(key) ?? false;
}

function isOfOneGroup({ engine }: Catalogue, { brand }: SearchEntry): boolean {
  const { filters } = engine.multiFilter(
    multiFilterRequest.parse({
      filters: { brand },
      filter_fields: ['item_group'],
      off_setter: { start: 0, end: 0 },
      only_published: true,
    }),
  );
  return (filters.item_group ?? []).length <= 1;
}
