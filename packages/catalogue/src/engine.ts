import type { FacetRule } from '@selvedge/contract/facet-rules';
import type { MultiFilterRequest, MultiFilterResponse } from '@selvedge/contract/multi-filter';
import type {
  FindRequest,
  FindResponse,
  GroupStats,
  ItemInfoRequest,
  ItemInfoResponse,
  NearestColoursRequest,
  NearestGroup,
  SearchResponse,
} from '@selvedge/contract/product-calls';
import type { SearchWord } from '@selvedge/contract/site-settings';

/** What an engine must know besides its products. */
export interface EngineOptions {
  /** Whether answers hold stock and prices (TRADE_FIELDS). Source: decision 32. */
  readonly showTradeFields: boolean;
  /** What gives products their values of Care and Contract; none by default (decision 28). */
  readonly facetRules?: readonly FacetRule[];
}

/**
 * Answers the product calls of the contract from one catalogue. The oracle of the tests gives the same answers; requests
 * are taken as validated by the contract's schemas, and no text in them makes an engine throw.
 */
export interface CatalogueEngine {
  /** One page of the products that match, facet lists and counts. Source: CALL-10, decisions 5, 29, 30, 31. */
  multiFilter(request: MultiFilterRequest): MultiFilterResponse;
  /** Suggestions for a typed text, by section. Source: CALL-19, SEARCH-02, SEARCH-04. */
  search(query: string): SearchResponse;
  /**
   * The published products that a phrase means, and how it was understood.
   *
   * @param searchWords what the house's visitors say; the same list for as long as it says the same
   */
  find(request: FindRequest, searchWords?: readonly SearchWord[]): FindResponse;
  /** The applications of a group's published products, in alphabetical order. Source: CALL-08. */
  applications(itemGroup: string): string[];
  /** Numbers of each named group that has published products; no names ask for every group. Source: CALL-16. */
  stats(itemGroups: readonly string[]): GroupStats[];
  /** The values of one field among published products. Source: CALL-21. */
  itemInfo(items: ItemInfoRequest['items']): ItemInfoResponse['data'];
  /** The published colourways whose colours come nearest to those asked for, by item group: colour-difference.ts. */
  nearestColours(request: NearestColoursRequest): NearestGroup[];
}
