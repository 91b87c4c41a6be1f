import { withClient } from '@selvedge/database/connection';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askAs } from '../../../test/ask-as.ts';
import { changeDuringSignIn } from '../../../test/change-during-sign-in.ts';
import { mailsTo } from '../../../test/mails-to.ts';
import { sessionToken } from '../../../test/session-token.ts';
import { type Ceremony, softAuthenticator } from '../../../test/soft-authenticator.ts';
import { TEST_PASSWORD, type TestHub, testHub } from '../../../test/test-hub.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await testHub();
});
afterAll(() => hub.close());

const session = (email: string) =>
  sessionToken(hub.payload.config, { email, password: TEST_PASSWORD }, hub.cacheKey);

/** A person with a session and an authenticator that has a passkey of theirs. */
async function personWithPasskey(name = 'My phone') {
  const person = await hub.person('editor');
  const token = await session(person.email);
  const authenticator = softAuthenticator();
  const { body } = await askAs(hub, token, 'POST', '/passkeys/registration-options');
  const response = authenticator.register(body);
  const added = await askAs(hub, token, 'POST', '/passkeys', { name, response });
  expect(added).toMatchObject({ status: 200, session: undefined });
  return { person, token, authenticator };
}
const signInOptions = async () =>
  (await askAs(hub, undefined, 'POST', '/passkeys/sign-in-options')).body;
const signIn = (response: object, address?: string) =>
  askAs(hub, undefined, 'POST', '/passkeys/sign-in', { response }, address);

const actions = (id: number) =>
  withClient(hub.database.ownerUrl, async (client) => {
    const { rows } = await client.query(
      "SELECT action FROM audit.entry WHERE subject_kind = 'users' AND subject_id = $1 ORDER BY id",
      [String(id)],
    );
    return rows.map(({ action }) => action);
  });

test('a person adds a passkey, signs in by it as by password, names it anew and removes it', async () => {
  const { person, token, authenticator } = await personWithPasskey();
  const signedIn = await signIn(authenticator.signIn(await signInOptions()));
  expect(signedIn.status).toBe(200);
  const me = await askAs(hub, signedIn.session, 'GET', '/me');
  expect(me.body.user).toMatchObject({ id: person.id, email: person.email });
  expect(JSON.stringify(signedIn.body)).not.toMatch(/eyJ/u);
  // The session of before goes on.
  expect((await askAs(hub, token, 'GET', '/me')).body.user).toMatchObject({ id: person.id });

  const [passkey] = (await askAs(hub, token, 'GET', '/passkeys')).body;
  expect(passkey).toMatchObject({ name: 'My phone', lastUsedAt: expect.any(String) });
  const renamed = await askAs(hub, token, 'PATCH', `/passkeys/${passkey.id}`, {
    name: 'Old phone',
  });
  expect(renamed.status).toBe(200);
  expect((await askAs(hub, token, 'GET', '/passkeys')).body).toMatchObject([{ name: 'Old phone' }]);
  expect((await askAs(hub, token, 'DELETE', `/passkeys/${passkey.id}`)).status).toBe(200);
  expect((await signIn(authenticator.signIn(await signInOptions()))).status).toBe(401);
  expect(await actions(person.id)).toEqual(
    expect.arrayContaining(['add passkey', 'sign in', 'remove passkey']),
  );
});

