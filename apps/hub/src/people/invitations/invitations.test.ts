import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from '@selvedge/database/connection';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askAs, type HubAnswer } from '../../../test/ask-as.ts';
import { mailsTo } from '../../../test/mails-to.ts';
import { sessionToken } from '../../../test/session-token.ts';
import { softAuthenticator } from '../../../test/soft-authenticator.ts';
import { TEST_PASSWORD, type TestHub, testHub } from '../../../test/test-hub.ts';

let hub: TestHub;
let administrator: string;
beforeAll(async () => {
  hub = await testHub({ HUB_ORIGIN: 'http://localhost:3001' });
  administrator = await session((await hub.person('administrator')).email);
});
afterAll(() => hub.close());

const session = (email: string, password = TEST_PASSWORD) =>
  sessionToken(hub.payload.config, { email, password }, hub.cacheKey);

/** The link in the last mail to this address. */
async function mailedToken(email: string): Promise<string> {
  const mail = (await mailsTo(hub, email)).at(-1) ?? '';
  return /admin\/welcome#([\w-]+)/u.exec(mail)?.[1] ?? '';
}
let people = 0;
async function invite(): Promise<{ readonly email: string; readonly id: number }> {
  people += 1;
  const email = `invited-${people}@example.com`;
  const data = { name: 'Nomsa Dlamini', email, roles: ['editor'] };
  const invited = await askAs(hub, administrator, 'POST', '/invite', data);
  expect(invited).toMatchObject({ status: 201, body: { id: expect.any(Number) } });
  return { email, id: invited.body.id };
}
const setPassword = (token: string, password: string) =>
  askAs(hub, undefined, 'POST', '/reset-password', { token, password });

test('an invited person sets their own password, once, by a link that the database does not know', async () => {
  const { email } = await invite();
  const token = await mailedToken(email);
  const { rows } = await withClient(hub.database.ownerUrl, (client) =>
    client.query(
      `SELECT reset_password_token AS stored, reset_password_expiration - now() AS "left"
       FROM hub.users WHERE email = $1`,
      [email],
    ),
  );
  expect(rows).toMatchObject([
    { stored: expect.stringMatching(/^sha256:/u), left: { days: 1, hours: 23 } },
  ]);
  expect((await setPassword(token, 'short')).status).toBe(400);
  expect((await setPassword(token, 'seven skeins of weld')).status).toBe(200);
  expect(await setPassword(token, 'eight skeins of weld')).toMatchObject({
    status: 403,
    body: { errors: [{ message: expect.stringContaining('This link was used or is over.') }] },
  });
  await expect(session(email, 'seven skeins of weld')).resolves.toBeDefined();
});

test('an invited person adds a passkey instead, once, and is signed in', async () => {
  const { email, id } = await invite();
  const token = await mailedToken(email);
  const authenticator = softAuthenticator();
  const add = async (link: string) => {
    const { status, body } = await askAs(hub, undefined, 'POST', '/passkeys/registration-options', {
      token: link,
    });
    if (status !== 200) return { status, session: undefined };
    const response = authenticator.register(body);
    return askAs(hub, undefined, 'POST', '/passkeys', { token: link, name: 'Phone', response });
  };
  expect((await add('not-a-token')).status).toBe(403);
  const added = await add(token);
  expect(added.status).toBe(200);
  expect((await askAs(hub, added.session, 'GET', '/me')).body.user).toMatchObject({ id });
  expect((await add(token)).status).toBe(403);
  expect((await setPassword(token, 'seven skeins of weld')).status).toBe(403);
  // A link to set a password adds no passkey to an account that has one.
  await askAs(hub, administrator, 'POST', `/${id}/invite`);
  expect((await add(await mailedToken(email))).status).toBe(409);
});

test('a link is over after two days, and another one kills it', async () => {
  const { email, id } = await invite();
  const first = await mailedToken(email);
  expect((await askAs(hub, administrator, 'POST', `/${id}/invite`)).status).toBe(200);
  expect((await setPassword(first, 'seven skeins of weld')).status).toBe(403);
  const second = await mailedToken(email);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 49 * 60 * 60 * 1000 });
  const late = await setPassword(second, 'seven skeins of weld');
  vi.useRealTimers();
  expect(late.status).toBe(403);
  expect((await setPassword(second, 'seven skeins of weld')).status).toBe(200);
});

