import { readFile } from 'node:fs/promises';
import { withClient } from '@selvedge/database/connection';
import { writeContent } from '@selvedge/database/content';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sealingKeyFiles, unseal } from '../src/registration/sealing-key.ts';
import { FIXTURE_PRODUCTS } from './fixture-products.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  await withStores(service);
});
afterAll(() => service.close());
beforeEach(() => sql('DELETE FROM inbox.enquiry'));

const sql = async (statement: string) =>
  withClient(service.database.ownerUrl, async (client) => (await client.query(statement)).rows);

/** Publishes a store that takes letters, and one that does not. */
async function withStores({ database, published }: TestApp): Promise<void> {
  await withClient(database.ownerUrl, async (client) => {
    const plain = { address: '', phone: '', tradingHours: [], mapUrl: '' };
    const salt = { ...plain, region: 'Western Cape', title: 'Salt River' } as const;
    const spelled = { ...salt, title: 'Salt  River ' }; // as a form of the page does not send it
    await writeContent(client, 'store', '0010', { ...spelled, email: 'salt@example.com' });
    await writeContent(client, 'store', '0020', { ...salt, title: 'Paarl', email: '' });
  });
  await vi.waitUntil(() => published.current?.content.house.stores.length === 2, 10_000);
}

const [product, other] = FIXTURE_PRODUCTS.filter(({ is_published }) => is_published).map(
  ({ item_group, sku }) => ({ item_group, sku }),
);
const gone = { item_group: '005', sku: 'not there' };
const LETTER = {
  store: 'Salt River',
  name: 'Thandi Mokoena',
  email: 'thandi@example.co.za',
  telephone: '',
  message: 'For a bay window.',
  products: [product, other],
};
const send = (changed: object = {}, headers: Record<string, string> = {}, from = service) =>
  from.ask('notification', {
    method: 'POST',
    url: '/enquiries',
    payload: { ...LETTER, ...changed },
    headers,
  });

/** The letters that are kept, opened with the hub's half of the key. */
async function kept(): Promise<unknown[]> {
  const identity = await readFile(sealingKeyFiles(service.dataDir).identity, 'utf8');
  const rows = await sql('SELECT body FROM inbox.enquiry ORDER BY received_at');
  return Promise.all(rows.map(async ({ body }) => JSON.parse(await unseal(identity.trim(), body))));
}

test('[decision 49] a letter lies sealed in the inbox when it is acknowledged', async () => {
  const answer = await send();
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    success: true,
    msg: 'Your project list is on its way to Salt River',
  });
  expect(await kept()).toEqual([{ ...LETTER, left_out: 0 }]);
  const [row] = await sql('SELECT body, asked_by FROM inbox.enquiry');
  expect(String(row.body)).not.toContain('thandi');
  expect(row.asked_by).toMatch(/^[\w-]{22}$/u);
});

test('the same letter under the same key is one, and another one is another', async () => {
  const headers = { 'idempotency-key': 'a key of the page' };
  for (let times = 0; times < 3; times++) expect((await send({}, headers)).statusCode).toBe(200);
  expect(await kept()).toHaveLength(1);
  await send({ message: 'Another one' }, headers);
  await send({}, { 'idempotency-key': 'of another page' });
  expect(await kept()).toHaveLength(3);
  expect((await send({}, { 'idempotency-key': 'k'.repeat(201) })).statusCode).toBe(400);
});

test('products that the catalogue has not, or has in another group, are left out and counted', async () => {
  const moved = { ...other, item_group: 'nowhere' };
  await send({ products: [product, gone, product, moved] });
  expect(await kept()).toMatchObject([{ products: [product], left_out: 2 }]);
  const answer = await send({ products: [gone] });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors: [{ field: 'products' }] });
  expect(await kept()).toHaveLength(1);
});

test.each(['Nowhere', 'Paarl', 'salt@example.com'])(
  'a letter to %j, which is no store that takes letters, is refused',
  async (store) => {
    const answer = await send({ store });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, errors: [{ field: 'store' }] });
    expect(answer.body).not.toContain('salt@');
    expect(await kept()).toEqual([]);
  },
);

test.each([
  ['email', 'thandi'],
  ['name', 'a\nb'],
  ['message', ''],
  ['telephone', '1'],
  ['products', []],
])('a wrong %s is refused with the field', async (field, value) => {
  const answer = await send({ [field]: value });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors: [{ field }] });
});

test('nobody gives the address that a letter goes to', async () => {
  expect((await send({ to: 'all@example.com' })).statusCode).toBe(400);
});

test('with the database away a letter fails, and says so', async () => {
  const lost = await startTestApp({ keepEnquiry: () => Promise.reject(new Error('connect')) });
  try {
    await withStores(lost);
    const answer = await send({}, {}, lost);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.body).not.toContain('thandi');
  } finally {
    await lost.close();
  }
});

test('one address, and one network, writes so many letters', async () => {
  const strict = await startTestApp({ limits: { signUpsPerMinute: 2 } });
  const daily = await startTestApp({
    limits: { namedPerNetworkPerDay: 2, namedByNetworkPerDay: 1 },
  });
  try {
    for (const running of [strict, daily]) {
      await withStores(running);
      const statuses = [];
      for (let times = 0; times < 3; times++)
        statuses.push((await send({}, {}, running)).statusCode);
      expect(statuses).toEqual([200, 200, 429]);
    }
  } finally {
    await Promise.all([strict.close(), daily.close()]);
  }
});

test('so many letters wait for the hub at most', async () => {
  await sql(`INSERT INTO inbox.enquiry (idempotency_key, body)
    SELECT 'a letter that waits ' || n, '\\xaa' FROM generate_series(1, 2000) AS n`);
  expect((await send()).statusCode).toBe(503);
  await sql("DELETE FROM inbox.enquiry WHERE idempotency_key = 'a letter that waits 1'");
  expect((await send()).statusCode).toBe(200);
});