test('what an authenticator says of its maker is not looked into, and no host is asked about it', async () => {
  const { email } = await hub.person('personnel');
  const token = await session(email);
  const asked = vi.spyOn(globalThis, 'fetch');
  for (const format of ['packed', 'android-key', 'apple', 'tpm']) {
    const statement = new Map<string, unknown>([
      ['alg', -7],
      ['sig', new Uint8Array(70)],
      ['x5c', [new Uint8Array(900)]],
    ]);
    const { body } = await askAs(hub, token, 'POST', '/passkeys/registration-options');
    const response = softAuthenticator().register(body, { attestation: [format, statement] });
    const { status } = await askAs(hub, token, 'POST', '/passkeys', { name: format, response });
    expect(status).toBe(200);
  }
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test('an old session adds and removes none, and the person is told of each that comes or goes', async () => {
  const { person, token } = await personWithPasskey('My phone');
  const [passkey] = (await askAs(hub, token, 'GET', '/passkeys')).body;
  await withClient(hub.database.ownerUrl, (client) =>
    client.query(
      "UPDATE hub.users_sessions SET created_at = now() - interval '6 minutes' WHERE _parent_id = $1",
      [person.id],
    ),
  );
  const offered = await askAs(hub, token, 'POST', '/passkeys/registration-options');
  expect(offered).toMatchObject({ status: 403 });
  expect(offered.body.errors[0].message).toMatch(/sign in again/u);
  expect((await askAs(hub, token, 'DELETE', `/passkeys/${passkey.id}`)).status).toBe(403);
  const fresh = await session(person.email);
  expect((await askAs(hub, fresh, 'DELETE', `/passkeys/${passkey.id}`)).status).toBe(200);
  expect((await askAs(hub, token, 'GET', '/me')).body.user).toBeNull();
  expect(await mailsTo(hub, person.email)).toEqual([
    expect.stringContaining('A passkey was added'),
    expect.stringContaining('A passkey was removed'),
  ]);
});

test('whoever is signed out by a recovery while they add a passkey adds none', async () => {
  const { person, token, authenticator } = await personWithPasskey();
  const { body } = await askAs(hub, token, 'POST', '/passkeys/registration-options');
  const another = softAuthenticator();
  const response = another.register(body);
  const answered = await changeDuringSignIn(
    hub,
    person.id,
    () => askAs(hub, token, 'POST', '/passkeys', { name: 'Behind the recovery', response }),
    async (client) => {
      await client.query('DELETE FROM hub.passkey WHERE person_id = $1', [person.id]);
      await client.query('DELETE FROM hub.users_sessions WHERE _parent_id = $1', [person.id]);
    },
  );
  expect(answered).toMatchObject({ status: 'fulfilled', value: { status: 401 } });
  for (const device of [authenticator, another])
    expect((await signIn(device.signIn(await signInOptions()))).status).toBe(401);
});

test('a recovery and an addition of the same moment leave no passkey, in whatever order they come', async () => {
  const { email } = await hub.person('administrator');
  const administrator = await session(email);
  for (let n = 0; n < 5; n++) {
    const { person, token } = await personWithPasskey();
    const { body } = await askAs(hub, token, 'POST', '/passkeys/registration-options');
    const another = softAuthenticator();
    const response = another.register(body);
    const [, removed] = await Promise.all([
      askAs(hub, token, 'POST', '/passkeys', { name: 'Meanwhile', response }),
      askAs(hub, administrator, 'DELETE', `/${person.id}/passkeys`),
    ]);
    expect(removed.status).toBe(200);
    expect((await signIn(another.signIn(await signInOptions()))).status).toBe(401);
  }
});

test('a challenge is answered once, for what it was made, and whatever came of the answer', async () => {
  const { token, authenticator } = await personWithPasskey();
  const options = await signInOptions();
  expect((await signIn(authenticator.signIn(options))).status).toBe(200);
  expect((await signIn(authenticator.signIn(options))).status).toBe(401);

  const refused = await signInOptions();
  expect((await signIn(authenticator.signIn(refused, { isVerified: false }))).status).toBe(401);
  expect((await signIn(authenticator.signIn(refused))).status).toBe(401);

  const ownMaking = Buffer.alloc(70, 7).toString('base64url');
  expect((await signIn(authenticator.signIn({ challenge: ownMaking }))).status).toBe(401);
  const toAdd = (await askAs(hub, token, 'POST', '/passkeys/registration-options')).body;
  expect((await signIn(authenticator.signIn(toAdd), '10.1.0.2')).status).toBe(401);
  // One made to sign in adds no passkey, nor does one made for somebody else.
  const another = await session((await hub.person('editor')).email);
  for (const [asker, challenge] of [
    [token, (await signInOptions()).challenge],
    [another, toAdd.challenge],
  ]) {
    const response = softAuthenticator().register({ challenge, user: toAdd.user });
    const added = await askAs(hub, asker, 'POST', '/passkeys', { name: 'X', response });
    expect(added.status).toBe(400);
  }
});

const WRONG: readonly (readonly [string, Ceremony])[] = [
  ['another origin', { origin: 'https://hub.evil.example' }],
  ['another port', { origin: 'http://localhost:3002' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['a person who was not recognised', { isVerified: false }],
  ['a counter that has not moved on', { counter: 1 }],
  ['another person', { userHandle: Buffer.from('person 1').toString('base64url') }],
];

test.each(WRONG)('an answer of %s signs nobody in', async (_what, ceremony) => {
  const { authenticator } = await personWithPasskey();
  const refused = await signIn(authenticator.signIn(await signInOptions(), ceremony));
  expect(refused).toMatchObject({ status: 401, session: undefined });
  const taken = await signIn(authenticator.signIn(await signInOptions(), { counter: 99 }));
  expect(taken.status).toBe(200);
});

test.each(WRONG.slice(0, 4))('an answer of %s adds no passkey', async (_what, ceremony) => {
  const token = await session((await hub.person('editor')).email);
  const { body } = await askAs(hub, token, 'POST', '/passkeys/registration-options');
  const response = softAuthenticator().register(body, ceremony);
  const added = await askAs(hub, token, 'POST', '/passkeys', { name: 'X', response });
  expect(added.status).toBe(400);
  expect((await askAs(hub, token, 'GET', '/passkeys')).body).toEqual([]);
});

test('refused passkeys count to the lock of the address, and say the same as of nobody', async () => {
  const { person, authenticator } = await personWithPasskey();
  const forged = { isVerified: false };
  const unknown = await signIn(softAuthenticator().signIn(await signInOptions()), '10.1.0.9');
  for (let tries = 0; tries < 5; tries++) {
    const refused = await signIn(authenticator.signIn(await signInOptions(), forged), '10.1.0.9');
    expect(refused).toEqual(unknown);
  }
  const good = async (address: string) =>
    (await signIn(authenticator.signIn(await signInOptions()), address)).status;
  expect(await good('10.1.0.9')).toBe(401);
  const byPassword = { email: person.email, password: TEST_PASSWORD };
  const locked = await askAs(hub, undefined, 'POST', '/login', byPassword, '10.1.0.9');
  expect(locked.status).toBe(401);
  expect(await good('10.1.0.10')).toBe(200);
});

test('of two uses at the same count one is refused', async () => {
  const { authenticator } = await personWithPasskey();
  const [one, other] = [await signInOptions(), await signInOptions()];
  const answers = await Promise.all([
    signIn(authenticator.signIn(one, { counter: 50 })),
    signIn(authenticator.signIn(other, { counter: 50 })),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('nobody names or removes a passkey of somebody else, and an authenticator is one person’s', async () => {
  const { token, authenticator } = await personWithPasskey();
  const [passkey] = (await askAs(hub, token, 'GET', '/passkeys')).body;
  const another = await session((await hub.person('clerk')).email);
  for (const method of ['PATCH', 'DELETE']) {
    const { status } = await askAs(hub, another, method, `/passkeys/${passkey.id}`, {
      name: 'Mine',
    });
    expect(status).toBe(404);
  }
  const { body } = await askAs(hub, another, 'POST', '/passkeys/registration-options');
  const response = authenticator.register(body);
  const taken = await askAs(hub, another, 'POST', '/passkeys', { name: 'X', response });
  expect(taken.status).toBe(409);
  expect((await askAs(hub, token, 'GET', '/passkeys')).body).toHaveLength(1);
});

test('an administrator lets whoever has lost a passkey in again, which ends their sessions and is written down', async () => {
  const { person, token, authenticator } = await personWithPasskey();
  const editor = await session((await hub.person('editor')).email);
  const administrator = await session((await hub.person('administrator')).email);
  const path = `/${person.id}/passkeys`;
  expect((await askAs(hub, editor, 'DELETE', path)).status).toBe(403);
  expect((await askAs(hub, administrator, 'DELETE', path)).status).toBe(200);
  expect((await askAs(hub, token, 'GET', '/me')).body.user).toBeNull();
  expect((await signIn(authenticator.signIn(await signInOptions()))).status).toBe(401);
  expect(await actions(person.id)).toContain('remove passkeys');
});

test('what is deleted with a person is their passkeys too', async () => {
  const { person, authenticator } = await personWithPasskey();
  await hub.payload.delete({ collection: 'users', id: person.id });
  expect((await signIn(authenticator.signIn(await signInOptions()))).status).toBe(401);
});

test.each([
  ['an identifier that is none', { id: 'a\0b' }, {}],
  ['no challenge', {}, { type: 'webauthn.get' }],
  ['a number for a challenge', {}, { challenge: 5 }],
])('an answer with %s is refused like every other', async (_what, changed, client) => {
  const answer = softAuthenticator().signIn(await signInOptions());
  const clientDataJSON = Buffer.from(JSON.stringify(client)).toString('base64url');
  const response = { ...answer.response, clientDataJSON };
  expect((await signIn({ ...answer, ...changed, response })).status).toBeLessThan(500);
});

test('the first passkey ends the sessions that were begun without one, but for that which adds it', async () => {
  const { email } = await hub.person('editor');
  const [token, other] = [await session(email), await session(email)];
  const add = async (name: string) => {
    const { body } = await askAs(hub, token, 'POST', '/passkeys/registration-options');
    const response = softAuthenticator().register(body);
    expect((await askAs(hub, token, 'POST', '/passkeys', { name, response })).status).toBe(200);
  };
  await add('Phone');
  expect((await askAs(hub, other, 'GET', '/me')).body.user).toBeNull();
  expect((await askAs(hub, token, 'GET', '/me')).body.user).toMatchObject({ email });
  const later = await session(email);
  await add('Key');
  expect((await askAs(hub, later, 'GET', '/me')).body.user).toMatchObject({ email });
});
