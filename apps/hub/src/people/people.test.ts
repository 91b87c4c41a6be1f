import crypto from 'node:crypto';
import { withClient } from '@selvedge/database/connection';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askAs } from '../../test/ask-as.ts';
import { mailsTo } from '../../test/mails-to.ts';
import { sessionToken } from '../../test/session-token.ts';
import { TEST_PASSWORD, type TestHub, testHub } from '../../test/test-hub.ts';
import { ADDRESS_HEADER } from '../audit/audit-entry.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await testHub();
});
afterAll(() => hub.close());

const signIn = (email: string, password: string) =>
  hub.payload.login({ collection: 'users', data: { email, password } });

const session = (email: string) =>
  sessionToken(hub.payload.config, { email, password: TEST_PASSWORD }, hub.cacheKey);

const signInFrom = (address: string, email: string, password: string) =>
  hub.payload.login({
    collection: 'users',
    data: { email, password },
    req: { headers: new Headers({ [ADDRESS_HEADER]: address }) },
  });

test('names, by which notes are signed, are the administrators’ to give', async () => {
  const [clerk, other] = [await hub.person('clerk'), await hub.person('clerk')];
  const rename = async (token: string, name: string) => {
    await askAs(hub, token, 'PATCH', `/${clerk.id}`, { name });
    return (await hub.payload.findByID({ collection: 'users', id: clerk.id, depth: 0 })).name;
  };
  expect(await rename(await session(clerk.email), other.name)).toBe(clerk.name);
  const administrator = await session((await hub.person('administrator')).email);
  expect(await rename(administrator, 'Somebody New')).toBe('Somebody New');
});

test('five wrong passwords lock an address out of an account, and nobody else, until an administrator opens it', async () => {
  const { email } = await hub.person('editor');
  for (let tries = 0; tries < 5; tries++)
    await expect(signInFrom('10.0.0.1', email, 'something else')).rejects.toThrow(/incorrect/u);
  await expect(signInFrom('10.0.0.1', email, TEST_PASSWORD)).rejects.toThrow(/incorrect/u);
  const { user } = await signInFrom('10.0.0.2', email, TEST_PASSWORD);
  expect(user?.email).toBe(email);
  await hub.payload.unlock({
    collection: 'users',
    data: { email, password: '' },
    overrideAccess: true,
  });
  await expect(signInFrom('10.0.0.1', email, TEST_PASSWORD)).resolves.toBeDefined();
});

test('nobody lifts the lock of an account who may not, by asking for it', async () => {
  const [{ email }, clerk] = [await hub.person('editor'), await hub.person('clerk')];
  for (let tries = 0; tries < 5; tries++)
    await expect(signInFrom('10.0.0.6', email, 'something else')).rejects.toThrow(/incorrect/u);
  for (const asker of [undefined, await session(clerk.email), await session(email)]) {
    expect((await askAs(hub, asker, 'POST', '/unlock', { email })).status).toBe(403);
    await expect(signInFrom('10.0.0.6', email, TEST_PASSWORD)).rejects.toThrow(/incorrect/u);
  }
});

test('a wrong password, an unknown address and a locked one get the same answer for the same work', async () => {
  const { email } = await hub.person('editor');
  const hashing = vi.spyOn(crypto, 'pbkdf2');
  const refusal = async (address: string, known: string) => {
    hashing.mockClear();
    const error: unknown = await signInFrom(address, known, 'something else').catch(
      (cause: unknown) => cause,
    );
    const { message, status } = Object(error);
    const work = hashing.mock.calls.map(([, , iterations, bytes, digest]) => [
      iterations,
      bytes,
      digest,
    ]);
    return { message, status, work };
  };
  const wrong = await refusal('10.0.0.3', email);
  expect(wrong).toMatchObject({ status: 401, work: [expect.any(Array)] });
  expect(await refusal('10.0.0.3', 'nobody@example.com')).toEqual(wrong);
  for (let tries = 1; tries < 5; tries++) await refusal('10.0.0.3', email);
  expect(await refusal('10.0.0.3', email)).toEqual(wrong);
});

test('tries of one network come in turn with those of others, and only so many of it wait', async () => {
  const { email } = await hub.person('editor');
  const done: string[] = [];
  const flood = Array.from({ length: 20 }, (_, i) =>
    signInFrom('10.0.0.7', `nobody-${i}@example.com`, 'something else').catch((error: unknown) => {
      done.push(String(Object(error).status));
    }),
  );
  await signInFrom('10.0.0.8', email, TEST_PASSWORD);
  const before = done.filter((status) => status === '401').length;
  await Promise.all(flood);
  expect(before).toBeLessThan(8);
  expect(done.filter((status) => status === '401')).toHaveLength(12);
  expect(done.filter((status) => status === '429')).toHaveLength(8);
});

