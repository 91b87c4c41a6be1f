import { createHash } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordRegistration } from './registrations.ts';
import { recordSignUp } from './sign-ups.ts';
import { type RolePools, rolePools } from './testing/test-database.ts';

let pools: RolePools;
let owner: pg.Pool;
let site: pg.Pool;
let hub: pg.Pool;
beforeAll(async () => {
  pools = await rolePools();
  ({ owner, site, hub } = pools);
});
afterAll(() => pools.end());

const REFUSED = { code: '42501' };
const REGISTRATION =
  "SELECT inbox.record_registration('0123456789abcdef', sha256('body'), 'TR-1', '\\xaa', 'clean', NULL)";
const DRAFT = "INSERT INTO inbox.draft VALUES (sha256('key'), '\\xaa', now(), now())";

describe('the site may', () => {
  test.each([
    'SELECT * FROM published.product',
    'SELECT * FROM published.content',
    'SELECT * FROM published.revision',
    'SELECT * FROM published.import_run',
    'LISTEN published',
    REGISTRATION,
    "SELECT inbox.sent_reference('0123456789abcdef', sha256('body'))",
    "SELECT inbox.record_enquiry('0123456789abcdef', '\\xaa')",
    DRAFT,
    "UPDATE inbox.draft SET body = '\\xbb' WHERE key_hash = sha256('key')",
    "SELECT body FROM inbox.draft WHERE key_hash = sha256('key')",
    "DELETE FROM inbox.draft WHERE key_hash = sha256('key')",
  ])('%s', async (sql) => {
    await expect(site.query(sql)).resolves.toBeDefined();
  });
});

describe('the site may not', () => {
  test.each([
    "INSERT INTO published.content VALUES ('brand', 'x', '{}')",
    'DELETE FROM published.product',
    'UPDATE published.revision SET revision = 0',
    'SELECT * FROM inbox.sign_up',
    "INSERT INTO inbox.sign_up (email, consent) VALUES ('a@b', '')",
    'DELETE FROM inbox.sign_up',
    'SELECT * FROM inbox.registration',
    'SELECT * FROM inbox.outgoing_mail',
    'SELECT * FROM inbox.enquiry',
    "INSERT INTO inbox.enquiry (idempotency_key, body) VALUES ('0123456789abcdef', '\\xaa')",
    "INSERT INTO inbox.registration (idempotency_key, body) VALUES ('0123456789abcdef', '\\xaa')",
    'UPDATE inbox.registration SET body = NULL',
    'SELECT published.note_change()',
    'SELECT * FROM selvedge.migration',
    'CREATE TABLE public.mine ()',
    'SELECT pg_advisory_lock(1)',
    'SELECT pg_try_advisory_xact_lock_shared(1, 2)',
    'SELECT lo_create(0)',
    'CREATE TABLE published.mine ()',
    'CREATE TABLE inbox.mine ()',
    'CREATE TEMPORARY TABLE mine ()',
    'CREATE SCHEMA mine',
    'CREATE ROLE mine',
    'SET ROLE selvedge_hub',
    'SELECT rolpassword FROM pg_authid',
    "COPY published.product TO '/tmp/mine'",
    "SELECT pg_read_file('/etc/passwd')",
  ])('%s', async (sql) => {
    await expect(site.query(sql)).rejects.toMatchObject(REFUSED);
  });
});

describe('the hub may', () => {
  test.each([
    "INSERT INTO published.content VALUES ('brand', 'x', '{}')",
    "UPDATE published.content SET doc = '[]'",
    'DELETE FROM published.content',
    'DELETE FROM published.product',
    'CREATE TEMPORARY TABLE staging ()',
    'SELECT * FROM inbox.sign_up',
    'DELETE FROM inbox.sign_up',
    'SELECT * FROM inbox.registration',
    'DELETE FROM inbox.registration',
    "UPDATE inbox.registration SET body = '', taken_at = now()",
    'DELETE FROM inbox.draft WHERE expires_at < now()',
    'DELETE FROM inbox.outgoing_mail',
    'DELETE FROM inbox.enquiry',
    'SELECT pg_advisory_xact_lock(1)',
  ])('%s', async (sql) => {
    await expect(hub.query(sql)).resolves.toBeDefined();
  });
});

