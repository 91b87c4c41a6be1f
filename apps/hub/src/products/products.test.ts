import { emptyProduct, type Product } from '@selvedge/contract/product';
import { withClient } from '@selvedge/database/connection';
import { writeProducts } from '@selvedge/database/products';
import { readStaffProduct } from '@selvedge/database/staff-products';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedIn, signedIn } from '../../test/signed-in.ts';
import { type TestHub, testHub } from '../../test/test-hub.ts';
import { executorOf } from '../database/transaction.ts';
import { readAudit } from '../shell/audit-log/read-audit.ts';
import { LIST_PAGE, productFilter, readProductList } from './product-list.ts';

let hub: TestHub;
let editor: SignedIn;
beforeAll(async () => {
  hub = await testHub();
  editor = await signedIn(hub, 'editor');
});
afterAll(() => hub.close());

const item = (sku: string, rest: Partial<Product> = {}): Product => ({
  ...emptyProduct,
  id: sku,
  sku,
  design: 'Fynbos',
  colour: `Colour ${sku}`,
  range: 'Cape',
  item_group: '005',
  primaryImageUrl: '/media/aa/x.jpg',
  repeat_t: '64cm',
  composition: 'Linen',
  ...rest,
});

const file = (products: Product[]) =>
  withClient(hub.database.hubUrl, async (client) => {
    await client.query('BEGIN');
    await writeProducts(client, products, { source: 'list', complete: true });
    await client.query('COMMIT');
  });
const product = (sku: string) => readStaffProduct(executorOf(hub.payload), sku);
const list = (query: Record<string, string>) =>
  readProductList(executorOf(hub.payload), productFilter.parse(query), 1);

beforeEach(async () => {
  await withClient(hub.database.hubUrl, async (client) => {
    await client.query('DELETE FROM products.staff_values');
    await client.query('DELETE FROM published.product');
  });
});

test('a text with the character that no database stores narrows the list to nothing less', async () => {
  await file([item('a', {}), item('b', {})]);
  expect((await list({ text: '\0' })).total).toBe(2);
});

test('an editor corrects a product, which is published and written down at once', async () => {
  await file([item('a', { web_colour: ['Grey'] })]);
  const change = { web_colour: ['Blue'], long_description: 'Ours.', symbols: ['Do not bleach'] };
  expect(await editor.ask('POST', '/products/values', { sku: 'a', change })).toMatchObject({
    status: 200,
    body: { chosen: 1, changed: 1 },
  });
  expect((await product('a'))?.shown).toMatchObject({
    web_colour: ['Blue'],
    long_description: 'Ours.',
    symbols: [{ file_name: 'Do not bleach', image_data: '' }],
  });
  expect((await readAudit(hub.payload, {}))[0]).toMatchObject({
    action: 'update',
    subject_kind: 'products',
    subject_id: 'a',
    fields: expect.arrayContaining(['web_colour', 'long_description', 'symbols']),
  });
  await file([item('a', { web_colour: ['Green'] })]);
  expect((await product('a'))?.shown.web_colour).toEqual(['Blue']);
  await editor.ask('POST', '/products/values', { sku: 'a', change: { web_colour: null } });
  expect((await product('a'))?.shown.web_colour).toEqual(['Green']);
});

test('of two who correct one product at once nobody overwrites the other unawares', async () => {
  await file([item('a')]);
  const save = (change: object, before: object) =>
    editor.ask('POST', '/products/values', { sku: 'a', change, before });
  const mine = { long_description: 'Mine.', symbols: ['Do not bleach'] };
  expect((await save(mine, { long_description: null, symbols: null })).status).toBe(200);
  const theirs = { long_description: 'Theirs.' };
  const refused = await save(theirs, { long_description: null });
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toContain('Somebody else has saved this meanwhile');
  expect((await product('a'))?.shown.long_description).toBe('Mine.');
  expect(
    (await save({ web_size: 'L', symbols: null }, { web_size: null, symbols: mine.symbols }))
      .status,
  ).toBe(200);
  expect((await save(theirs, { long_description: 'Mine.' })).status).toBe(200);
});

