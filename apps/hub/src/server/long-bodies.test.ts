import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sessionToken } from '../../test/session-token.ts';
import { TEST_PASSWORD, type TestHub, testHub } from '../../test/test-hub.ts';
import { executorOf } from '../database/transaction.ts';
import { watchingSender } from './long-bodies.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await testHub();
});
afterAll(() => hub.close());

const store = (title: string) => ({
  title,
  region: 'Gauteng',
  position: 10,
  address: '1 Loom Street',
  phone: '+27 10 000 0100',
  _status: 'published',
});

/** Sends a long body of JSON whose last byte comes when something has been done, after Payload has asked who sends it. */
async function hold(
  path: string,
  token: string,
  body: string,
  meanwhile: () => Promise<unknown>,
): Promise<number> {
  const bytes = Buffer.from(body.padEnd(70_000));
  let asked: object = {};
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.subarray(0, -1)),
    async pull(controller) {
      await vi.waitFor(() => expect(asked).toMatchObject({ user: expect.anything() }), 10_000);
      await meanwhile();
      controller.enqueue(bytes.subarray(-1));
      controller.close();
    },
  });
  const sent = {
    method: 'POST',
    headers: {
      authorization: `JWT ${token}`,
      'content-type': 'application/json',
      'content-length': String(bytes.length),
    },
    body: stream,
    duplex: 'half',
  };
  const request = await watchingSender(
    new Request(`http://localhost:3001/api${path}`, sent),
    hub.payload,
  );
  asked = request;
  const { status } = await handleEndpoints({
    config: hub.payload.config,
    payloadInstanceCacheKey: hub.cacheKey,
    request,
  });
  return status;
}

const storesOf = async (title: string) =>
  (await hub.payload.find({ collection: 'stores', where: { title: { equals: title } } })).totalDocs;

test.each([
  ['was removed', 'DELETE FROM hub.users WHERE id = $1'],
  ['has lost the role', 'DELETE FROM hub.users_roles WHERE parent_id = $1'],
  ['was signed out', 'DELETE FROM hub.users_sessions WHERE _parent_id = $1'],
])('a long body of somebody who %s while it arrived saves nothing', async (title, ending) => {
  const { email, id } = await hub.person('editor');
  const credentials = { email, password: TEST_PASSWORD };
  const token = await sessionToken(hub.payload.config, credentials, hub.cacheKey);
  const send = (meanwhile: () => Promise<unknown>) =>
    hold('/stores', token, JSON.stringify(store(title)), meanwhile);
  expect(await send(() => executorOf(hub.payload).query(ending, [id]))).toBe(401);
  expect(await storesOf(title)).toBe(0);
});

test('a long body of somebody who is still there is saved', async () => {
  const { email } = await hub.person('editor');
  const credentials = { email, password: TEST_PASSWORD };
  const token = await sessionToken(hub.payload.config, credentials, hub.cacheKey);
  const title = 'Slow line';
  expect(await hold('/stores', token, JSON.stringify(store(title)), async () => undefined)).toBe(
    201,
  );
  expect(await storesOf(title)).toBe(1);
});

test('a long body of more values than any form has is not parsed', async () => {
  const { email } = await hub.person('personnel');
  const credentials = { email, password: TEST_PASSWORD };
  const token = await sessionToken(hub.payload.config, credentials, hub.cacheKey);
  const body = JSON.stringify(Object.fromEntries(Array.from({ length: 30_000 }, (_, n) => [n, 1])));
  const sent = new Request('http://localhost:3001/api/vacancies/1', {
    method: 'PATCH',
    headers: {
      authorization: `JWT ${token}`,
      'content-type': 'application/json',
      'content-length': String(body.length),
    },
    body,
  });
  const parse = vi.spyOn(JSON, 'parse');
  const answer = await handleEndpoints({
    config: hub.payload.config,
    payloadInstanceCacheKey: hub.cacheKey,
    request: await watchingSender(sent, hub.payload),
  });
  expect(parse.mock.calls.filter(([text]) => text.length === body.length)).toEqual([]);
  parse.mockRestore();
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('more than 20000 values');
});
