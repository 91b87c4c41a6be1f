import { multiFilterResponse } from '@selvedge/contract/multi-filter';
import {
  applicationsResponse,
  brandsResponse,
  findResponse,
  itemInfoResponse,
  nearestColoursResponse,
  searchResponse,
  statsResponse,
} from '@selvedge/contract/product-calls';
import { defaultSiteSettings } from '@selvedge/contract/site-settings';
import { withClient } from '@selvedge/database/connection';
import { writeContent } from '@selvedge/database/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProcessProductService, productCalls } from '../src/products/calls.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const get = async (url: string) => (await service.ask('product', { url })).json();
const post = async (url: string, payload: object) =>
  (await service.ask('product', { method: 'POST', url, payload })).json();

test('[CALL-08] get_all_applications answers the applications of a group', async () => {
  const answer = await get('/products/item_group/get_all_applications/005');
  expect(applicationsResponse.parse(answer)).toEqual({ data: ['Curtaining', 'Upholstery'] });
});

test('[CALL-10] multi_filter answers products, filters and total_items_count', async () => {
  const answer = multiFilterResponse.parse(
    await post('/products/multi_filter', {
      filters: { item_group: '005', web_colour: ['BLUE'] },
      filter_fields: ['web_colour'],
    }),
  );
  expect(answer.products.map(({ sku }) => sku)).toEqual(['KAR-02']);
  expect(answer.filters).toEqual({ web_colour: ['Blue', 'Red'] });
  expect(answer.facet_counts).toEqual({ web_colour: { Blue: 1, Red: 1 } });
  expect(answer.total_items_count).toBe(1);
});

test('[CALL-10] the same request gives the same answer when it comes again', async () => {
  const request = { filters: { brand: 'protea' } };
  const first = await post('/products/multi_filter', request);
  expect(await post('/products/multi_filter', request)).toEqual(first);
  expect(first.total_items_count).toBe(2);
});

test('[CALL-12] a request for unpublished products gets published ones only', async () => {
  const request = { filters: {}, only_published: false, off_setter: { start: 0, end: 100 } };
  const { products } = await post('/products/multi_filter', request);
  expect(products).toHaveLength(4);
  expect(JSON.stringify(products)).not.toContain('SECRET');
});

test('[ENT-07] stock and prices are left out of public answers', async () => {
  const request = { filters: { design: 'Aloe' }, limited: false };
  const { products } = await post('/products/multi_filter', request);
  expect(products[0]).not.toHaveProperty('price_retail_inc_vat');
  expect(products[0]).not.toHaveProperty('on_hand');
});

test('[CALL-16] stats of an empty list answers every group', async () => {
  const answer = await post('/products/stats', { data: { items_groups_stats: [] } });
  const { items_groups_stats: groups } = statsResponse.parse(answer).data;
  expect(groups.map(({ item_group, products }) => [item_group, products])).toEqual([
    ['001', 1],
    ['005', 3],
  ]);
});

test('[CALL-17] get-all-brands joins published names with logos, without blanks', async () => {
  expect(brandsResponse.parse(await get('/get-all-brands'))).toEqual([
    { brand_name: expect.stringMatching(/^protea$/iu), image_data: '/media/protea.webp' },
    { brand_name: 'Welwitschia & Sons', image_data: '' },
  ]);
});

test('[CALL-19] search answers results by the sections of the dialog', async () => {
  const answer = searchResponse.parse(await get('/search?query=aloe'));
  expect(answer.Design.map(({ design }) => design)).toEqual(['Aloe']);
});

test('[CALL-21] item_info answers the brand list', async () => {
  const items = { get_count: false, item_group: '', required_item_info: 'brand' };
  const { data } = itemInfoResponse.parse(await post('/products/item_info', { items }));
  expect(data).toHaveLength(2);
});

test('find answers how a phrase was understood, and what it means', async () => {
  const answer = findResponse.parse(await get('/products/find?query=aloe%20xyzzy'));
  expect(answer.left).toEqual(['xyzzy']);
  expect(answer.total).toBe(0);
  const { total, products } = findResponse.parse(await get('/products/find?query=KAR-01'));
  expect([total, products.map(({ sku }) => sku)]).toEqual([1, ['KAR-01']]);
  const page = findResponse.parse(await get('/products/find?query=fabric&start=1&end=2'));
  expect([page.total, page.products.length]).toEqual([3, 1]);
});

test.each([
  ['', 'query'],
  ['query=%20', 'query'],
  [`query=${'x'.repeat(201)}`, 'query'],
  ['query=a&start=-1', 'start'],
  ['query=a&start=2&end=1', 'end'],
  ['query=a&end=101', 'end'],
  ['query=a&page=2', 'page'],
])('find refuses %j and names the field', async (search, field) => {
  const answer = await service.ask('product', { url: `/products/find?${search}` });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0].field).toBe(field);
});

