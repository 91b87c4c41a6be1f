import type { MultiFilterRequest, MultiFilterResponse } from '@selvedge/contract/multi-filter';
import type {
  Brand,
  FindRequest,
  FindResponse,
  GroupStats,
  ItemInfoRequest,
  ItemInfoResponse,
  NearestColoursRequest,
  NearestGroup,
  SearchResponse,
} from '@selvedge/contract/product-calls';
import { RequestFailure } from '../http/failure.ts';
import type { Snapshot, SnapshotSource } from '../snapshot/snapshot.ts';
import { withBrandPages } from './brand-hits.ts';

const RETRY_AFTER_SECONDS = 2;

/**
 * The product calls, over the snapshot of the moment. The routes and the pages' in-process service both call these, so
 * they cannot differ. Requests are validated by the caller. Each throws a RequestFailure of status 503 while there is
 * no snapshot.
 */
export interface ProductCalls {
  /** CALL-10: as text, where the engine has it so, which spares building the answer and writing it out. */
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

const isEmpty = (found: SearchResponse): boolean =>
  Object.values(found).every((hits) => hits.length === 0);

/** @param noteZeroResult told each text that is searched for in vain */
export function productCalls(
  source: SnapshotSource,
  noteZeroResult: (query: string) => void = () => undefined,
): ProductCalls {
  const snapshot = (): Snapshot => {
    if (source.current) return source.current;
    throw new RequestFailure(503, source.reason, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  };
  return {
    async multiFilterJson(request) {
      const { engine } = snapshot();
      const published = publishedOnly(request);
      if (engine.multiFilterJson) return engine.multiFilterJson(published);
      return JSON.stringify(await engine.multiFilter(published));
    },
    multiFilter: async (request) => snapshot().engine.multiFilter(publishedOnly(request)),
    applications: async (itemGroup) => snapshot().engine.applications(itemGroup),
    stats: async (itemGroups) => snapshot().engine.stats(itemGroups),
    itemInfo: async (items) => snapshot().engine.itemInfo(items),
    brands: async () => snapshot().brands,
    async search(query) {
      const catalogue = snapshot();
      const found = await catalogue.engine.search(query);
      if (isEmpty(found)) noteZeroResult(query);
      return withBrandPages(found, catalogue);
    },
    async find(request) {
      const found = await snapshot().engine.find(request);
      if (found.total === 0) noteZeroResult(request.query);
      return found;
    },
    nearestColours: async (request) => snapshot().engine.nearestColours(request),
  };
}