describe('the hub may not', () => {
  test.each([
    "UPDATE inbox.sign_up SET email = 'a@b'",
    "UPDATE inbox.registration SET reference = 'TR-2'",
    DRAFT,
    REGISTRATION,
    'UPDATE published.revision SET revision = 0',
    'DELETE FROM published.import_run',
    'DROP TABLE published.product',
    'TRUNCATE published.product',
    'SELECT * FROM selvedge.migration',
    'CREATE TABLE public.mine ()',
    'SELECT lo_create(0)',
    'CREATE SCHEMA mine',
    'CREATE ROLE mine',
    'SET ROLE selvedge_owner',
  ])('%s', async (sql) => {
    await expect(hub.query(sql)).rejects.toMatchObject(REFUSED);
  });
});

test('neither role can put a function of its own in the way of the inbox functions', async () => {
  const { rows } = await owner.query(
    `SELECT proname FROM pg_proc WHERE prosecdef AND pronamespace IN ('inbox'::regnamespace, 'published'::regnamespace)
       AND NOT coalesce(proconfig @> ARRAY['search_path=pg_catalog, pg_temp'], false)`,
  );
  expect(rows).toEqual([]);
});

test('an address signs up once, however often and however capitalised', async () => {
  await recordSignUp(site, { email: 'thandi@example.com', consent: 'News' });
  await recordSignUp(site, { email: ' Thandi@Example.com ', consent: 'News again' });
  await recordSignUp(site, { email: 'pieter@example.com', consent: 'News' });
  const { rows } = await hub.query('SELECT email, consent FROM inbox.sign_up ORDER BY email DESC');
  expect(rows).toEqual([
    { email: 'thandi@example.com', consent: 'News' },
    { email: 'pieter@example.com', consent: 'News' },
  ]);
});

test('so many sign-ups wait at most', async () => {
  await owner.query(
    "INSERT INTO inbox.sign_up (email, consent) SELECT n || '@example.com', '' FROM generate_series(1, 20000) AS n",
  );
  await expect(recordSignUp(site, { email: 'a@b.example', consent: '' })).rejects.toThrow(
    'So many sign-ups wait',
  );
  await owner.query('DELETE FROM inbox.sign_up');
});

test('a registration under a key that was used is not taken twice, and another body is told apart', async () => {
  const send = (text: string, reference: string) =>
    recordRegistration(site, {
      idempotencyKey: 'the-very-same-key',
      bodyHash: createHash('sha256').update(text).digest(),
      reference,
      body: Buffer.from(text),
      scanState: 'clean',
      draftKeyHash: undefined,
    });
  expect(await send('one', 'TR-A')).toEqual({ reference: 'TR-A', isSameBody: true });
  expect(await send('one', 'TR-B')).toEqual({ reference: 'TR-A', isSameBody: true });
  expect(await send('two', 'TR-C')).toEqual({ reference: 'TR-A', isSameBody: false });
  const { rows } = await hub.query(
    "SELECT reference, body FROM inbox.registration WHERE idempotency_key = 'the-very-same-key'",
  );
  expect(rows).toEqual([{ reference: 'TR-A', body: Buffer.from('one') }]);
});

test('of many senders of one key at once all hear of the same registration', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      recordRegistration(site, {
        idempotencyKey: 'a-key-sent-by-many',
        bodyHash: createHash('sha256').update('same').digest(),
        reference: `TR-${n}-MANY`,
        body: Buffer.from('same'),
        scanState: 'clean',
        draftKeyHash: undefined,
      }),
    ),
  );
  expect(new Set(answers.map((kept) => kept?.reference)).size).toBe(1);
  expect(answers.every((kept) => kept?.isSameBody)).toBe(true);
});
