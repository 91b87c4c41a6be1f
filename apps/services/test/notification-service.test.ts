import { withClient } from '@selvedge/database/connection';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmationHash } from '../src/newsletter/routes.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const signUp = (email: unknown, from = service) =>
  from.ask('notification', { method: 'POST', url: '/omnisend/sign-up', payload: { email } });

const kept = () =>
  withClient(service.database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ email: string }>('SELECT email FROM inbox.sign_up');
    return rows.map(({ email }) => email);
  });

test('[CALL-20] a sign-up is in the inbox when it is acknowledged', async () => {
  const answer = await signUp('thandi@example.co.za');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ success: true });
  expect(await kept()).toContain('thandi@example.co.za');
});

test('[CALL-20] the answer does not tell who is subscribed already', async () => {
  const first = await signUp('pieter@example.com');
  const again = await signUp('Pieter@example.com');
  expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
  expect((await kept()).filter((email) => /pieter/iu.test(email))).toHaveLength(1);
});

test.each([['no address'], [''], [5], [null], ['a\u0000b@example.com']])(
  '[CALL-20] %j is refused with the field and what is expected',
  async (email) => {
    const answer = await signUp(email);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, errors: [{ field: 'email' }] });
  },
);

test('[CALL-20] with the database away a sign-up fails, and says so', async () => {
  const lost = await startTestApp({ keepSignUp: () => Promise.reject(new Error('connect')) });
  try {
    const answer = await signUp('sipho@example.com', lost);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.json()).toMatchObject({ success: false });
    expect(answer.body).not.toContain('sipho');
  } finally {
    await lost.close();
  }
});

test('an address that signs up too often is told to wait', async () => {
  const strict = await startTestApp({ limits: { signUpsPerMinute: 2 } });
  try {
    const statuses = [];
    for (const n of [1, 2, 3])
      statuses.push((await signUp(`n${n}@example.com`, strict)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  } finally {
    await strict.close();
  }
});

test('the yes of an address is kept by what its link carries, and an unknown link is told so', async () => {
  const token = 'x'.repeat(43);
  const confirm = (given: unknown) =>
    service.ask('notification', {
      method: 'POST',
      url: '/newsletter/confirm',
      payload: { token: given },
    });
  expect((await confirm(token)).json()).toMatchObject({ success: true, confirmed: false });
  await withClient(service.database.ownerUrl, (client) =>
    client.query(
      `INSERT INTO inbox.newsletter_confirmation (email, token_hash, consent, expires_at)
       VALUES ('nomsa@example.com', $1, 'the words', now() + interval '1 day')`,
      [confirmationHash(token)],
    ),
  );
  expect((await confirm(token)).json()).toMatchObject({ success: true, confirmed: true });
  expect((await confirm('too short')).statusCode).toBe(400);
});