test('nearest_colours answers published colourways by item group, the nearest first', async () => {
  const answer = nearestColoursResponse.parse(
    await post('/products/nearest_colours', { colours: [{ hex: '#a8583c' }] }),
  );
  expect(
    answer.data.map(({ item_group, products }) => [item_group, products.map(({ sku }) => sku)]),
  ).toEqual([
    ['005', ['KAR-01', 'KAR-02']],
    ['001', ['WAL-01']],
  ]);
});

test.each([
  [{}, 'colours'],
  [{ colours: [] }, 'colours'],
  [{ colours: Array(6).fill({ hex: '#a8583c' }) }, 'colours'],
  [{ colours: [{ hex: 'red' }] }, 'colours.0.hex'],
  [{ colours: [{ hex: '#a8583c', share: 0 }] }, 'colours.0.share'],
  [{ colours: [{ hex: '#a8583c' }], per_group: 25 }, 'per_group'],
  [{ colours: [{ hex: '#a8583c' }], picture: 'AAAA' }, 'picture'],
])('nearest_colours refuses %j and names the field', async (payload, field) => {
  const url = '/products/nearest_colours';
  const answer = await service.ask('product', { method: 'POST', url, payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0].field).toBe(field);
});

test('find knows the words that the house keeps for its visitors, from when they are published', async () => {
  const find = async () => findResponse.parse(await get('/products/find?query=drawing%20room'));
  expect((await find()).total).toBe(0);
  const search_words = [{ say: 'drawing room, parlour', mean: 'upholstery' }];
  await withClient(service.database.ownerUrl, (client) =>
    writeContent(client, 'site-settings', '', { ...defaultSiteSettings, search_words }),
  );
  await expect.poll(async () => (await find()).total).toBeGreaterThan(0);
  expect((await find()).understood).toEqual([
    { field: 'application', value: 'Upholstery', words: 'drawing room' },
  ]);
});

test('multi_filter counts Care and Contract beside the ten facets, by rules that count from when they are published', async () => {
  const request = { filters: { item_group: '005' }, filter_fields: ['brand'] };
  const rule_fields = ['care', 'contract'];
  const ask = async (payload: object) =>
    multiFilterResponse.parse(await post('/products/multi_filter', payload));
  const before = await ask(request);
  expect(Object.keys(before.filters)).toEqual(['brand']);
  const asked = await ask({ ...request, rule_fields });
  expect(asked.filters).toEqual({ ...before.filters, care: ['Machine washable'], contract: [] });
  expect(asked.facet_counts.care).toEqual({ 'Machine washable': 2 });
  const chosen = await ask({ filters: { ...request.filters, care: 'machine WASHABLE' } });
  expect(chosen.total_items_count).toBe(2);
  const facet_rules = [{ facet: 'care', name: 'At 40', phrases: '40', except: '' }] as const;
  await withClient(service.database.ownerUrl, (client) =>
    writeContent(client, 'site-settings', '', {
      ...defaultSiteSettings,
      facet_rules: [...facet_rules],
    }),
  );
  await expect
    .poll(async () => (await ask({ ...request, rule_fields })).facet_counts.care)
    .toEqual({ 'At 40': 1 });
  const wrong = { ...request, rule_fields: ['brand'] };
  const refused = await service.ask('product', {
    method: 'POST',
    url: '/products/multi_filter',
    payload: wrong,
  });
  expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'rule_fields.0']);
});

test('pages in process get what the routes answer', async () => {
  const inProcess = inProcessProductService(productCalls(service.published));
  const request = { filters: { item_group: '005' }, filter_fields: ['brand' as const] };
  expect(await inProcess.multiFilter(request)).toEqual(
    await post('/products/multi_filter', request),
  );
  expect(await inProcess.applications('005')).toEqual(['Curtaining', 'Upholstery']);
  expect(await inProcess.brands()).toEqual(await get('/get-all-brands'));
  expect(await inProcess.search('aloe')).toEqual(await get('/search?query=aloe'));
  expect(await inProcess.find({ query: 'aloe' })).toEqual(await get('/products/find?query=aloe'));
  expect(await inProcess.stats([])).toHaveLength(2);
  const near = { colours: [{ hex: '#4a6fa0' }] };
  expect(await inProcess.nearestColours(near)).toEqual(
    (await post('/products/nearest_colours', near)).data,
  );
  await expect(inProcess.search('')).rejects.toMatchObject({ status: 400 });
});

test('what reads is confirmed by its ETag with 304', async () => {
  const first = await service.ask('product', { url: '/get-all-brands' });
  const again = await service.ask('product', {
    url: '/get-all-brands',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test.each(['gzip', 'br'])('an answer of some size is compressed with %s', async (encoding) => {
  const answer = await service.ask('product', {
    method: 'POST',
    url: '/products/multi_filter',
    payload: { filter_fields: ['brand', 'application', 'web_colour', 'design'] },
    headers: { 'accept-encoding': encoding },
  });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toContain('accept-encoding');
});
