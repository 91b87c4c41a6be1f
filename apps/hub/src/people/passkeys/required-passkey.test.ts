import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ASKERS, type Asker, BODY, checkAccess } from '../../../test/access-check/check-access.ts';
import { askAs } from '../../../test/ask-as.ts';
import { changeDuringSignIn } from '../../../test/change-during-sign-in.ts';
import { mailsTo } from '../../../test/mails-to.ts';
import { sessionToken } from '../../../test/session-token.ts';
import { softAuthenticator } from '../../../test/soft-authenticator.ts';
import { TEST_PASSWORD, type TestHub, testHub } from '../../../test/test-hub.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await testHub({ ADMIN_PASSKEY: 'on' });
});
afterAll(() => hub.close());

const session = (email: string) =>
  sessionToken(hub.payload.config, { email, password: TEST_PASSWORD }, hub.cacheKey);

test('an administrator adds a passkey first, and signs in by it alone from then on', async () => {
  const { id, email } = await hub.person('administrator');
  const token = await session(email);
  const roles = { roles: ['administrator', 'editor'] };
  expect((await askAs(hub, token, 'PATCH', `/${id}`, roles)).status).toBe(403);
  const authenticator = softAuthenticator();
  const { body } = await askAs(hub, token, 'POST', '/passkeys/registration-options');
  const response = authenticator.register(body);
  await askAs(hub, token, 'POST', '/passkeys', { name: 'Phone', response });
  expect((await askAs(hub, token, 'PATCH', `/${id}`, roles)).status).toBe(200);

  const password = TEST_PASSWORD;
  const refused = await askAs(hub, undefined, 'POST', '/login', { email, password });
  expect(refused).toMatchObject({ status: 403, session: undefined });
  expect(refused.body.errors[0].message).toContain('passkey');
  const options = (await askAs(hub, undefined, 'POST', '/passkeys/sign-in-options')).body;
  const signedIn = await askAs(hub, undefined, 'POST', '/passkeys/sign-in', {
    response: authenticator.signIn(options),
  });
  expect(signedIn.status).toBe(200);
  // By a mailed link neither: whoever reads the mail has no passkey.
  await hub.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
  const reset = await hub.payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
  });
  const byLink = { token: reset, password: 'eight skeins of madder' };
  expect((await askAs(hub, undefined, 'POST', '/reset-password', byLink)).status).toBe(403);
  // And the mail that told of the passkey says so.
  const [told] = await mailsTo(hub, email);
  expect(told).toContain('Administrators sign in by passkey alone');
});

test('whoever becomes an administrator signs in anew, since a password began the session', async () => {
  const boss = await hub.person('administrator');
  const bossToken = await session(boss.email);
  const { body } = await askAs(hub, bossToken, 'POST', '/passkeys/registration-options');
  const response = softAuthenticator().register(body);
  await askAs(hub, bossToken, 'POST', '/passkeys', { name: 'Phone', response });
  const { id, email } = await hub.person('editor');
  const token = await session(email);
  const promote = (roles: string[]) => askAs(hub, bossToken, 'PATCH', `/${id}`, { roles });
  expect((await promote(['editor', 'clerk'])).status).toBe(200);
  expect((await askAs(hub, token, 'GET', '/me')).body.user).toMatchObject({ email });
  expect((await promote(['editor', 'administrator'])).status).toBe(200);
  expect((await askAs(hub, token, 'GET', '/me')).body.user).toBeNull();
});

test('whoever becomes an administrator while a password is judged is not let in by it', async () => {
  const { id, email } = await hub.person('editor');
  const { body } = await askAs(hub, await session(email), 'POST', '/passkeys/registration-options');
  const response = softAuthenticator().register(body);
  await askAs(hub, await session(email), 'POST', '/passkeys', { name: 'Phone', response });
  const signedIn = await changeDuringSignIn(
    hub,
    id,
    () => askAs(hub, undefined, 'POST', '/login', { email, password: TEST_PASSWORD }),
    (client) =>
      client.query(
        `INSERT INTO hub.users_roles ("order", parent_id, value) VALUES (9, $1, 'administrator')`,
        [id],
      ),
  );
  expect(signedIn).toMatchObject({ value: { status: 403, session: undefined } });
});

test('others sign in by password as before', async () => {
  const { id, email } = await hub.person('editor');
  const me = await askAs(hub, await session(email), 'GET', '/me');
  expect(me.body.user).toMatchObject({ id });
});

test.each([
  ['GET', ''],
  ['GET', '/nav'],
  ['POST', '/nav'],
  ['DELETE', '/nav'],
  ['PATCH', '/1'],
])('until then nothing is kept of how they like lists: %s %s', async (method, path) => {
  const { email } = await hub.person('administrator');
  const answer = await handleEndpoints({
    config: hub.payload.config,
    payloadInstanceCacheKey: hub.cacheKey,
    request: new Request(`http://localhost:3001/api/payload-preferences${path}`, {
      method,
      headers: {
        authorization: `JWT ${await session(email)}`,
        'content-type': 'application/json',
      },
      ...(method !== 'GET' && { body: JSON.stringify({ value: { open: true } }) }),
    }),
  });
  expect(answer.status).toBe(403);
});

test('until then every address is as closed as to somebody without a role', async () => {
  const { email } = await hub.person('administrator');
  const token = await session(email);
  const ask = async (asker: Asker, method: string, path: string): Promise<number> => {
    // Asked as one who may do nothing; the other askers are not asked here.
    if (asker !== 'somebody without a role') return 403;
    if (path.startsWith('/users/passkeys') || path.endsWith('/logout')) return 403;
    const { status } = await handleEndpoints({
      config: hub.payload.config,
      payloadInstanceCacheKey: hub.cacheKey,
      request: new Request(`http://localhost:3001/api${path}`, {
        method,
        headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: BODY }),
      }),
    });
    return status;
  };
  const { findings } = await checkAccess(hub.payload.config, ask);
  const [, known] = ASKERS;
  expect(
    findings.filter((line) => line.includes(`as ${known}:`) && !line.includes('graphql')),
  ).toEqual([]);
});
