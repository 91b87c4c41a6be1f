import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionToken } from '../../test/session-token.ts';
import { TEST_PASSWORD, type TestHub, testHub } from '../../test/test-hub.ts';
import { executorOf } from '../database/transaction.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await testHub();
});
afterAll(() => hub.close());

const LOCKS = 'payload-locked-documents';

test('nobody keeps a document from others in the name of somebody else', async () => {
  const [administrator, personnel] = [
    await hub.person('administrator'),
    await hub.person('personnel'),
  ];
  const password = TEST_PASSWORD;
  const session = await sessionToken(
    hub.payload.config,
    { email: personnel.email, password },
    hub.cacheKey,
  );
  const ask = async (method: string, path: string, body: object) => {
    const answer = await handleEndpoints({
      config: hub.payload.config,
      payloadInstanceCacheKey: hub.cacheKey,
      request: new Request(`http://localhost:3001/api/${LOCKS}${path}`, {
        method,
        headers: { authorization: `JWT ${session}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    return answer.status;
  };
  const inNameOf = (value: number) => ({ user: { relationTo: 'users' as const, value } });
  const lock = { globalSlug: 'site-settings', ...inNameOf(administrator.id) };
  expect(await ask('POST', '', lock)).toBe(403);
  const { id } = await hub.payload.db.create({ collection: LOCKS, data: lock, req: {} });
  expect(await ask('PATCH', `/${id}`, { globalSlug: 'home-page', ...inNameOf(1) })).toBe(200);
  expect(await hub.payload.findByID({ collection: LOCKS, id, depth: 0 })).toMatchObject({
    globalSlug: 'site-settings',
    ...inNameOf(personnel.id),
  });
});

test('a transaction in which nothing happens is rolled back, and its connection free', async () => {
  const { rows } = await executorOf(hub.payload).query(
    'SHOW idle_in_transaction_session_timeout',
    [],
  );
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }]);
});
