import { withClient } from '@selvedge/database/connection';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAs } from '../../../test/ask-as.ts';
import { changeDuringSignIn } from '../../../test/change-during-sign-in.ts';
import { sessionToken } from '../../../test/session-token.ts';
import { TEST_PASSWORD, type TestHub, testHub } from '../../../test/test-hub.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await testHub();
});
afterAll(() => hub.close());

const signIn = (email: string, password: string) =>
  hub.payload.login({ collection: 'users', data: { email, password } });

const session = (email: string) =>
  sessionToken(hub.payload.config, { email, password: TEST_PASSWORD }, hub.cacheKey);

test('signing in at several places at once, each stays signed in', async () => {
  const { id, email } = await hub.person('editor');
  const tokens = await Promise.all(Array.from({ length: 4 }, () => session(email)));
  const { sessions } = await hub.payload.findByID({
    collection: 'users',
    id,
    showHiddenFields: true,
  });
  expect(sessions).toHaveLength(tokens.length);
  for (const token of tokens) {
    const headers = new Headers({ authorization: `JWT ${token}` });
    expect((await hub.payload.auth({ headers })).user).toMatchObject({ id });
  }
});

test('of very many sessions of a person the oldest end', async () => {
  const { id, email } = await hub.person('editor');
  await withClient(hub.database.ownerUrl, (client) =>
    client.query(
      `INSERT INTO hub.users_sessions (_order, _parent_id, id, created_at, expires_at)
       SELECT n, $1, 'session-' || n, now() - n * interval '1 second', now() + interval '1 hour'
       FROM generate_series(1, 150) AS n`,
      [id],
    ),
  );
  await signIn(email, TEST_PASSWORD);
  const { sessions } = await hub.payload.findByID({
    collection: 'users',
    id,
    showHiddenFields: true,
  });
  expect(sessions).toHaveLength(100);
  expect(sessions?.map((one) => one.id)).toContain('session-99');
  expect(sessions?.map((one) => one.id)).not.toContain('session-100');
});

test('what is changed of a person while a password is checked stays changed', async () => {
  const { id, email } = await hub.person('editor');
  await Promise.all([
    signIn(email, TEST_PASSWORD),
    hub.payload.update({ collection: 'users', id, data: { roles: ['clerk'] } }),
  ]);
  const after = await hub.payload.findByID({ collection: 'users', id });
  expect(after.roles).toEqual(['clerk']);
});

test('a sign-in that is under way while the password changes begins no session', async () => {
  const { id, email } = await hub.person('editor');
  const signedIn = await changeDuringSignIn(
    hub,
    id,
    () => signIn(email, TEST_PASSWORD),
    (client) => client.query("UPDATE hub.users SET salt = 'of another' WHERE id = $1", [id]),
  );
  expect(String(Object(signedIn).reason)).toMatch(/incorrect/u);
  const { sessions } = await hub.payload.findByID({
    collection: 'users',
    id,
    showHiddenFields: true,
  });
  expect(sessions).toEqual([]);
});

test('what is changed of a person right after a sign-in holds, and the audit log tells what was stored', async () => {
  const { id, email } = await hub.person('editor', 'clerk');
  await signIn(email, TEST_PASSWORD);
  await hub.payload.update({ collection: 'users', id, data: { password: 'seven skeins of weld' } });
  await expect(signIn(email, TEST_PASSWORD)).rejects.toThrow(/incorrect/u);
  await signIn(email, 'seven skeins of weld');
  await hub.payload.update({ collection: 'users', id, data: { roles: ['clerk'] } });
  expect(await hub.payload.findByID({ collection: 'users', id })).toMatchObject({
    roles: ['clerk'],
  });
  const { rows } = await withClient(hub.database.ownerUrl, (client) =>
    client.query(
      `SELECT fields FROM audit.entry
       WHERE subject_kind = 'users' AND action = 'update' AND subject_id = $1 ORDER BY id`,
      [String(id)],
    ),
  );
  expect(rows).toEqual([{ fields: ['password'] }, { fields: ['roles'] }]);
});

test('whoever goes on or signs out with a row read before a change undoes nothing of it', async () => {
  const { id, email } = await hub.person('editor', 'clerk');
  const token = await session(email);
  const row = () => hub.payload.db.findOne({ collection: 'users', where: { id: { equals: id } } });
  const stale = await row();
  await hub.payload.update({ collection: 'users', id, data: { roles: ['clerk'] } });
  await signIn(email, TEST_PASSWORD);
  await hub.payload.db.updateOne({
    collection: 'users',
    id,
    data: { ...stale, updatedAt: null },
    req: {},
  });
  expect(await row()).toMatchObject({ roles: ['clerk'], sessions: [{}, {}] });
  const { user } = await hub.payload.auth({
    headers: new Headers({ authorization: `JWT ${token}` }),
  });
  expect(user).toMatchObject({ id });
});

test('a session ends twelve hours after its sign-in, however often it goes on', async () => {
  const { id, email } = await hub.person('editor');
  const token = await session(email);
  const headers = new Headers({ authorization: `JWT ${token}` });
  const goOn = () => askAs(hub, token, 'POST', '/refresh-token');
  const beganAgo = (hours: number) =>
    withClient(hub.database.ownerUrl, (client) =>
      client.query(
        `UPDATE hub.users_sessions SET created_at = now() - make_interval(hours => $2)
         WHERE _parent_id = $1`,
        [id, hours],
      ),
    );
  await beganAgo(11);
  expect((await goOn()).status).toBe(200);
  expect((await hub.payload.auth({ headers })).user).toMatchObject({ id });
  await beganAgo(13);
  await goOn();
  expect((await hub.payload.auth({ headers })).user).toBeNull();
});
