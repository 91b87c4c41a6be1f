import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestHub, testHub } from '../testing/test-hub.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await testHub();
});
afterAll(() => hub.close());

const signIn = (email: string, password: string) =>
  hub.payload.login({ collection: 'users', data: { email, password } });

test('five wrong passwords lock an account, also for the right one, until an administrator opens it', async () => {
  const { email } = await hub.person('editor');
  for (let tries = 0; tries < 5; tries++) {
    await expect(signIn(email, 'something else')).rejects.toThrow(/incorrect|locked/u);
  }
  await expect(signIn(email, TEST_PASSWORD)).rejects.toThrow(/locked/u);
  await hub.payload.unlock({
    collection: 'users',
    data: { email, password: '' },
    overrideAccess: true,
  });
  const { user } = await signIn(email, TEST_PASSWORD);
  expect(user?.email).toBe(email);
});

test('signing in at several places at once, each stays signed in', async () => {
  const { id, email } = await hub.person('editor');
  const tokens = await Promise.all(Array.from({ length: 4 }, () => signIn(email, TEST_PASSWORD)));
  const { sessions } = await hub.payload.findByID({
    collection: 'users',
    id,
    showHiddenFields: true,
  });
  expect(sessions).toHaveLength(tokens.length);
  for (const { token } of tokens) {
    const headers = new Headers({ authorization: `JWT ${token}` });
    expect((await hub.payload.auth({ headers })).user).toMatchObject({ id });
  }
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

test('a link in a mail sets a password once, and only a strong one', async () => {
  const { email } = await hub.person('clerk');
  await hub.payload.forgotPassword({ collection: 'users', data: { email } });
  const [name = ''] = await readdir(join(hub.dataDir, 'mail'));
  const mail = await readFile(join(hub.dataDir, 'mail', name), 'utf8');
  expect(mail).toContain(`To: ${email}`);
  const [, token = ''] =
    /localhost:3001\/admin\/reset\/([0-9a-f]+)/u.exec(mail.replaceAll('=\r\n', '')) ?? [];
  expect(token).not.toBe('');
  const reset = (password: string) =>
    hub.payload.resetPassword({
      collection: 'users',
      data: { token, password },
      overrideAccess: true,
    });
  await expect(reset('short')).rejects.toThrow(/characters or more/u);
  await reset('seven skeins of indigo');
  await expect(reset('seven skeins of madder')).rejects.toThrow(/invalid or has expired/u);
  await expect(signIn(email, TEST_PASSWORD)).rejects.toThrow(/incorrect/u);
  await expect(signIn(email, 'seven skeins of indigo')).resolves.toBeDefined();
});

test('nobody gives themselves a role, and editors cannot make people', async () => {
  const editor = await hub.person('editor');
  await hub.payload.update({
    collection: 'users',
    id: editor.id,
    data: { name: 'Renamed', roles: ['administrator'] },
    user: editor,
    overrideAccess: false,
  });
  const after = await hub.payload.findByID({ collection: 'users', id: editor.id });
  expect(after).toMatchObject({ name: 'Renamed', roles: ['editor'] });
  await expect(
    hub.payload.create({
      collection: 'users',
      data: { name: 'X', email: 'x@example.com', password: TEST_PASSWORD, roles: ['editor'] },
      user: editor,
      overrideAccess: false,
    }),
  ).rejects.toThrow(/not allowed/u);
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
  const first = await hub.person('administrator');
  const remove = () => hub.payload.delete({ collection: 'users', id: first.id });
  await expect(remove()).rejects.toThrow(/another one first/u);
  await expect(
    hub.payload.update({ collection: 'users', id: first.id, data: { roles: ['editor'] } }),
  ).rejects.toThrow(/another one first/u);
  await hub.person('administrator');
  await expect(remove()).resolves.toBeDefined();
});
