import { withClient } from '@selvedge/database/connection';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { askAs } from '../../../test/ask-as.ts';
import { mailsTo } from '../../../test/mails-to.ts';
import { sessionToken } from '../../../test/session-token.ts';
import { TEST_PASSWORD, type TestHub, testHub } from '../../../test/test-hub.ts';
import { mailResetLink } from './forgot-password.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await testHub();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => hub.close());

const NEW_PASSWORD = 'seven skeins of weld';

test('who forgets a password before coming for the first time keeps the invitation, and is told of it once an hour', async () => {
  const { email: boss } = await hub.person('administrator');
  const person = { email: boss, password: TEST_PASSWORD };
  const administrator = await sessionToken(hub.payload.config, person, hub.cacheKey);
  const email = 'invited@example.com';
  const data = { name: 'Nomsa Dlamini', email, roles: ['editor'] };
  await askAs(hub, administrator, 'POST', '/invite', data);
  for (const spelling of [email, ' INVITED@example.com ', email])
    await mailResetLink(hub.payload, spelling);

  const [invitation = '', reminder, ...others] = await mailsTo(hub, email);
  expect(reminder).toContain('An invitation was mailed to you before');
  expect(reminder).not.toMatch(/admin\/(?:reset|welcome)/u);
  expect(others).toEqual([]);
  const [, token = ''] = /admin\/welcome#([\w-]+)/u.exec(invitation) ?? [];
  const byLink = { token, password: NEW_PASSWORD };
  expect((await askAs(hub, undefined, 'POST', '/reset-password', byLink)).status).toBe(200);
});

test('who has come already gets a link to set another password, and an address of nobody nothing', async () => {
  const { email } = await hub.person('editor');
  await mailResetLink(hub.payload, email);
  await mailResetLink(hub.payload, 'nobody@example.com');
  expect(await mailsTo(hub, email)).toMatchObject([expect.stringContaining('/admin/reset/')]);
  expect(await mailsTo(hub, 'nobody@example.com')).toEqual([]);
});

const MINUTE_MS = 60_000;

test('whoever asks in somebody\u2019s name again and again leaves them a link that works, and sends no second mail', async () => {
  const { email } = await hub.person('clerk');
  /** As if the last mail had been asked for so long ago. */
  const askLater = async (minutes: number) => {
    await withClient(hub.database.ownerUrl, (client) =>
      client.query('UPDATE hub.users SET reset_password_requested_at = $2 WHERE email = $1', [
        email,
        new Date(Date.now() - minutes * MINUTE_MS),
      ]),
    );
    await mailResetLink(hub.payload, email);
  };
  await mailResetLink(hub.payload, email);
  await askLater(14);
  const [first = '', ...others] = await mailsTo(hub, email);
  expect(others).toEqual([]);
  const [, token = ''] = /admin\/reset\/(\w+)/u.exec(first) ?? [];
  const byLink = { token, password: NEW_PASSWORD };
  expect((await askAs(hub, undefined, 'POST', '/reset-password', byLink)).status).toBe(200);
  await askLater(16);
  const links = (await mailsTo(hub, email)).filter((mail) => mail.includes('/admin/reset/'));
  expect(links).toHaveLength(2);
  expect(await mailsTo(hub, email)).toContainEqual(
    expect.stringContaining('A new password was set'),
  );
});

test('the answer tells nothing of a person, whatever fails behind it', async () => {
  const { email } = await hub.person('editor');
  const ask = (of: string) => askAs(hub, undefined, 'POST', '/forgot-password', { email: of });
  const ofNobody = await ask('nobody@example.com');
  expect(ofNobody.status).toBe(200);

  const asked = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<void>();
  const queueing = vi.spyOn(hub.payload.email, 'sendEmail').mockImplementation(async () => {
    asked.resolve();
    throw new Error('The database is away');
  });
  vi.spyOn(hub.payload.logger, 'error').mockImplementation(() => failed.resolve());
  for (const spelling of [email, email.toUpperCase(), ` ${email} `]) // at once: one work
    expect(await ask(spelling)).toEqual(ofNobody);
  await asked.promise;
  await failed.promise;
  expect(queueing).toHaveBeenCalledOnce();
  expect((await ask(' ')).status).toBe(400);
});
