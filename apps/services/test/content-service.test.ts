import { pageContent } from '@selvedge/contract/page-content';
import { defaultSiteSettings, siteSettings } from '@selvedge/contract/site-settings';
import { withClient } from '@selvedge/database/connection';
import { writeContent } from '@selvedge/database/content';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

const VACANCY = {
  region: 'Gauteng',
  position: 'Weaver, "senior"',
  location: 'Kramerville',
  available_from: '1 February',
  description: '=SUM(A1)',
  purpose: '＝SUM(A1)',
  requirements: '',
  candidate: '',
  duties: '',
  email: 'careers@house.example',
};

let running: TestApp;

beforeAll(async () => {
  running = await startTestApp();
  await withClient(running.database.ownerUrl, async (client) => {
    await client.query('BEGIN');
    const page = (title: string) => pageContent.parse({ page_title: title });
    await writeContent(client, 'page/home', '', page('House'));
    await writeContent(client, 'page/landing', '005', page('Fabric'));
    await writeContent(client, 'page/application', '005/curtaining', page('Curtains'));
    await writeContent(client, 'vacancy', '0010', VACANCY);
    const tile = {
      page_title: '',
      position_order: 1,
      tile_img_url: '',
      tile_img: '',
      brand_page_link: '',
    };
    const bannerless = {
      page_title: 'World',
      page_description: '',
      brands: [
        { ...tile, id: 'open', is_published: true },
        { ...tile, id: 'hidden', is_published: false },
      ],
    };
    await client.query(
      `INSERT INTO published.content (kind, key, doc) VALUES ('internationals', '', $1),
        ('international-brand', 'open', '{"page_title": "Open"}'), ('international-brand', 'hidden', '{"page_title": "Hidden"}')`,
      [JSON.stringify(bannerless)],
    );
    await writeContent(client, 'site-settings', '', siteSettings.parse(defaultSiteSettings));
    await client.query('COMMIT');
  });
  await vi.waitFor(() => expect(running.published.current?.content.internationals).not.toBeNull(), {
    timeout: 10_000,
  });
});

afterAll(() => running.close());

const ask = async (payload: object) =>
  (await running.ask('product', { method: 'POST', url: '/get-all-cms-data', payload })).json();

test.each([
  ['[CALL-02] home', { item_group: '999' }, 'House'],
  ['[CALL-03] landing', { item_group: '005' }, 'Fabric'],
  [
    '[CALL-03] application, whatever its case',
    { item_group: '005', application: 'CURTAINING' },
    'Curtains',
  ],
  ['[CALL-03] a page that nobody has filled', { item_group: '001' }, ''],
])('%s content', async (_name, category, title) => {
  expect(await ask({ category })).toMatchObject({ page_title: title, section_new_arrivals: [] });
});

test('a picture is answered with the products that it shows, each once and as long as it is there', async () => {
  const shown = (design: string, colour: string) => ({
    sku: design,
    item_group: '005',
    range: 'Karoo',
    design,
    colour,
    url: 'https://elsewhere.example/old.jpg',
  });
  const shows = [
    ...[shown('Aloe', 'sky'), shown('Hidden', 'Ink'), shown('Aloe', 'Never')],
    shown('Aloe', 'sky'),
  ];
  const page = pageContent.parse({
    section_consumer_hero: [{ url: '/media/a', alt: 'A chair', shows }],
  });
  await withClient(running.database.ownerUrl, (client) =>
    writeContent(client, 'page/landing', '000', page),
  );
  await vi.waitFor(
    async () =>
      expect(await ask({ category: { item_group: '000' } })).toMatchObject({
        section_consumer_hero: [
          { alt: 'A chair', shows: [{ ...shown('Aloe', 'sky'), sku: 'KAR-02', url: '' }] },
        ],
      }),
    { timeout: 10_000 },
  );
});

test('[GEN-09] content that is written anew is answered, without a new start', async () => {
  const category = { item_group: '004' };
  expect(await ask({ category })).toMatchObject({ page_title: '' });
  await withClient(running.database.ownerUrl, (client) =>
    writeContent(client, 'page/landing', '004', pageContent.parse({ page_title: 'Rugs anew' })),
  );
  await vi.waitFor(
    async () => expect(await ask({ category })).toMatchObject({ page_title: 'Rugs anew' }),
    { timeout: 10_000 },
  );
});

test.each([
  [
    '[CALL-04] collection',
    { application: 'a', item_group: '005', collection: 'c' },
    'section_gallery',
  ],
  ['[CALL-05] brand', { item_group: '9000', brand: 'b' }, 'section_collections_in_a_brand'],
  [
    '[CALL-06] application type',
    { application_type: 'outdoor', item_group: '9001' },
    'section_catalogues',
  ],
])('%s content has its sections', async (_name, category, section) => {
  expect(await ask({ category })).toHaveProperty(section, []);
});

