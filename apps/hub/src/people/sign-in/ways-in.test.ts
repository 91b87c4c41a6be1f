import { withClient } from '@selvedge/database/connection';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAs } from '../../../test/ask-as.ts';
import { mailsTo } from '../../../test/mails-to.ts';
import { sessionToken } from '../../../test/session-token.ts';
import { TEST_PASSWORD, type TestHub, testHub } from '../../../test/test-hub.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await testHub();
});
afterAll(() => hub.close());

const session = (email: string, password = TEST_PASSWORD) =>
  sessionToken(hub.payload.config, { email, password }, hub.cacheKey);

/** What waits in the outbox for an address. */
const purposes = (email: string) =>
  withClient(hub.database.ownerUrl, async (client) => {
    const { rows } = await client.query('SELECT purpose FROM hub.outbox WHERE recipient = $1', [
      email,
    ]);
    return rows;
  });

test('a password is changed by who has just signed in, who is told of it by mail', async () => {
  const { id, email } = await hub.person('editor');
  const old = await session(email);
  await withClient(hub.database.ownerUrl, (client) =>
    client.query(
      "UPDATE hub.users_sessions SET created_at = now() - interval '6 minutes' WHERE _parent_id = $1",
      [id],
    ),
  );
  const own = { password: 'eight skeins of madder' };
  const refused = await askAs(hub, old, 'PATCH', `/${id}`, own);
  expect(refused.status).toBe(403);
  expect(refused.body.errors[0].message).toMatch(/sign in again/u);
  expect((await askAs(hub, old, 'PATCH', `/${id}`, { name: 'Another' })).status).toBe(200);
  expect(await purposes(email)).toEqual([]);
  expect((await askAs(hub, await session(email), 'PATCH', `/${id}`, own)).status).toBe(200);
  await expect(session(email, own.password)).resolves.toBeDefined();
  expect(await mailsTo(hub, email)).toEqual([
    expect.stringContaining('A new password was set for your account'),
  ]);
});

test('who may sign in, and as what, is changed by an administrator who has just signed in', async () => {
  const { id, email } = await hub.person('administrator');
  const other = await hub.person('clerk');
  const old = await session(email);
  await withClient(hub.database.ownerUrl, (client) =>
    client.query(
      "UPDATE hub.users_sessions SET created_at = now() - interval '6 minutes' WHERE _parent_id = $1",
      [id],
    ),
  );
  const invited = { name: 'Nomsa Dlamini', email: 'nomsa@example.com', roles: ['administrator'] };
  const changes: [Parameters<typeof askAs>[2], string, object?][] = [
    ['PATCH', `/${id}`, { email: 'mine@evil.example' }],
    ['PATCH', `/${other.id}`, { email: 'mine@evil.example' }],
    ['PATCH', `/${other.id}`, { roles: ['clerk', 'administrator'] }],
    ['PATCH', `?where[id][equals]=${other.id}`, { email: 'mine@evil.example' }],
    ['POST', '/invite', invited],
    ['POST', `/${other.id}/invite`, {}],
    ['DELETE', `/${other.id}`],
    ['DELETE', `/${id}/passkeys`],
  ];
  const refused = async ([method, path, body]: (typeof changes)[number], token: string) => {
    const { status, body: answer } = await askAs(hub, token, method, path, body);
    return status === 403 || JSON.stringify(answer).includes('sign in again');
  };
  for (const change of changes) expect(await refused(change, old), change.join(' ')).toBe(true);
  const saved = { name: 'Renamed', email: other.email, roles: ['clerk'] };
  expect((await askAs(hub, old, 'PATCH', `/${other.id}`, saved)).status).toBe(200);
  const fresh = await session(email);
  for (const change of changes.slice(1))
    expect(await refused(change, fresh), change.join(' ')).toBe(false);
});

/** A link by which a person may set a password; each ends the one before. */
const linkOf = (email: string): Promise<string> =>
  hub.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
const statusOf = async (token: string): Promise<number> => {
  const body = { token, password: 'nine skeins of woad' };
  return (await askAs(hub, undefined, 'POST', '/reset-password', body)).status;
};

test('a link of before ends with another password, another address, and a recovery', async () => {
  const { id, email } = await hub.person('clerk');
  const administrator = await session((await hub.person('administrator')).email);
  const changed = await linkOf(email);
  expect(changed).toMatch(/^[0-9a-f]{40}$/u);
  const own = { password: 'eight skeins of madder' };
  expect((await askAs(hub, await session(email), 'PATCH', `/${id}`, own)).status).toBe(200);
  expect(await statusOf(changed)).toBe(403);

  await withClient(hub.database.ownerUrl, (client) =>
    client.query('UPDATE hub.users SET reset_password_requested_at = NULL'),
  );
  const old = await linkOf(email);
  expect(old).toMatch(/^[0-9a-f]{40}$/u);
  const moved = { email: 'elsewhere@example.com' };
  expect((await askAs(hub, administrator, 'PATCH', `/${id}`, moved)).status).toBe(200);
  expect(await statusOf(old)).toBe(403);
  expect(await mailsTo(hub, email)).toContainEqual(expect.stringContaining('another mail address'));

  await withClient(hub.database.ownerUrl, (client) =>
    client.query('UPDATE hub.users SET reset_password_requested_at = NULL'),
  );
  const mailed = await linkOf(moved.email);
  expect(mailed).toMatch(/^[0-9a-f]{40}$/u);
  expect((await askAs(hub, administrator, 'DELETE', `/${id}/passkeys`)).status).toBe(200);
  expect(await statusOf(mailed)).toBe(403);
});

test('people are deleted and change what they work as one by one: many at once would leave no administrator', async () => {
  const [one] = [await hub.person('administrator'), await hub.person('administrator')];
  const ofMany = '?where[roles][contains]=administrator';
  const token = await session(one.email);
  const answer = await askAs(hub, token, 'PATCH', ofMany, { roles: ['editor'] });
  expect(answer).toMatchObject({ status: 409 });
  expect((await askAs(hub, token, 'DELETE', ofMany)).status).toBe(403);
  const where = { roles: { contains: 'administrator' as const } };
  const { totalDocs } = await hub.payload.count({ collection: 'users', where });
  expect(totalDocs).toBeGreaterThan(1);
});