test('no more come on the site by hand than its menus carry, whatever files brought hidden', async () => {
  const products = Array.from({ length: 501 }, (_, n) => item(`b${n}`, { brand: `Brand ${n}` }));
  await file(products.map((one) => ({ ...one, is_published: false })));
  const publish = (skus: string[]) =>
    editor.ask('POST', '/products/publishing', { products: skus, is_published: true });
  const skus = products.map(({ sku }) => sku);
  expect(await publish(skus.slice(0, 500))).toMatchObject({ status: 200, body: { changed: 500 } });
  expect(await publish(['b500'])).toMatchObject({
    status: 400,
    body: { errors: [{ message: expect.stringContaining('more than 500 different values') }] },
  });
  expect((await list({ state: 'shown' })).total).toBe(500);
});

test('no more values are given by hand than the filter carries, and what passed it already shuts nobody out', async () => {
  const many = Array.from({ length: 5100 }, (_, n) => `Fibre ${n}`);
  const items = Array.from({ length: 102 }, (_, n) =>
    item(`m${n}`, { web_materials: many.slice(50 * n, 50 * n + 50) }),
  );
  await file(items.slice(0, 100));
  const give = (sku: string, web_materials: string[]) =>
    editor.ask('POST', '/products/values', { sku, change: { web_materials } });
  expect(await give('m0', [...many.slice(0, 50), 'One more'])).toMatchObject({
    status: 400,
    body: { errors: [{ message: expect.stringContaining('more than 5000 different values') }] },
  });
  expect(await give('m0', ['Fibre 1'])).toMatchObject({ status: 200 });
  await file(items);
  expect(await give('m0', ['Fibre 2'])).toMatchObject({ status: 200 });
  expect(await give('m0', ['Fibre 2', 'One more'])).toMatchObject({ status: 400 });
});

test('what is wrong with a correction is said, and nothing of it is stored', async () => {
  await file([item('a')]);
  for (const change of [
    { width: '1cm' },
    { pictures: ['https://elsewhere.example/a.jpg'] },
    { pictures: ['/media/aa/x.jpg', 'https://elsewhere.example/a.jpg'] },
    { pictures: ['/media/aa/x.jpg', 'javascript:alert(1)'] },
    { pictures: ['/media/aa/x.jpg', `/media/ab/${'ab'.repeat(20)}.png#w=52&h=50`] },
    { successor: 'a' },
    { successor: 'unknown' },
    { long_description: 'a\0' },
  ]) {
    const answer = await editor.ask('POST', '/products/values', { sku: 'a', change });
    expect(answer.status).toBe(400);
  }
  expect((await product('a'))?.given).toEqual({});
  const missing = await editor.ask('POST', '/products/values', { sku: 'x', change: {} });
  expect(missing.status).toBe(404);
});

test('a successor is named in whatever case, and kept as the catalogue writes it', async () => {
  await file([
    item('A-1'),
    item('B-2'),
    item('Cd'),
    item('CD'),
    item('E-5', { is_published: false }),
  ]);
  const name = (successor: string) =>
    editor.ask('POST', '/products/values', { sku: 'A-1', change: { successor } });
  for (const [asked, kept] of [
    ['b-2', 'B-2'],
    ['CD', 'CD'],
    ['Cd', 'Cd'],
    ['cd', 'CD'],
  ] as const) {
    expect((await name(asked)).status).toBe(200);
    expect((await product('A-1'))?.given).toEqual({ successor: kept });
  }
  for (const none of ['a-1', 'e-5', 'b_2'])
    expect(await name(none)).toMatchObject({
      status: 400,
      body: {
        errors: [{ message: expect.stringContaining(`“${none}”`), data: { field: 'successor' } }],
      },
    });
  expect((await product('A-1'))?.given).toEqual({ successor: 'CD' });
});

test('pictures are put into another order, and given back', async () => {
  await file([item('a', { additionalImages: [{ image_data: '/media/bb/y.jpg' }] })]);
  const given = ['/media/aa/x.jpg'];
  await editor.ask('POST', '/products/values', { sku: 'a', change: { pictures: given } });
  expect((await product('a'))?.shown.additionalImages).toEqual([]);
  await editor.ask('POST', '/products/values', { sku: 'a', change: { pictures: null } });
  expect((await product('a'))?.shown.additionalImages).toHaveLength(1);
});