test('administrators alone invite, each address once, and never by a password', async () => {
  const { email } = await invite();
  const data = { name: 'Nomsa', email, roles: ['editor'] };
  const again = await askAs(hub, administrator, 'POST', '/invite', data);
  expect(again.status).toBe(409);
  const other = { ...data, email: 'other@example.com', password: 'seven skeins of weld' };
  expect((await askAs(hub, administrator, 'POST', '/invite', other)).status).toBe(201);
  await expect(session('other@example.com', 'seven skeins of weld')).rejects.toThrow();
  const editor = await session((await hub.person('editor')).email);
  const third = { ...data, email: 'third@example.com' };
  expect((await askAs(hub, editor, 'POST', '/invite', third)).status).toBe(403);
  expect((await askAs(hub, undefined, 'POST', '/invite', third)).status).toBe(403);
  for (const wrong of [{ ...third, roles: [] }, { ...third, email: 'third' }, {}])
    expect((await askAs(hub, administrator, 'POST', '/invite', wrong)).status).toBe(400);
});

test('an invitation waits in the outbox for its mail server, and one that cannot be kept makes nobody', async () => {
  const { email } = await invite();
  const where = { recipient: { equals: email } };
  const waiting = await hub.payload.find({ collection: 'outbox', where });
  expect(waiting.docs).toMatchObject([{ state: 'waiting', kind: 'mail' }]);
  expect(JSON.stringify(waiting.docs)).not.toContain('welcome#');

  const key = join(hub.dataDir, 'sealing', 'identity.txt');
  await rename(key, `${key}.away`);
  const data = { name: 'Nomsa', email: 'unmailed@example.com', roles: ['editor'] };
  const refused = await askAs(hub, administrator, 'POST', '/invite', data);
  await rename(`${key}.away`, key);
  expect(refused.status).toBe(500);
  const ofNobody = { email: { equals: data.email } };
  expect(await hub.payload.count({ collection: 'users', where: ofNobody })).toEqual({
    totalDocs: 0,
  });
});

/** Asks for something while a person is being changed by somebody else, whose change is there before it goes on. */
const whileChanging = (change: string, values: unknown[], ask: () => Promise<HubAnswer>) =>
  withClient(hub.database.ownerUrl, async (client) => {
    await client.query('BEGIN');
    await client.query('SELECT FROM hub.users WHERE id = $1 FOR UPDATE', [values[0]]);
    await client.query(change, values);
    const answer = ask();
    await vi.waitFor(async () => {
      const { rows } = await client.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      expect(rows).toHaveLength(1);
    }, 10_000);
    await client.query('COMMIT');
    return answer;
  });

test('an administrator who loses the role meanwhile invites nobody', async () => {
  const { id: invited } = await invite();
  for (const path of ['/invite', `/${invited}/invite`]) {
    const { id, email } = await hub.person('administrator');
    const demoted = await session(email);
    const data = { name: 'Accomplice', email: 'accomplice@example.com', roles: ['administrator'] };
    const { status } = await whileChanging(
      'DELETE FROM hub.users_roles WHERE parent_id = $1',
      [id],
      () => askAs(hub, demoted, 'POST', path, data),
    );
    expect(status).toBe(403);
  }
  expect(await mailsTo(hub, 'accomplice@example.com')).toEqual([]);
});

test('a new link goes to the address that a person has by then', async () => {
  const { id, email } = await invite();
  const before = await mailsTo(hub, email);
  const moved = `moved-${email}`;
  const { status, body } = await whileChanging(
    'UPDATE hub.users SET email = $2 WHERE id = $1',
    [id, moved],
    () => askAs(hub, administrator, 'POST', `/${id}/invite`),
  );
  expect([status, body.message]).toEqual([200, expect.stringContaining(moved)]);
  expect(await mailsTo(hub, email)).toEqual(before);
  expect(await mailsTo(hub, moved)).toHaveLength(1);
});