test('[CALL-06] takes the category beside the category', async () => {
  const category = { application_type: 'outdoor', item_group: '9001' };
  const application_type_category = { category_name: '005' };
  expect(await ask({ category, application_type_category })).toHaveProperty('section_catalogues');
});

test('[CALL-07] the navigation lists applications, new collections and colours of the group', async () => {
  const { applications, collections, colours } = await ask({
    category: { item_group: '005', navigation: true },
  });
  expect(applications).toContain('Curtaining');
  expect(collections).toEqual([]);
  expect(colours.length).toBeGreaterThan(0);
});

test.each(['none', '\u0000'])(
  'a group %j without products has an empty navigation',
  async (item_group) => {
    expect(await ask({ category: { item_group, navigation: true } })).toEqual({
      applications: [],
      collections: [],
      colours: [],
    });
  },
);

test.each([{}, { category: {} }, { category: null }, { category: { item_group: 5 } }, []])(
  '[CALL-03] the body %j, of no kind, is refused with its fields',
  async (payload) => {
    const answer = await running.ask('product', {
      method: 'POST',
      url: '/get-all-cms-data',
      payload,
    });
    expect(answer.statusCode).toBe(400);
    const { success, msg, errors } = answer.json();
    expect([success, msg]).toEqual([false, expect.stringMatching(/\S/u)]);
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors)
      expect(error).toEqual({ field: expect.any(String), message: expect.stringMatching(/\S/u) });
  },
);

test('a field that is known but wrong is not called unknown', async () => {
  const payload = { category: { item_group: '9000', brand: '' } };
  const answer = await running.ask('product', {
    method: 'POST',
    url: '/get-all-cms-data',
    payload,
  });
  expect(answer.json().errors).toEqual([
    { field: 'category.brand', message: expect.not.stringContaining('Unknown') },
  ]);
});

test('[CALL-18] vacancies are JSON, or CSV for those who ask for it', async () => {
  const url = '/download-careers-csv';
  const json = await running.ask('product', { url });
  expect(json.json()).toEqual({ vacancies: [VACANCY] });
  const csv = await running.ask('product', { url, headers: { accept: 'text/csv' } });
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.headers.vary).toMatch(/accept(?!-)/iu);
  expect(csv.body.split('\r\n')[0]).toBe(
    'region,position,location,available_from,description,purpose,requirements,candidate,duties,email',
  );
  expect(csv.body.split('\r\n')[1]).toContain(
    '"Weaver, ""senior""","Kramerville","1 February","\'=SUM(A1)","\'＝SUM(A1)"',
  );
});

test('[CALL-22] the internationals page', async () => {
  const answer = await running.ask('product', { url: '/internationals-page/settings' });
  expect(answer.json()).toMatchObject({ success: true, settings: { page_title: 'World' } });
});

test('[CALL-23] an international brand, while it is published', async () => {
  const of = (id: string) =>
    running.ask('product', { url: `/internationals-page/brand-page/${id}` });
  for (const id of ['open', 'OPEN']) {
    expect((await of(id)).json()).toMatchObject({
      success: true,
      brand_page: { page_title: 'Open' },
    });
  }
  for (const id of ['hidden', 'unknown']) {
    const answer = await of(id);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      success: false,
      msg: 'Brand not found or not published',
    });
  }
});

test('[GEN-06] views of pages are counted by day, and nonsense is refused', async () => {
  const view = (payload: object) =>
    running.app.inject({
      method: 'POST',
      url: '/page-views',
      payload,
      headers: { host: 'localhost' },
    });
  expect((await view({ page: '/', title: 'Home' })).statusCode).toBe(204);
  expect((await view({ page: 'elsewhere', title: 'Home' })).statusCode).toBe(400);
});

test.each([
  ['/get-all-cms-data', { category: { item_group: '9000' } }],
  ['/products/stats', { data: { items_groups_stats: [] } }],
])('whoever asks much of %s keeps nobody else waiting', async (url, payload) => {
  const ask = async (remoteAddress: string) => {
    const asked = { method: 'POST', url, payload, remoteAddress } as const;
    return (await running.ask('product', asked)).statusCode;
  };
  let answered = 0;
  const greedy = Array.from({ length: 300 }, async () => {
    const status = await ask('10.0.0.1');
    answered += 1;
    return status;
  });
  expect(await ask('10.0.0.2')).toBe(200);
  expect(answered).toBeLessThan(20);
  expect(new Set(await Promise.all(greedy))).toEqual(new Set([200]));
});
