import { ServiceError } from '@selvedge/contract/services';
import { expect, test, vi } from 'vitest';
import { createHttpProductService } from './http-product-service.ts';
import { UNREACHABLE } from './service-client.ts';

const ORIGIN = 'https://house.example';

function answering(body: unknown, status = 200) {
  const fetch = vi.fn(async (_address: string | URL | Request, _init?: RequestInit) =>
    Response.json(body, { status }),
  );
  return { fetch, service: createHttpProductService({ origin: ORIGIN, mode: 'host', fetch }) };
}

const sent = (fetch: ReturnType<typeof answering>['fetch']) => {
  const [address, init] = fetch.mock.calls[0] ?? [];
  const { pathname, search } = new URL(String(address));
  return {
    call: `${init?.method ?? 'GET'} ${pathname}${search}`,
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
  };
};

test('asks for a group’s applications without payload and reads data', async () => {
  const { fetch, service } = answering({ data: ['Curtaining', 'Upholstery'] });
  expect(await service.applications('00/5')).toEqual(['Curtaining', 'Upholstery']);
  expect(sent(fetch)).toEqual({
    call: 'GET /products/item_group/get_all_applications/00%2F5',
    body: null,
  });
});

test('[CALL-01] a call has no time limit of its own', async () => {
  const { fetch, service } = answering({ data: [] });
  await service.applications('005');
  expect(fetch.mock.calls[0]?.[1]?.signal).toBeNull();
});

test('posts a filter request', async () => {
  const answer = { products: [], filters: {}, facet_counts: {}, total_items_count: 0 };
  const { fetch, service } = answering(answer);
  const request = { filters: { item_group: '005' } };
  expect(await service.multiFilter(request)).toEqual(answer);
  expect(sent(fetch)).toEqual({ call: 'POST /products/multi_filter', body: request });
});

test('[CALL-10] [ENT-05] an answer may hold no more than the documents print', async () => {
  const printed = { products: [{ sku: 'A' }], filters: { brand: ['Reed'] }, total_items_count: 20 };
  const { service } = answering(printed);
  expect(await service.multiFilter({ filters: { item_group: '005' } })).toEqual({
    ...printed,
    products: [{ sku: 'A', item_group: '005' }],
    facet_counts: {},
  });
});

test('[PROD-20] the products of a list may nest their attributes', async () => {
  const { service } = answering({ products: [{ id: '7', stock_master: { sku: 'A' } }] });
  const { products } = await service.multiFilter({ filters: { item_group: '005' } });
  expect(products).toMatchObject([{ id: '7', sku: 'A', item_group: '005' }]);
});

test('[COLL-08] an attribute that is null is missing', async () => {
  const { service } = answering({ products: [{ sku: 'A', design: null, primaryImageUrl: null }] });
  const { products } = await service.multiFilter({ filters: { item_group: '005' } });
  expect(products).toEqual([{ sku: 'A', item_group: '005' }]);
});

test.each([[{ data: [{ sku: 'A' }] }], [[{ sku: 'A' }, 1]]])(
  '[PROD-21] the products of %j stay where its reader finds them',
  async (answer) => {
    const { service } = answering(answer);
    const found: unknown = await service.multiFilter({ filters: { item_group: '005' } });
    expect(found).toMatchObject(answer);
    expect(found).not.toHaveProperty('products');
  },
);

test('asks for the figures of all groups with an empty list', async () => {
  const { fetch, service } = answering({ data: { items_groups_stats: [] } });
  expect(await service.stats([])).toEqual([]);
  const body = { data: { items_groups_stats: [] } };
  expect(sent(fetch)).toEqual({ call: 'POST /products/stats', body });
});

test('asks for the brands without payload', async () => {
  const { fetch, service } = answering([{ brand_name: 'Loom House', image_data: '' }]);
  expect(await service.brands()).toHaveLength(1);
  expect(sent(fetch)).toEqual({ call: 'GET /get-all-brands', body: null });
});

test('searches by query', async () => {
  const { fetch, service } = answering({});
  await service.search('bo kaap & co');
  expect(sent(fetch).call).toBe('GET /search?query=bo%20kaap%20%26%20co');
});

test('asks for the values of a field', async () => {
  const { fetch, service } = answering({ data: ['Loom House'] });
  const items = { get_count: false, item_group: '', required_item_info: 'brand' } as const;
  expect(await service.itemInfo(items)).toEqual(['Loom House']);
  expect(sent(fetch)).toEqual({ call: 'POST /products/item_info', body: { items } });
});

test('a failure carries the status and the service’s own words', async () => {
  const { service } = answering({ success: false, msg: 'Unknown field: colr' }, 400);
  const error = await service.brands().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ServiceError);
  expect(error).toMatchObject({ status: 400, message: 'Unknown field: colr' });
});

test('a failure without words says its status', async () => {
  const fetch = async () => new Response('<html>', { status: 502 });
  const service = createHttpProductService({ origin: ORIGIN, mode: 'host', fetch });
  const message = 'The product service answered with status 502.';
  await expect(service.brands()).rejects.toMatchObject({ status: 502, message });
});

test('a service that cannot be reached is a failure, an aborted call its signal’s reason', async () => {
  const fetch = async (_: unknown, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    throw new TypeError('Failed to fetch');
  };
  const service = createHttpProductService({ origin: ORIGIN, mode: 'host', fetch });
  await expect(service.brands()).rejects.toMatchObject({ status: UNREACHABLE });
  const signal = AbortSignal.abort(new Error('a newer request'));
  await expect(service.brands({ signal })).rejects.toThrow('a newer request');
});