test('a link in a mail sets a password once, and only a strong one', async () => {
  const { email } = await hub.person('clerk');
  await hub.payload.forgotPassword({ collection: 'users', data: { email } });
  const [mail = ''] = await mailsTo(hub, email);
  const [, token = ''] = /localhost:3001\/admin\/reset\/([0-9a-f]+)/u.exec(mail) ?? [];
  expect(token).not.toBe('');
  const reset = (password: string) =>
    hub.payload.resetPassword({
      collection: 'users',
      data: { token, password },
      overrideAccess: true,
    });
  const { rows } = await withClient(hub.database.ownerUrl, (client) =>
    client.query('SELECT reset_password_token AS stored FROM hub.users WHERE email = $1', [email]),
  );
  expect(rows).toEqual([{ stored: expect.stringMatching(/^sha256:[\w-]{43}$/u) }]);
  const byHash = { token: rows[0].stored, password: 'seven skeins of indigo' };
  await expect(
    hub.payload.resetPassword({ collection: 'users', data: byHash, overrideAccess: true }),
  ).rejects.toThrow(/invalid or has expired/u);
  await expect(reset('short')).rejects.toThrow(/characters or more/u);
  await expect(reset(`${email}!`)).rejects.toThrow(/guessed first/u);
  const atOnce = Array.from({ length: 4 }, () => reset('seven skeins of indigo'));
  const ends = (await Promise.allSettled(atOnce)).map(({ status }) => status);
  expect(ends.filter((end) => end === 'fulfilled')).toHaveLength(1);
  await expect(reset('seven skeins of madder')).rejects.toThrow(/invalid or has expired/u);
  await expect(signIn(email, TEST_PASSWORD)).rejects.toThrow(/incorrect/u);
  await expect(signIn(email, 'seven skeins of indigo')).resolves.toBeDefined();
});

test('nobody gives themselves a role, and nobody makes people but by an invitation', async () => {
  const editor = await hub.person('editor');
  await hub.payload.update({
    collection: 'users',
    id: editor.id,
    data: { roles: ['administrator'] },
    user: editor,
    overrideAccess: false,
  });
  const after = await hub.payload.findByID({ collection: 'users', id: editor.id });
  expect(after).toMatchObject({ roles: ['editor'] });
  for (const user of [editor, await hub.person('administrator')]) {
    const data = { name: 'X', email: 'x@example.com', roles: ['editor' as const] };
    await expect(
      hub.payload.create({ collection: 'users', data, user, overrideAccess: false }),
    ).rejects.toThrow(/not allowed/u);
  }
});

test('a person sets their own password and nobody else’s', async () => {
  const [editor, administrator] = [await hub.person('editor'), await hub.person('administrator')];
  const set = (user: typeof editor, password: string) =>
    hub.payload.update({
      collection: 'users',
      id: editor.id,
      data: { password },
      user,
      overrideAccess: false,
    });
  await expect(set(administrator, 'seven skeins of weld')).rejects.toThrow(/their own passwords/u);
  await expect(
    hub.payload.update({
      collection: 'users',
      where: { id: { in: [editor.id, administrator.id] } },
      data: { password: 'seven skeins of weld' },
      user: administrator,
      overrideAccess: false,
    }),
  ).rejects.toThrow(/their own passwords/u);
  await expect(signIn(editor.email, TEST_PASSWORD)).resolves.toBeDefined();
  // By this the form of a person offers a new password to that person alone.
  const mayChange = async (asker: string) => {
    const { body } = await askAs(hub, await session(asker), 'POST', `/access/${editor.id}`);
    return body.fields.password;
  };
  expect(await mayChange(administrator.email)).toEqual({ read: true });
  expect(await mayChange(editor.email)).toMatchObject({ update: true });
  await expect(set(editor, 'eight skeins of madder')).rejects.toThrow(/sign in again/u);
});

test('colleagues see a name, and neither address nor roles', async () => {
  const [editor, clerk] = [await hub.person('editor'), await hub.person('clerk')];
  const seen = await hub.payload.findByID({
    collection: 'users',
    id: clerk.id,
    user: editor,
    overrideAccess: false,
  });
  expect(seen.name).toBe(clerk.name);
  expect(seen.email).toBeUndefined();
  expect(seen.roles).toBeUndefined();
});

test('the last administrator can neither be deleted nor become something else', async () => {
  const where = { roles: { contains: 'administrator' } };
  await hub.payload.db.deleteMany({ collection: 'users', where });
  const first = await hub.person('administrator');
  const remove = () => hub.payload.delete({ collection: 'users', id: first.id });
  await expect(remove()).rejects.toThrow(/another one first/u);
  await expect(
    hub.payload.update({ collection: 'users', id: first.id, data: { roles: ['editor'] } }),
  ).rejects.toThrow(/another one first/u);
  const token = await session(first.email);
  for (const roles of ['editor', { 0: 'editor' }, true, [], null])
    expect((await askAs(hub, token, 'PATCH', `/${first.id}`, { roles })).status).toBeGreaterThan(
      399,
    );
  expect((await hub.payload.findByID({ collection: 'users', id: first.id })).roles).toEqual([
    'administrator',
  ]);
  await hub.person('administrator');
  await expect(remove()).resolves.toBeDefined();
});

test('of two administrators who take each other\u2019s role at once one stays', async () => {
  const administrators = { roles: { contains: 'administrator' as const } };
  const { docs } = await hub.payload.find({
    collection: 'users',
    where: administrators,
    limit: 100,
  });
  const [one, other] = [await hub.person('administrator'), await hub.person('administrator')];
  for (const { id } of docs)
    await hub.payload.update({ collection: 'users', id, data: { roles: ['editor'] } });
  const demote = ({ id }: { readonly id: number }) =>
    hub.payload.update({ collection: 'users', id, data: { roles: ['editor'] } });
  const done = await Promise.allSettled([demote(one), demote(other)]);
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('what no database stores is an address of nobody', async () => {
  const email = 'a\0b@example.com';
  const ask = (path: string, body: object) => askAs(hub, undefined, 'POST', path, body);
  expect((await ask('/login', { email, password: TEST_PASSWORD })).status).toBe(401);
  expect((await ask('/forgot-password', { email })).status).toBe(200);
});
