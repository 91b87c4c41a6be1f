import { type MultiFilterResponse, multiFilterRequest } from '@selvedge/contract/multi-filter';
import type { CallOptions, ProductService } from '@selvedge/contract/services';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_STATE, NO_SELECTIONS, VISITOR_FACETS } from '../rules/filter-state.ts';
import { listQuery, listRequest } from './list-query.ts';

const list: MultiFilterResponse = {
  products: [],
  filters: {},
  facet_counts: {},
  total_items_count: 0,
};
const page = (number: number) => ({ ...INITIAL_STATE, page: number });
type Call = (request: unknown, options?: CallOptions) => Promise<MultiFilterResponse>;
/** A service of which only the list is called. */
const serviceOf = (multiFilter: Call) => ({ multiFilter }) as unknown as ProductService;

describe('the query of the grid', () => {
  let client: QueryClient;
  beforeEach(() => {
    vi.useFakeTimers();
    client = new QueryClient();
  });
  afterEach(() => {
    client.clear();
    vi.useRealTimers();
  });

  it('[FILTER-26] tries a failed request twice more, a second apart', async () => {
    const call = vi.fn<Call>(() => Promise.reject(new Error('down')));
    const answer = client.fetchQuery(listQuery(serviceOf(call), '005', page(1))).catch(String);
    await vi.advanceTimersByTimeAsync(0);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(999);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(call).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(call).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(call).toHaveBeenCalledTimes(3);
    expect(await answer).toBe('Error: down');
  });

  it('[FILTER-26] does not try an aborted request again', async () => {
    const call = vi.fn<Call>(() => Promise.reject(new DOMException('left', 'AbortError')));
    const answer = client.fetchQuery(listQuery(serviceOf(call), '005', page(1))).catch(String);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(call).toHaveBeenCalledTimes(1);
    expect(await answer).toContain('AbortError');
  });

  it('[FILTER-27] aborts the request that a newer one takes the place of', async () => {
    const signals: AbortSignal[] = [];
    const service = serviceOf((_, options) => {
      if (options?.signal) signals.push(options.signal);
      return Promise.withResolvers<MultiFilterResponse>().promise;
    });
    const observer = new QueryObserver(client, listQuery(service, '005', page(1)));
    const leave = observer.subscribe(() => undefined);
    observer.setOptions(listQuery(service, '005', page(2)));
    await vi.advanceTimersByTimeAsync(0);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    leave();
  });

  it('[CONST-03] is fresh and kept for 60 seconds', async () => {
    const call = vi.fn<Call>(() => Promise.resolve(list));
    const query = listQuery(serviceOf(call), '005', page(1));
    await client.fetchQuery(query);
    await vi.advanceTimersByTimeAsync(59_000);
    await client.fetchQuery(query);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await client.fetchQuery(query);
    expect(call).toHaveBeenCalledTimes(2);
    expect(query.gcTime).toBe(60_000);
  });
});

/** The nine facets of the filter and the item group, as the specification names them. */
const TEN_FACETS = [
  'application',
  'brand',
  'design_style',
  'item_group',
  'web_colour',
  'web_materials',
  'web_shape',
  'web_size',
  'web_standards',
  'web_type',
];
const SPECIFIED = VISITOR_FACETS.filter((facet) => TEN_FACETS.includes(facet));

describe("the grid's request", () => {
  it('[CALL-11] sends the item group and the facets that are not empty, under their field names', () => {
    const selections = {
      ...NO_SELECTIONS,
      application: ['Curtaining'],
      web_colour: ['Blue', 'Red'],
    };
    expect(listRequest('005', { selections, page: 1 }).filters).toEqual({
      item_group: '005',
      application: ['Curtaining'],
      web_colour: ['Blue', 'Red'],
    });
    expect(listRequest('001', INITIAL_STATE).filters).toEqual({ item_group: '001' });
  });

  it('[CALL-11] knows all nine facets beside the item group', () => {
    const selections = { ...NO_SELECTIONS };
    for (const facet of SPECIFIED) selections[facet] = ['x'];
    const { filters } = listRequest('005', { selections, page: 1 });
    expect(Object.keys(filters ?? {}).toSorted()).toEqual(TEN_FACETS);
  });

  it('asks for the values by rules beside the ten facets, and sends what is chosen of them', () => {
    const selections = { ...NO_SELECTIONS, care: ['Hand wash'], contract: ['Fire rated'] };
    const request = listRequest('005', { selections, page: 1 });
    expect(request.rule_fields).toEqual(['care', 'contract']);
    expect(request.filters).toEqual({
      item_group: '005',
      care: ['Hand wash'],
      contract: ['Fire rated'],
    });
  });

  it('[CALL-12] [GRID-03] says the rest as the specification does', () => {
    const request = listRequest('005', { ...INITIAL_STATE, page: 3 });
    const { filters, filter_fields, rule_fields: _, ...rest } = request;
    expect(filters).toEqual({ item_group: '005' });
    expect(filter_fields?.toSorted()).toEqual(TEN_FACETS);
    expect(rest).toEqual({
      main_filter_field: null,
      selection_fields: null,
      sort_by_setting: 'Alphabetical A-Z',
      off_setter: { start: 18, end: 27 },
      only_published: true,
      only_promo: false,
      only_in_stock: false,
      limited: true,
    });
  });

  it.each([
    ['designs', 'Many Designs'],
    ['newest', 'Newest'],
    ['martindale', 'Martindale High-Low'],
    ['width', 'Width High-Low'],
  ] as const)('[decision 44] asks for the order of %s', (order, setting) => {
    const request = listRequest('005', { ...INITIAL_STATE, order });
    expect(multiFilterRequest.parse(request).sort_by_setting).toBe(setting);
  });

  it('[decision 44] asks for as many as are wanted on a page', () => {
    const request = listRequest('005', { ...INITIAL_STATE, page: 2, size: 48 });
    expect(request.off_setter).toEqual({ start: 48, end: 96 });
  });

  it('is a request that the contract takes', () => {
    expect(() => multiFilterRequest.parse(listRequest('005', INITIAL_STATE))).not.toThrow();
  });
});
