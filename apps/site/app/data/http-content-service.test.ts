import type { ContentKey } from '@selvedge/contract/content-key';
import { EMPTY_CONTENT } from '@selvedge/contract/empty-content';
import { expect, test, vi } from 'vitest';
import { createHttpContentService } from './http-content-service.ts';
import { WordlessError } from './service-client.ts';

function answering(body: unknown, status = 200) {
  const fetch = vi.fn(async (_address: string | URL | Request, _init?: RequestInit) =>
    Response.json(body, { status }),
  );
  const origin = 'https://www.house.example';
  return { fetch, service: createHttpContentService({ origin, mode: 'host', fetch }) };
}

/** The bodies as the documents print them. */
const BODIES: [string, ContentKey, object][] = [
  ['CALL-02', { kind: 'home' }, { category: { item_group: '999' } }],
  ['CALL-03', { kind: 'landing', itemGroup: '005' }, { category: { item_group: '005' } }],
  [
    'CALL-03',
    { kind: 'application', itemGroup: '005', application: 'Curtaining' },
    { category: { item_group: '005', application: 'Curtaining' } },
  ],
  [
    'CALL-04',
    { kind: 'collection', itemGroup: '005', application: 'Upholstery', collection: 'Tidal' },
    { category: { application: 'Upholstery', item_group: '005', collection: 'Tidal' } },
  ],
  [
    'CALL-05',
    { kind: 'brand', itemGroup: '9000', brand: 'Reed & Co' },
    { category: { item_group: '9000', brand: 'Reed & Co' } },
  ],
  [
    'CALL-06',
    { kind: 'applicationType', itemGroup: '9001', applicationType: 'outdoor' },
    { category: { application_type: 'outdoor', item_group: '9001' } },
  ],
  [
    'CALL-06',
    { kind: 'applicationType', itemGroup: '9001', applicationType: 'outdoor', category: '005' },
    {
      category: { application_type: 'outdoor', item_group: '9001' },
      application_type_category: { category_name: '005' },
    },
  ],
];

test.each(BODIES)('[%s] content of %j is asked for as printed', async (_row, key, body) => {
  const { fetch, service } = answering({ page_title: 'A page' });
  await service.content(key);
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(String(address)).toBe('https://product.house.example/get-all-cms-data');
  expect([init?.method, JSON.parse(String(init?.body))]).toEqual(['POST', body]);
});

test.each(BODIES)('[%s] an answer to %j may hold less than the page reads', async (_row, key) => {
  const { service } = answering({ page_title: 'A page', section_consumer_hero: null });
  const empty = EMPTY_CONTENT[key.kind];
  expect(await service.content(key)).toEqual({ ...empty, page_title: 'A page' });
});

test('[CALL-22] [CALL-23] [ENT-11] [ENT-12] the international pages are read from their fields', async () => {
  const landing = answering({ success: true, settings: { page_title: 'World' }, msg: '' });
  expect(await landing.service.internationals()).toMatchObject({ page_title: 'World', brands: [] });
  expect(landing.fetch.mock.calls[0]?.[0]).toMatch(/\/internationals-page\/settings$/u);
  const brand = answering({ success: true, brand_page: { page_title: 'North' }, msg: '' });
  expect(await brand.service.internationalBrand('n 1')).toMatchObject({
    page_title: 'North',
    featured_collection_media: [],
  });
  expect(brand.fetch.mock.calls[0]?.[0]).toMatch(/\/internationals-page\/brand-page\/n%201$/u);
});

test('[ENT-11] [ENT-13] entries of lists may hold less than the page reads', async () => {
  const catalogue_section_items = [{ id: 'one', catalogue_tile_img_url: '/a', issuu_link: '/b' }];
  const landing = answering({ success: true, settings: { catalogue_section_items }, msg: '' });
  expect((await landing.service.internationals())?.catalogue_section_items).toMatchObject([
    { id: 'one', title: '' },
  ]);
  const type = answering({ section_collections_in_application: [{ collection_name: 'Tidal' }] });
  const key = { kind: 'applicationType', itemGroup: '9001', applicationType: 'outdoor' } as const;
  expect((await type.service.content(key)).section_collections_in_application).toMatchObject([
    { collection_name: 'Tidal', application_name: '', item_group_code: '' },
  ]);
});

test('[INTL-04] [IBRAND-06] an answer without a page has none', async () => {
  for (const body of [
    { success: true, settings: null, brand_page: null, msg: '' },
    { success: true },
  ]) {
    const { service } = answering(body);
    expect(await service.internationals()).toBeNull();
    await expect(service.internationalBrand('north')).rejects.toMatchObject({ status: 404 });
  }
});

test('[CALL-22] [CALL-23] an answer that is no success fails with its words', async () => {
  const { service } = answering({ success: false, msg: 'The hub is closed' });
  await expect(service.internationals()).rejects.toThrow('The hub is closed');
  await expect(service.internationalBrand('north')).rejects.toThrow('The hub is closed');
});

test('[ERR-15] a failure without words of the service is told apart from one with them', async () => {
  const failure = (body: unknown) =>
    answering(body, 500)
      .service.internationals()
      .catch((error: unknown) => error);
  expect(await failure('gone')).toBeInstanceOf(WordlessError);
  expect(await failure({ success: false, msg: 'Closed' })).not.toBeInstanceOf(WordlessError);
});
