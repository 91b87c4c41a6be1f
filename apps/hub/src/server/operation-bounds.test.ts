import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionToken } from '../../test/session-token.ts';
import { TEST_PASSWORD, type TestHub, testHub } from '../../test/test-hub.ts';
import { executorOf } from '../database/transaction.ts';

let hub: TestHub;
let editor: string;
beforeAll(async () => {
  hub = await testHub();
  const { email } = await hub.person('clerk', 'editor');
  editor = await sessionToken(hub.payload.config, { email, password: TEST_PASSWORD }, hub.cacheKey);
});
afterAll(() => hub.close());

async function ask(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) {
  const answer = await handleEndpoints({
    config: hub.payload.config,
    payloadInstanceCacheKey: hub.cacheKey,
    request: new Request(`http://localhost:3001/api${path}`, {
      method,
      headers: { authorization: `JWT ${editor}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  });
  return { status: answer.status, body: await answer.json() };
}

const refused = (words: string) => ({
  status: 400,
  body: { errors: [{ message: expect.stringContaining(words) }] },
});

/** Drafts that came to be as quickly as no person makes them. */
const drafts = (table: 'vacancies' | 'landing_pages', count: number) =>
  executorOf(hub.payload).query(
    `INSERT INTO hub.${table} (title, _status) SELECT 'Draft ' || n, 'draft' FROM generate_series(1, $1) AS n`,
    [count],
  );

test('no list brings more than two hundred, and no page gets more documents than it shows', async () => {
  await drafts('vacancies', 500);
  for (const query of ['limit=0', 'limit=1000', 'pagination=false'])
    expect((await ask('GET', `/vacancies?${query}`)).body.docs).toHaveLength(200);
  const further = await ask('POST', '/vacancies?draft=true', { title: 'One more' });
  expect(further).toEqual(refused('There are 500 of them'));
});

test('of pages there are as many as a house writes, drafts included', async () => {
  await drafts('landing_pages', 5000);
  const further = await ask('POST', '/landing-pages?draft=true', { title: 'One more' });
  expect(further).toEqual(refused('There are 5000 of them'));
});

test('a saved view of anything is refused', async () => {
  const where = { and: Array.from({ length: 1000 }, () => ({ status: { equals: 'new' } })) };
  const view = { title: 'Large', relatedCollection: 'registrations', where };
  expect(await ask('POST', '/payload-query-presets', view)).toEqual(refused('20000'));
});

test('long texts are written into one document at a time, and short ones into many', async () => {
  const saved = await ask('POST', '/stores?draft=true', { title: 'North' });
  const { id } = saved.body.doc;
  const change = (path: string, address: string) =>
    ask('PATCH', `/stores${path}draft=true`, { address });
  expect(await change('?where[title][equals]=North&', 'x'.repeat(20_000))).toEqual(
    refused('A change of many documents'),
  );
  expect((await change(`/${id}?`, 'x'.repeat(20_000))).status).toBe(200);
  const many = await change('?where[title][equals]=North&', '1 Long Street');
  expect(many.body.docs).toMatchObject([{ id, address: '1 Long Street' }]);
});
