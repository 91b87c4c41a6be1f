import { CONFIRMATION_DAYS } from '@selvedge/contract/newsletter';
import { withClient } from '@selvedge/database/connection';
import type { Where } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestHub, testHub } from '../../../test/test-hub.ts';
import {
  deleteWhatIsOver,
  eraseRegistration,
  KEPT_DAYS,
  UNDECIDED_DAYS,
} from './erase-registration.ts';

let hub: TestHub;
let pool: pg.Pool;
beforeAll(async () => {
  hub = await testHub();
  pool = new pg.Pool({ connectionString: hub.database.hubUrl });
});
afterAll(async () => {
  await pool.end();
  await hub.close();
});

test('an application goes when its time is over, and no day sooner', async () => {
  const add = (reference: string, status: string, decided: number | null, submitted: number) =>
    pool.query(
      `INSERT INTO hub.registrations (reference, company_name, status, decided_at, submitted_at)
       VALUES ($1, 'Nkosi', $2, now() - $3::int * interval '1 day', now() - $4::int * interval '1 day')`,
      [reference, status, decided, submitted],
    );
  await add('TR-DECLINED-OLD', 'declined', KEPT_DAYS.declined + 1, 2000);
  await add('TR-DECLINED-NEW', 'declined', KEPT_DAYS.declined - 1, 2000);
  await add('TR-APPROVED-OLD', 'approved', KEPT_DAYS.approved + 1, 3000);
  await add('TR-APPROVED-NEW', 'approved', KEPT_DAYS.approved - 1, 3000);
  await add('TR-UNDECIDED-OLD', 'in_review', null, UNDECIDED_DAYS + 1);
  await add('TR-UNDECIDED-NEW', 'in_review', null, UNDECIDED_DAYS - 1);
  await add('TR-REOPENED-NEW', 'in_review', null, 3000);
  await add('TR-REOPENED-OLD', 'in_review', null, 3000);
  const reopened = (reference: string, days: number) =>
    withClient(hub.database.ownerUrl, (owner) =>
      owner.query(
        `INSERT INTO audit.entry (action, subject_kind, subject_id, at)
         SELECT 'reopen', 'registrations', id::text, now() - $2::int * interval '1 day'
         FROM hub.registrations WHERE reference = $1`,
        [reference, days],
      ),
    );
  await reopened('TR-REOPENED-NEW', UNDECIDED_DAYS - 1);
  await reopened('TR-REOPENED-OLD', UNDECIDED_DAYS + 1);
  expect(await deleteWhatIsOver(pool)).toEqual([]);
  const { rows } = await pool.query(
    'SELECT reference FROM hub.registrations WHERE erased_at IS NULL ORDER BY reference',
  );
  expect(rows.map(({ reference }) => reference)).toEqual([
    'TR-APPROVED-NEW',
    'TR-DECLINED-NEW',
    'TR-REOPENED-NEW',
    'TR-UNDECIDED-NEW',
  ]);
  const proofs = await pool.query(
    "SELECT subject, actor, fields FROM audit.entry WHERE action = 'erase' ORDER BY subject",
  );
  expect(proofs.rows).toMatchObject([
    {
      subject: 'TR-APPROVED-OLD',
      actor: null,
      fields: expect.arrayContaining(['its time is over']),
    },
    { subject: 'TR-DECLINED-OLD' },
    { subject: 'TR-REOPENED-OLD' },
    { subject: 'TR-UNDECIDED-OLD' },
  ]);
});

test('one that cannot be erased keeps no other from it, and is told', async () => {
  for (const reference of ['TR-STUCK-1', 'TR-FREE-1', 'TR-STUCK-2', 'TR-FREE-2'])
    await pool.query(
      `INSERT INTO hub.registrations (reference, company_name, status, decided_at)
       VALUES ($1, 'Nkosi', 'declined', '2020-01-01')`,
      [reference],
    );
  await pool.query(
    "ALTER TABLE hub.registrations ADD CONSTRAINT stuck CHECK (reference NOT LIKE 'TR-STUCK-%' OR erased_at IS NULL)",
  );
  expect(await deleteWhatIsOver(pool)).toMatchObject([
    { message: 'Application TR-STUCK-1, whose time is over, cannot be erased' },
    { message: 'Application TR-STUCK-2, whose time is over, cannot be erased' },
  ]);
  await pool.query('ALTER TABLE hub.registrations DROP CONSTRAINT stuck');
  const { rows } = await pool.query(
    "SELECT reference FROM hub.registrations WHERE erased_at IS NOT NULL AND reference ~ '(STUCK|FREE)' ORDER BY id",
  );
  expect(rows).toEqual([{ reference: 'TR-FREE-1' }, { reference: 'TR-FREE-2' }]);
  expect(await deleteWhatIsOver(pool)).toEqual([]);
});

