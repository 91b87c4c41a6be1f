import { expect, test } from './fixtures.ts';
import { answered, call, expectFields, firstOf, type Json } from './printed-calls.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/returns-policy');
});

const REST = {
  main_filter_field: null,
  selection_fields: null,
  sort_by_setting: 'Alphabetical A-Z',
  only_published: true,
  only_promo: false,
  only_in_stock: false,
};
const TEN = [
  'item_group',
  'application',
  'web_colour',
  'design_style',
  'brand',
  'web_materials',
  'web_standards',
  'web_size',
  'web_shape',
  'web_type',
];

test('[CALL-10] [CALL-12] [CALL-13] [CALL-14] [ENT-05] [ENT-06] [ENT-07] products by the three printed requests', async ({
  page,
}) => {
  const grid = await answered(page, '/products/multi_filter', {
    filters: { item_group: '005', application: ['Curtaining', 'Dual Purpose'] },
    filter_fields: TEN,
    ...REST,
    off_setter: { start: 0, end: 9 },
    limited: true,
  });
  expect(grid.products).toHaveLength(9);
  expect(grid.total_items_count).toEqual(expect.any(Number));
  expect(Object.keys(grid.filters as object).toSorted()).toEqual(TEN.toSorted());
  for (const values of Object.values(grid.filters as object))
    expect(values).toEqual((values as unknown[]).map(() => expect.any(String)));
  const { range, design } = firstOf(grid.products);

  const detail = await answered(page, '/products/multi_filter', {
    filters: { item_group: '005', design, range },
    filter_fields: ['item_group', 'design', 'range', 'colour'],
    ...REST,
    off_setter: { start: 0, end: 1000 },
    limited: false,
  });
  const product = firstOf(detail.products);
  expectFields(
    product,
    `id sku description_1 design colour range brand group_desc application item_group is_published width length_cm
    diameter web_size c_weight repeat_t repeat_h railroaded composition martindale long_description
    disambiguating_description hanging_instructions cleaning_instructions standards symbols primaryImageUrl
    additionalImages`.split(/\s+/u),
  );
  expectFields(firstOf(product.additionalImages), ['image_data']);
  expectFields(firstOf(product.symbols), ['image_data', 'file_name']);

  const collection = await answered(page, '/products/multi_filter', {
    filters: { item_group: '005', range },
    filter_fields: [...TEN, 'range'],
    ...REST,
    off_setter: { start: 0, end: 1000 },
    limited: true,
  });
  expect(collection.products).toHaveLength(Number(collection.total_items_count));
});

test('[CALL-08] [CALL-16] [CALL-17] [CALL-19] [CALL-21] [ENT-08] the calls of navigation and search', async ({
  page,
}) => {
  const { data: applications } = await answered(
    page,
    '/products/item_group/get_all_applications/005',
  );
  expect(applications).toEqual(
    expect.arrayContaining(['Curtaining', 'Dual Purpose', 'Upholstery']),
  );
  const stats = await answered(page, '/products/stats', { data: { items_groups_stats: [] } });
  expect(stats).toHaveProperty('data');
  const brands = (await answered(page, '/get-all-brands')) as unknown;
  expectFields(firstOf(brands), ['brand_name', 'image_data']);
  const items = { get_count: false, item_group: '', required_item_info: 'brand' };
  const { data: names } = await answered(page, '/products/item_info', { items });
  expect((names as string[]).toSorted()).toEqual(
    (brands as { brand_name: string }[]).map(({ brand_name }) => brand_name).toSorted(),
  );
  const found = await answered(page, '/search?query=linen');
  expect(Object.keys(found)).toEqual([
    'Category',
    'Application',
    'Brand',
    'Collection',
    'Design',
    'Colour',
    'design_style',
  ]);
  const entry = 'item_group application brand range design colour sku width length_cm diameter';
  expectFields(firstOf(found.Design), [...entry.split(' '), 'group_desc']);
});

test('[CALL-22] [CALL-23] [ENT-11] [ENT-12] the international pages', async ({ page }) => {
  const banner = 'media_switch carousel video_url link width height'
    .split(' ')
    .map((n) => `consumer_banner_${n}`);
  const landing = await answered(page, '/internationals-page/settings');
  expectFields(landing, ['success', 'settings', 'msg']);
  const settings = landing.settings as Json; // the next line reads its fields
  const titles = ['page_title', 'page_description'];
  expectFields(settings, [
    ...titles,
    ...banner,
    'catalogue_section_heading',
    'catalogue_section_items',
    'brands',
  ]);
  expectFields(firstOf(settings.consumer_banner_carousel), ['img_url', 'video_url']);
  const catalogue = ['id', 'catalogue_tile_img_url', 'issuu_link'];
  expectFields(firstOf(settings.catalogue_section_items), catalogue);
  const tile = firstOf(settings.brands);
  expectFields(
    tile,
    'id page_title is_published position_order tile_img_url tile_img brand_page_link'.split(' '),
  );
  const brand = await answered(page, `/internationals-page/brand-page/${String(tile.id)}`);
  expectFields(brand, ['success', 'brand_page', 'msg']);
  const opened = brand.brand_page as Json; // the next line reads its fields
  expectFields(opened, [
    ...titles,
    ...banner,
    ...'media title description link'.split(' ').map((name) => `featured_collection_${name}`),
    'catalogue_section_heading_first',
    'catalogue_section_items_first',
    'catalogue_section_items_second',
    'promo_video',
    'promo_video_loop',
    'promo_video_hide_controls',
  ]);
  expectFields(firstOf(opened.featured_collection_media), ['position', 'img_url']);
  expectFields(firstOf(opened.catalogue_section_items_first), catalogue);
});

test('[CALL-20] a sign-up posts {email} to the notification host and gets its answer', async ({
  page,
}) => {
  const email = 'thandi.calls@example.com';
  const { status, json } = await call(page, 'notification', '/omnisend/sign-up', { email });
  expect([status, json]).toMatchObject([200, { success: true }]);
});

test.describe('wrong bodies', () => {
  test.use({ expectedConsole: [/400/u] });

  for (const [row, service, path, bodies] of [
    [
      'CALL-03',
      'product',
      '/get-all-cms-data',
      [{}, [], 'x', { category: {} }, { category: { item_group: 5 } }],
    ],
    ['CALL-10', 'product', '/products/multi_filter', [[], { off_setter: { start: 'a', end: 9 } }]],
    ['CALL-16', 'product', '/products/stats', [{}, { data: {} }]],
    ['CALL-21', 'product', '/products/item_info', [{}, { items: { required_item_info: 'x' } }]],
    ['CALL-24', 'product', '/consumer/request-user-registration', [{}, { data: {} }]],
    ['CALL-20', 'notification', '/omnisend/sign-up', [{}, { email: 'nobody' }]],
  ] as const)
    test(`[${row}] ${path} refuses a wrong body with 400 and decision 36's shape`, async ({
      page,
    }) => {
      for (const body of bodies) {
        const { status, json } = await call(page, service, path, body);
        expect([status, json], JSON.stringify(body)).toMatchObject([
          400,
          { success: false, msg: expect.stringMatching(/\S/u) },
        ]);
        for (const error of (json as { errors?: unknown[] }).errors ?? [])
          expect(error).toEqual({
            field: expect.any(String),
            message: expect.stringMatching(/\S/u),
          });
      }
    });
});
