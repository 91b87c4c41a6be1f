import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAs } from '../../test/ask-as.ts';
import { changeDuringSignIn } from '../../test/change-during-sign-in.ts';
import { sessionToken } from '../../test/session-token.ts';
import { TEST_PASSWORD, type TestHub, testHub } from '../../test/test-hub.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await testHub();
});
afterAll(() => hub.close());

const session = (email: string) =>
  sessionToken(hub.payload.config, { email, password: TEST_PASSWORD }, hub.cacheKey);
const person = (id: number) => hub.payload.findByID({ collection: 'users', id, depth: 0 });

/** Has a person save something of their own again and again, side by side, while something else is done. */
async function whileSaving(
  { id, email }: { id: number; email: string },
  data: object,
  work: () => Promise<unknown>,
): Promise<void> {
  const token = await session(email);
  let isOver = false;
  const saving = Array.from({ length: 3 }, async () => {
    while (!isOver) await askAs(hub, token, 'PATCH', `/${id}`, data);
  });
  await askAs(hub, token, 'PATCH', `/${id}`, data);
  await work();
  isOver = true;
  await Promise.all(saving);
}

test.each([
  ['their name', { name: 'Somebody else' }],
  ['the role itself', { roles: ['administrator'] }],
])('a role that is taken away from somebody who saves %s meanwhile stays away', async (_, data) => {
  const boss = await session((await hub.person('administrator')).email);
  const demoted = await hub.person('administrator');
  await whileSaving(demoted, data, async () => {
    const answer = await askAs(hub, boss, 'PATCH', `/${demoted.id}`, { roles: ['personnel'] });
    expect(answer.status).toBe(200);
  });
  expect((await person(demoted.id)).roles).toEqual(['personnel']);
});

test('whoever is signed out while they set a password sets none', async () => {
  const { id, email } = await hub.person('clerk');
  const token = await session(email);
  const password = 'Baobab-Windpomp-4471';
  const answered = await changeDuringSignIn(
    hub,
    id,
    () => askAs(hub, token, 'PATCH', `/${id}`, { password }),
    (client) => client.query('DELETE FROM hub.users_sessions WHERE _parent_id = $1', [id]),
  );
  expect(answered).toMatchObject({ status: 'fulfilled', value: { status: 401 } });
  await expect(session(email)).resolves.toEqual(expect.any(String)); // by the password of before
});

test('an address that somebody is given while they save stays theirs, and their old link dead', async () => {
  const boss = await session((await hub.person('administrator')).email);
  const moved = await hub.person('clerk');
  await hub.payload.forgotPassword({
    collection: 'users',
    data: { email: moved.email },
    disableEmail: true,
  });
  const email = `moved-${moved.email}`;
  await whileSaving(moved, { name: 'Somebody else' }, async () => {
    expect((await askAs(hub, boss, 'PATCH', `/${moved.id}`, { email })).status).toBe(200);
  });
  const row: unknown = await hub.payload.db.findOne({
    collection: 'users',
    where: { id: { equals: moved.id } },
  });
  expect(row).toMatchObject({ email, resetPasswordToken: null });
});
