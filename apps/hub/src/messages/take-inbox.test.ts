import { createHash } from 'node:crypto';
import { confirmSignUp, recordSignUp } from '@selvedge/database/sign-ups';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeSealingKey } from '../../test/sealing.ts';
import { type TestHub, testHub } from '../../test/test-hub.ts';
import type { SealingKeys } from '../access/sealing-keys.ts';
import { deleteWhatIsOver } from '../registrations/personal-data/erase-registration.ts';
import { openMail } from './sealed-mail.ts';
import { askConfirmations, takeConfirmations } from './take-inbox.ts';

let hub: TestHub;
let pool: pg.Pool;
let site: pg.Pool;
let keys: SealingKeys;
beforeAll(async () => {
  hub = await testHub();
  pool = new pg.Pool({ connectionString: hub.database.hubUrl });
  site = new pg.Pool({ connectionString: hub.database.siteUrl });
  keys = await makeSealingKey(hub.dataDir);
});
afterAll(async () => {
  await Promise.all([pool.end(), site.end()]);
  await hub.close();
});
beforeEach(async () => {
  for (const table of ['hub.outbox', 'hub.subscribers', 'inbox.newsletter_confirmation'])
    await pool.query(`DELETE FROM ${table}`);
});

const signUp = (email: string) => recordSignUp(site, { email, consent: 'the words' });
const ask = () => askConfirmations(pool, keys, 'https://www.example.com');
const confirm = (token: string) =>
  confirmSignUp(site, createHash('sha256').update(Buffer.from(token, 'base64url')).digest());
const subscribers = async () =>
  (await pool.query('SELECT email, consent, state FROM hub.subscribers ORDER BY email')).rows;

/** The links that were mailed, the oldest first. */
async function mailed(): Promise<{ to: string; token: string }[]> {
  const { rows } = await pool.query('SELECT sealed FROM hub.outbox ORDER BY id');
  const mails = await Promise.all(rows.map(({ sealed }) => openMail(keys, sealed)));
  return mails.map(({ to, text }) => {
    const [, token = ''] =
      /https:\/\/www\.example\.com\/newsletter\/confirm#([\w-]+)/u.exec(text) ?? [];
    return { to, token };
  });
}
const ageBy = (days: number) =>
  pool.query(
    `UPDATE inbox.newsletter_confirmation SET mailed_at = mailed_at - $1 * interval '1 day',
       expires_at = expires_at - $1 * interval '1 day'`,
    [days],
  );

test('an address is a subscriber once its reader has said yes, and not before', async () => {
  await signUp('Thandi@example.co.za');
  expect(await ask()).toBe(1);
  expect(await takeConfirmations(pool)).toBe(0);
  expect(await subscribers()).toEqual([]);
  const [mail] = await mailed();
  expect(mail?.to).toBe('thandi@example.co.za');
  expect(await confirm('A'.repeat(43))).toBe(false);
  expect(await confirm(mail?.token ?? '')).toBe(true);
  await takeConfirmations(pool);
  const subscriber = { email: 'thandi@example.co.za', consent: 'the words', state: 'not_sent' };
  expect(await subscribers()).toEqual([subscriber]);
  // A second click is no failure, and no second subscriber.
  expect(await confirm(mail?.token ?? '')).toBe(true);
  expect(await takeConfirmations(pool)).toBe(0);
});

test('what is no single address is asked nothing', async () => {
  await signUp('a@example.com, b@example.com');
  expect(await ask()).toBe(1);
  expect(await mailed()).toEqual([]);
});

test('nobody is flooded: an address is asked once a day, and not when it subscribes', async () => {
  for (let times = 0; times < 3; times++) {
    await signUp('pieter@example.com');
    await ask();
  }
  expect(await mailed()).toHaveLength(1);
  await ageBy(2);
  await signUp('pieter@example.com');
  await ask();
  const [first, second] = await mailed();
  expect(await confirm(first?.token ?? '')).toBe(false);
  expect(await confirm(second?.token ?? '')).toBe(true);
  await takeConfirmations(pool);
  await ageBy(2);
  await signUp('pieter@example.com');
  await ask();
  expect(await mailed()).toHaveLength(2);
});

test('what nobody confirms is deleted after a week, and its link is dead', async () => {
  await signUp('sipho@example.com');
  await ask();
  await ageBy(8);
  const [mail] = await mailed();
  expect(await confirm(mail?.token ?? '')).toBe(false);
  await deleteWhatIsOver(pool);
  const { rows } = await pool.query('SELECT email FROM inbox.newsletter_confirmation');
  expect(rows).toEqual([]);
});

test('a question that has not left within the week is not mailed any more', async () => {
  await signUp('sipho@example.com');
  await ask();
  await pool.query("UPDATE hub.outbox SET created_at = now() - interval '8 days'");
  await deleteWhatIsOver(pool);
  expect(await mailed()).toEqual([]);
});

test('so many questions wait to be mailed at most, and what is signed up beyond them waits', async () => {
  await pool.query(
    `INSERT INTO hub.outbox (key, kind, purpose, recipient, sealed, state, attempts, next_attempt_at)
     SELECT 'newsletter-confirmation/' || n, 'mail', 'q', n || '@example.com', '', 'waiting', 0, now()
     FROM generate_series(1, 2000) AS n`,
  );
  await signUp('zanele@example.com');
  expect(await ask()).toBe(0);
  await pool.query("DELETE FROM hub.outbox WHERE key = 'newsletter-confirmation/1'");
  expect(await ask()).toBe(1);
});

test('whoever left the newsletter is asked again before it comes again', async () => {
  await pool.query(
    `INSERT INTO hub.subscribers (email, consent, consented_at, state)
     VALUES ('lindiwe@example.com', 'old words', now() - interval '1 year', 'sent')`,
  );
  await signUp('lindiwe@example.com');
  await ask();
  expect(await subscribers()).toMatchObject([{ state: 'sent', consent: 'old words' }]);
  const [mail] = await mailed();
  await confirm(mail?.token ?? '');
  await takeConfirmations(pool);
  expect(await subscribers()).toMatchObject([{ state: 'not_sent', consent: 'the words' }]);
});

test('an administrator who deletes a subscriber deletes the answer too', async () => {
  await signUp('nomsa@example.com');
  await ask();
  const [mail] = await mailed();
  await confirm(mail?.token ?? '');
  await takeConfirmations(pool);
  await hub.payload.delete({
    collection: 'subscribers',
    where: { email: { equals: 'nomsa@example.com' } },
  });
  const { rows } = await pool.query('SELECT email FROM inbox.newsletter_confirmation');
  expect(rows).toEqual([]);
});