test('messages that were sent or are dead letters go after 90 days, with their addresses', async () => {
  const add = (key: string, state: string, days: number) =>
    pool.query(
      `INSERT INTO hub.outbox (key, kind, purpose, recipient, sealed, state, attempts, sent_at, updated_at)
       VALUES ($1, 'mail', 'Test', 'thandi@example.co.za', '', $2, 1, now() - $3::int * interval '1 day',
         now() - $3::int * interval '1 day')`,
      [key, state, days],
    );
  for (const state of ['sent', 'dead', 'waiting'])
    for (const days of [89, 91]) await add(`${state} ${days}`, state, days);
  await deleteWhatIsOver(pool);
  const { rows } = await pool.query(
    "SELECT key FROM hub.outbox WHERE purpose = 'Test' ORDER BY key",
  );
  expect(rows.map(({ key }) => key)).toEqual(['dead 89', 'sent 89', 'waiting 89', 'waiting 91']);
});

test('saved views that look for an erased person go too, and no others', async () => {
  const person = await hub.person('clerk');
  const add = async (reference: string, ...names: [string, string, string, string]) => {
    const { rows } = await pool.query(
      `INSERT INTO hub.registrations (reference, company_name, trading_name, applicant_name, applicant_email, status)
       VALUES ($1, $2, $3, $4, $5, 'new') RETURNING id`,
      [reference, ...names],
    );
    return Number(rows[0].id);
  };
  const id = await add(
    'TR-VIEW-0001',
    'Loom & Newt',
    'Zebra Rooms',
    'Thandi Mokoena',
    'thandi@loom.example',
  );
  await add('TR-VIEW-0002', 'Loom Brothers', 'Cloth', 'Pieter Brand', 'pieter@brothers.example');
  const save = (title: string, where: Where) =>
    hub.payload.create({
      collection: 'payload-query-presets',
      data: { title, relatedCollection: 'registrations', where, isShared: false },
      user: person,
    });
  await save('of the address', { applicantEmail: { equals: 'Thandi@loom.example' } });
  await save('in a list', { or: [{ and: [{ companyName: { in: ['Loom & Newt', 'Nobody'] } }] }] });
  await save('by a part', { applicantName: { like: 'mokoena' } });
  await save('by the shop', { tradingName: { like: 'zebra' } });
  await save('by a wildcard', { applicantName: { like: 'mok_ena' } });
  await save('in another order', { applicantName: { like: 'mokoena  thandi' } });
  await save('by parts of words', { companyName: { like: 'newt loo' } });
  await save('by words of another', { companyName: { like: 'bro loom' } });
  await save('as it is heard', { searchText: { like: 'newt thandi' } });
  await save('in another field', { missing: { like: 'asked Thandi Mokoena' } });
  await save('Calls to Thandi Mokoena', { status: { equals: 'new' } });
  await save('of both', { companyName: { like: 'Loom' } });
  await save('what is new', { status: { equals: 'new' } });
  await save('of another', { applicantName: { equals: 'Pieter Brand' } });
  await eraseRegistration(pool, id, 'asked for');
  const { rows } = await pool.query('SELECT title FROM hub.payload_query_presets ORDER BY title');
  expect(rows.map(({ title }) => title)).toEqual([
    'by words of another',
    'of another',
    'of both',
    'what is new',
  ]);
  const lines = await pool.query(
    "SELECT fields FROM audit.entry WHERE action = 'erase' AND subject = 'TR-VIEW-0001'",
  );
  expect(lines.rows[0].fields).toContain('10 saved views');
});

test('saved views full of a name keep nobody from being erased', async () => {
  const { rows } = await pool.query(
    `INSERT INTO hub.registrations (reference, company_name, applicant_name, applicant_email, status)
     SELECT 'TR-MANY-' || n, CASE n WHEN 1 THEN 'Qx7 Interiors' ELSE 'House ' || n END, 'Applicant ' || n,
       n || '@house.example', 'new'
     FROM generate_series(1, 1000) AS n RETURNING id`,
  );
  await pool.query(
    `INSERT INTO hub.payload_query_presets (title, related_collection, "where")
     SELECT 'many ' || n, 'registrations', (
       SELECT jsonb_build_object('or', jsonb_agg(jsonb_build_object('companyName', jsonb_build_object('contains', word))))
       FROM (SELECT CASE WHEN m <= 260 THEN 'qx7' ELSE 'Qx7 Interiors ' || n || ' ' || m END AS word
             FROM generate_series(1, 520) AS m) AS words)
     FROM generate_series(1, 300) AS n`,
  );
  const client = await pool.connect();
  await client.query("SET statement_timeout = '20s'"); // each of them times each application takes minutes
  const erased = eraseRegistration(client, Number(rows[0].id), 'asked for');
  await erased.finally(() => client.release(true));
  const left = await pool.query("SELECT FROM hub.payload_query_presets WHERE title LIKE 'many %'");
  expect(left.rowCount).toBe(0);
});