test('many are withdrawn and shown again: those that are ticked, or all that were found', async () => {
  await file([item('a'), item('b'), item('c', { item_group: '004' })]);
  const publish = (products: unknown, is_published: boolean | null) =>
    editor.ask('POST', '/products/publishing', { products, is_published });
  const gone = async (skus: string[]) => (await publish(skus, false)).body;
  expect(await gone(['a'])).toEqual({ chosen: 1, changed: 1, gone: [] });
  expect(await gone(['a', 'b', 'none'])).toEqual({ chosen: 2, changed: 1, gone: ['Cape'] });
  expect((await list({ state: 'withdrawn' })).products.map(({ sku }) => sku)).toEqual(['a', 'b']);
  expect((await publish({ text: '', group: '005' }, null)).body).toMatchObject({
    chosen: 2,
    changed: 2,
  });
  expect((await list({ state: 'withdrawn' })).total).toBe(0);
  expect((await publish({ text: 'cape' }, false)).body).toMatchObject({ chosen: 3, changed: 3 });
  // What is not understood narrows nothing, and would be all products.
  for (const slip of [
    {},
    { text: '', state: 'shwon' },
    { text: '', txt: 'a' },
    { text: '', group: '5' },
  ])
    expect([slip, (await publish(slip, true)).status]).toEqual([slip, 400]);
  expect((await list({ state: 'withdrawn' })).total).toBe(3);
});

test('products are found by words, group, state and what they lack, a page at a time', async () => {
  const many = Array.from({ length: LIST_PAGE + 5 }, (_, i) => item(`M${i}`));
  await file([...many, item('Z%_1', { design: 'Émile', repeat_t: '', composition: '' })]);
  expect(await list({})).toMatchObject({ total: LIST_PAGE + 6, products: { length: LIST_PAGE } });
  for (const [query, total] of [
    [{ text: 'emile CAPE' }, 1],
    [{ text: '%_' }, 1],
    [{ text: 'emile nothing' }, 0],
    [{ group: '001' }, 0],
    [{ gap: 'repeat' }, 1],
    [{ gap: 'composition', text: 'm1' }, 0],
    [{ gap: 'colour' }, LIST_PAGE + 6],
    [{ gap: 'picture' }, 0],
    [{ state: 'nonsense' }, LIST_PAGE + 6],
  ] as const) {
    expect([query, (await list(query)).total]).toEqual([query, total]);
  }
});

test('what is found is downloaded as a file that an import takes', async () => {
  await file([item('a', { price_retail_inc_vat: 99.5 }), item('b', { design: 'Karoo, wide' })]);
  await editor.ask('POST', '/products/values', { sku: 'a', change: { long_description: 'Ours.' } });
  const answer = await editor.ask('GET', '/products/file?text=Fynbos');
  const [header = '', row = '', ...more] = String(answer.body).trim().split('\n');
  expect(header).toContain('sku,id,description_1,design');
  expect(row).toContain('99.5');
  expect(row).not.toContain('Ours.');
  expect(more).toEqual([]);
});

test('people who have nothing to do with products are refused', async () => {
  await file([item('a')]);
  const clerk = await signedIn(hub, 'clerk');
  const body = { products: ['a'], is_published: false };
  expect((await clerk.ask('POST', '/products/publishing', body)).status).toBe(403);
  expect((await product('a'))?.shown.is_published).toBe(true);
});

test('products are found by their names to choose from, a colourway once and those on the site alone', async () => {
  await file([
    item('a', { colour: 'Clay', design: 'Aloe', width: '120cm' }),
    item('b', { colour: 'Clay', design: 'Aloe', width: '140cm' }),
    item('c', { colour: 'Sky', design: 'Aloe' }),
    item('d', { colour: 'Ink', design: 'Aloe', is_published: false }),
  ]);
  const found = await editor.ask('GET', '/products/find?text=aloe');
  expect(found.body).toMatchObject({
    products: [
      { item_group: '005', range: 'Cape', design: 'Aloe', colour: 'Clay' },
      { sku: 'c', colour: 'Sky' },
    ],
  });
  const gone = await editor.ask('GET', '/products/gone?sku=d&sku=c&sku=nowhere');
  expect(gone.body).toEqual({ gone: ['d', 'nowhere'] });
  const clerk = await signedIn(hub, 'clerk');
  for (const path of ['/products/find?text=aloe', '/products/gone?sku=a'])
    expect((await clerk.ask('GET', path)).status).toBe(403);
});
