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

type Role = Parameters<TestHub['person']>[0];

/** Asks for a lock as somebody of a role, or for what is in another collection. */
async function asking(role: Role, collection = LOCKS) {
  const { id, email } = await hub.person(role);
  const account = { email, password: TEST_PASSWORD };
  const session = await sessionToken(hub.payload.config, account, hub.cacheKey);
  const ask = async (method: string, path: string, body: object = {}) => {
    const answer = await handleEndpoints({
      config: hub.payload.config,
      payloadInstanceCacheKey: hub.cacheKey,
      request: new Request(`http://localhost:3001/api/${collection}${path}`, {
        method,
        headers: { authorization: `JWT ${session}`, 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      }),
    });
    return answer.status;
  };
  return { id, ask };
}
const inNameOf = (value: number) => ({ user: { relationTo: 'users' as const, value } });
const lockOf = (globalSlug: string, person: number) =>
  hub.payload.db.create({
    collection: LOCKS,
    data: { globalSlug, ...inNameOf(person) },
    req: {},
  });

test('nobody keeps a document from others in the name of somebody else', async () => {
  const [owner, editor] = [await asking('administrator'), await asking('editor')];
  expect(await editor.ask('POST', '', { globalSlug: 'home-page', ...inNameOf(owner.id) })).toBe(
    403,
  );
  const { id } = await lockOf('home-page', owner.id);
  const taken = { globalSlug: 'site-settings', ...inNameOf(owner.id) };
  expect(await editor.ask('PATCH', `/${id}`, taken)).toBe(200);
  expect(await hub.payload.findByID({ collection: LOCKS, id, depth: 0 })).toMatchObject({
    globalSlug: 'home-page',
    ...inNameOf(editor.id),
  });
  expect(await editor.ask('DELETE', `/${id}`)).toBe(200);
  expect(await editor.ask('DELETE', `/${id}`)).toBe(404);
});

test('locks have no versions to read', async () => {
  const editor = await asking('editor');
  expect(await editor.ask('GET', '/versions?limit=1')).toBe(403);
});

test('nobody takes over or away the lock of what they may not save', async () => {
  const [owner, clerk] = [await asking('administrator'), await asking('clerk')];
  const { id } = await lockOf('home-page', owner.id);
  const mine = { globalSlug: 'home-page', ...inNameOf(clerk.id) };
  expect(await clerk.ask('PATCH', `/${id}`, mine)).toBe(403);
  expect(await clerk.ask('DELETE', `/${id}`)).toBe(403);
  const all = '?where[id][exists]=true';
  await clerk.ask('PATCH', all, mine);
  await clerk.ask('DELETE', all);
  expect(await hub.payload.findByID({ collection: LOCKS, id, depth: 0 })).toMatchObject(
    inNameOf(owner.id),
  );
});

test('no open form keeps an administrator from changing a person', () => {
  const { config } = hub.payload.collections.users;
  expect(config.lockDocuments).toBe(false);
});

test('a transaction in which nothing happens is rolled back, and its connection free', async () => {
  const { rows } = await executorOf(hub.payload).query(
    'SHOW idle_in_transaction_session_timeout',
    [],
  );
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }]);
});

test('who has a document open is told by name, and not by an address or a number', async () => {
  const [owner, editor] = [await hub.person('administrator'), await hub.person('editor')];
  const { id } = await lockOf('home-page', owner.id);
  const lock = await hub.payload.findByID({
    collection: LOCKS,
    id: Number(id),
    depth: 1,
    user: editor,
    overrideAccess: false,
  });
  expect(lock.user.value).toMatchObject({ name: owner.name, email: owner.name });
});

test('preferences are so many of a person, flat, and saved under their keys alone', async () => {
  const { id, ask } = await asking('personnel', 'payload-preferences');
  const prefer = (key: string, value: unknown = { limit: 20 }) => ask('POST', `/${key}`, { value });
  expect(await prefer('stores-list')).toBe(200);
  expect(await ask('POST', '', { key: 'another', value: {} })).toBe(403);
  expect(await prefer('deep', JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`))).toBe(400);
  const many = Array.from({ length: 299 }, (_, n) =>
    hub.payload.db.create({
      collection: 'payload-preferences',
      data: { key: `list-${n}`, value: {}, ...inNameOf(id) },
      req: {},
    }),
  );
  await Promise.all(many);
  expect(await prefer('stores-list', { limit: 50 })).toBe(200);
  expect(await prefer('one-more')).toBe(400);
  const other = await asking('personnel', 'payload-preferences');
  expect(await other.ask('POST', '/one-more', { value: {} })).toBe(200);
});