test('what was mailed to each address that an erased application ever had goes with it', async () => {
  const [old, now, other] = ['old@example.com', 'new@example.com', 'other@example.com'];
  await pool.query(
    `INSERT INTO hub.registrations (id, reference, applicant_email, status, submitted_at)
     VALUES (9077, 'TR-MOVED', $1, 'approved', now())`,
    [now],
  );
  const keys = [
    'received/TR-MOVED',
    `draft-link/1`,
    `newsletter-confirmation/1`,
    `asked/TR-MOVED/1`,
    `draft-link/2`,
    `draft-link/3`,
  ];
  for (const [at, recipient] of [old, old, 'Old@example.com', now, now, other].entries())
    await pool.query(
      "INSERT INTO hub.outbox (key, kind, purpose, recipient, sealed) VALUES ($1, 'mail', 'moved', $2, 'x')",
      [keys[at], recipient],
    );
  for (const email of [old, other])
    await pool.query(
      `INSERT INTO inbox.newsletter_confirmation (email, token_hash, consent, expires_at)
       VALUES ($1::text, sha256(convert_to($1::text, 'UTF8')), 'the words', now() + interval '1 hour')`,
      [email],
    );
  await eraseRegistration(pool, 9077, 'asked for');
  const left = async (sql: string) =>
    (await pool.query<{ of: string }>(sql)).rows.map((row) => row.of);
  expect(await left("SELECT recipient AS of FROM hub.outbox WHERE purpose = 'moved'")).toEqual([
    other,
  ]);
  expect(await left('SELECT email AS of FROM inbox.newsletter_confirmation')).toEqual([other]);
  await pool.query('DELETE FROM inbox.newsletter_confirmation');
});

test('addresses that do not say yes to the newsletter go after seven days', async () => {
  const add = (email: string, expires: string) =>
    pool.query(
      `INSERT INTO inbox.newsletter_confirmation (email, token_hash, consent, expires_at)
       VALUES ($1::text, sha256(convert_to($1::text, 'UTF8')), 'the words', now() + $2::interval)`,
      [email, expires],
    );
  await add('silent@example.com', '-1 second');
  await add('asked@example.com', '1 hour');
  await add('yes@example.com', '-1 second');
  await add('subscribed@example.com', '-1 second');
  await pool.query(
    `UPDATE inbox.newsletter_confirmation SET confirmed_at = now(),
       taken_at = CASE WHEN email LIKE 'subscribed%' THEN now() END
     WHERE email LIKE 'yes%' OR email LIKE 'subscribed%'`,
  );
  await deleteWhatIsOver(pool);
  const { rows } = await pool.query(
    'SELECT email FROM inbox.newsletter_confirmation ORDER BY email',
  );
  // Whose yes the hub has not taken yet, as where it was away, stays.
  expect(rows.map(({ email }) => email)).toEqual(['asked@example.com', 'yes@example.com']);
  expect(CONFIRMATION_DAYS).toBe(7);
});

test('an application takes its own mails with it, whatever it is called', async () => {
  const keys = ['received/TR-OWNS-0001', 'approved/TR-OWNS-0001/2', 'received/TR-ELSE-0001'];
  await pool.query(
    `INSERT INTO hub.outbox (key, kind, purpose, recipient, sealed)
     SELECT key, 'mail', 'of an application', 'a@example.com', '' FROM unnest($1::text[]) AS key`,
    [keys],
  );
  const left = async () => {
    const sql = "SELECT key FROM hub.outbox WHERE purpose = 'of an application' ORDER BY id";
    return (await pool.query(sql)).rows.map(({ key }) => key);
  };
  const erase = async (reference: string) => {
    const add = 'INSERT INTO hub.registrations (reference) VALUES ($1) RETURNING id';
    const [{ id }] = (await pool.query(add, [reference])).rows;
    await eraseRegistration(pool, id, 'junk');
  };
  for (const reference of ['%%%%', '____-____']) await erase(reference);
  expect(await left()).toEqual(keys);
  await erase('TR-OWNS-0001');
  expect(await left()).toEqual(['received/TR-ELSE-0001']);
});
