import { createHash, randomUUID } from 'node:crypto';
import { LETTER_BOX_MAILS_PER_DAY } from '@selvedge/contract/limits';
import { recordRegistration } from '@selvedge/database/registrations';
import { Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as given from '../../../../../packages/contract/test/registration-fixtures.ts';
import { makeSealingKey } from '../../../test/sealing.ts';
import { type TestHub, testHub } from '../../../test/test-hub.ts';
import type { SealingKeys } from '../../access/sealing-keys.ts';
import { openMail } from '../../messages/sealed-mail.ts';
import { takeMailRequests, takeSignUps } from '../../messages/take-inbox.ts';
import { blindIndexKey, countDuplicates } from '../application/blind-index.ts';
import { openDocumentVersion } from '../application/document-versions.ts';
import { eraseRegistration } from '../personal-data/erase-registration.ts';
import { type DeskKeys, LONGEST_BODY_BYTES, takeRegistrations } from './take-registrations.ts';

let hub: TestHub;
let pool: pg.Pool;
let site: pg.Pool;
let keys: DeskKeys;
beforeAll(async () => {
  hub = await testHub();
  pool = new pg.Pool({ connectionString: hub.database.hubUrl });
  site = new pg.Pool({ connectionString: hub.database.siteUrl });
  keys = {
    sealing: await makeSealingKey(hub.dataDir),
    blindIndex: await blindIndexKey(hub.dataDir),
  };
});
afterAll(async () => {
  await Promise.all([pool.end(), site.end()]);
  await hub.close();
});
beforeEach(async () => {
  for (const table of ['inbox.registration', 'hub.registrations', 'hub.outbox'])
    await pool.query(`DELETE FROM ${table}`);
});

const sealedFor = async (text: string, recipient: string) => {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter.encrypt(text);
};
/** Hands an application in as the site does. */
async function handIn(
  reference: string,
  {
    idempotencyKey = randomUUID(),
    body,
    marketing = 'no',
    askedBy,
    email = given.declaration.email,
  }: {
    email?: string;
    idempotencyKey?: string;
    body?: Uint8Array;
    marketing?: string;
    askedBy?: string;
  } = {},
) {
  const declaration = { ...given.declaration, marketing, email };
  const text = JSON.stringify({ data: { ...given.application, declaration } });
  return recordRegistration(site, {
    idempotencyKey,
    bodyHash: createHash('sha256').update(text).digest(),
    reference,
    body: body ?? (await keys.sealing.seal(text)),
    scanState: 'clean',
    draftKeyHash: undefined,
    askedBy,
  });
}
const all = async (sql: string) => (await pool.query(sql)).rows;

test('an application arrives in the queue once, sealed in parts, with a mail and a line in the log', async () => {
  await handIn('TR-AAAA-0001');
  expect(await takeRegistrations(pool, keys, new Set())).toBe(1);
  expect(await takeRegistrations(pool, keys, new Set())).toBe(0);
  const [row] = await all('SELECT * FROM hub.registrations');
  expect(row).toMatchObject({
    reference: 'TR-AAAA-0001',
    company_name: 'Nkosi Interiors',
    trading_name: given.company.trading_as,
    status: 'new',
    scan_state: 'clean',
    qualifies_by: 'references',
    missing: 'Identity documents of directors, Bank letter, Proof of address',
  });
  const stored = await openDocumentVersion(pool, keys.sealing, row.id, 'application');
  expect(JSON.parse(Buffer.from(stored?.content ?? []).toString())).toMatchObject({
    company_details: [given.company],
  });
  const document = await openDocumentVersion(pool, keys.sealing, row.id, 'company_registration');
  expect(document).toMatchObject({
    part: 'company_registration',
    contentType: 'application/pdf',
    content: new Uint8Array(3),
  });
  const [message] = await all('SELECT * FROM hub.outbox');
  expect(message).toMatchObject({
    key: 'received/TR-AAAA-0001',
    recipient: given.declaration.email,
  });
  const mail = await openMail(keys.sealing, message.sealed);
  expect(mail.text).toContain('Your reference is TR-AAAA-0001.');
  expect(mail.text).toContain(
    'ask you for it:\n- Identity documents of directors\n- Bank letter\n- Proof of address\n\nWe answer',
  );
  expect(await all("SELECT subject FROM audit.entry WHERE action = 'arrive'")).toEqual([
    { subject: 'TR-AAAA-0001' },
  ]);
});

test('the inbox keeps the key of what was taken, and nothing of what was in it', async () => {
  const idempotencyKey = randomUUID();
  await handIn('TR-AAAA-0002', { idempotencyKey });
  await takeRegistrations(pool, keys, new Set());
  expect(await handIn('TR-AAAA-0003', { idempotencyKey })).toEqual({
    reference: 'TR-AAAA-0002',
    isSameBody: true,
  });
  expect(await takeRegistrations(pool, keys, new Set())).toBe(0);
  expect(await all('SELECT octet_length(body) AS bytes FROM inbox.registration')).toEqual([
    { bytes: 0 },
  ]);
});

test('of many processes one takes an application, and one that fails on the way leaves all as it was', async () => {
  for (let n = 10; n < 16; n += 1) await handIn(`TR-MANY-00${n}`);
  await pool.query("INSERT INTO hub.registrations (reference) VALUES ('TR-MANY-0012')"); // in the way
  const rounds = Array.from({ length: 3 }, () => takeRegistrations(pool, keys, new Set()));
  const ends = await Promise.allSettled(rounds);
  expect(ends.some(({ status }) => status === 'rejected')).toBe(true);
  await pool.query("DELETE FROM hub.registrations WHERE reference = 'TR-MANY-0012'");
  await takeRegistrations(pool, keys, new Set());
  expect(await all('SELECT count(*)::int AS n FROM hub.registrations')).toEqual([{ n: 6 }]);
  expect(await all('SELECT count(*)::int AS n FROM hub.outbox')).toEqual([{ n: 6 }]);
});

test('one that is sealed to a key that is not here stays in the inbox and holds up nobody', async () => {
  const other = await identityToRecipient(await generateIdentity());
  await handIn('TR-LOST-0001', { body: await sealedFor('{}', other) });
  await handIn('TR-GOOD-0001');
  const passOver = new Set<string>();
  await expect(takeRegistrations(pool, keys, passOver)).rejects.toThrow(
    'TR-LOST-0001 in the inbox cannot be opened',
  );
  expect(await takeRegistrations(pool, keys, passOver)).toBe(1);
  expect(await all('SELECT reference FROM inbox.registration WHERE taken_at IS NULL')).toEqual([
    { reference: 'TR-LOST-0001' },
  ]);
});

test.each(['%%%%', '____', 'http://evil.example/pay', 'TR-AAAA-0001 '])(
  'one under %j, which is no reference of ours, stays in the inbox, and no mail names it',
  async (reference) => {
    await handIn(reference);
    await expect(takeRegistrations(pool, keys, new Set())).rejects.toThrow('cannot be opened');
    expect(await all('SELECT FROM hub.registrations')).toEqual([]);
    expect(await all('SELECT FROM hub.outbox')).toEqual([]);
  },
);

test('one that the desk cannot store stays in the inbox and holds up nobody', async () => {
  await handIn('TR-DONE-0001');
  await handIn('TR-GOOD-0002');
  await pool.query("INSERT INTO hub.registrations (reference) VALUES ('TR-DONE-0001')"); // in the way
  const passOver = new Set<string>();
  await expect(takeRegistrations(pool, keys, passOver)).rejects.toThrow(
    'TR-DONE-0001 in the inbox cannot be stored',
  );
  expect(await takeRegistrations(pool, keys, passOver)).toBe(1);
  expect(await all('SELECT reference FROM inbox.registration WHERE taken_at IS NULL')).toEqual([
    { reference: 'TR-DONE-0001' },
  ]);
});

const counts = () =>
  all('SELECT likely_duplicates::int AS n FROM hub.registrations ORDER BY reference');

test('one that is longer than any that the site stores is not read, and holds up nobody', async () => {
  await handIn('TR-AAAA-0005');
  await handIn('TR-AAAA-0006');
  const tooLong = `decode(repeat('00', ${LONGEST_BODY_BYTES + 1}), 'hex')`;
  await pool.query(
    `UPDATE inbox.registration SET body = ${tooLong} WHERE reference = 'TR-AAAA-0005'`,
  );
  const passedOver = new Set<string>();
  const take = () => takeRegistrations(pool, keys, passedOver);
  await expect(take()).rejects.toThrow('TR-AAAA-0005');
  expect(await take()).toBe(1);
  expect(await all('SELECT reference FROM hub.registrations')).toEqual([
    { reference: 'TR-AAAA-0006' },
  ]);
});

test('a number that very many share is counted without looking at each pair of them', async () => {
  const applications = 30;
  await pool.query(
    `WITH made AS (
       INSERT INTO hub.registrations (reference, status, submitted_at, likely_duplicates)
       SELECT 'TR-' || n, 'new', now(), 0 FROM generate_series(1, $1::int) AS n RETURNING id)
     INSERT INTO hub.registration_mark (registration_id, kind, hash) SELECT id, 'VAT number', 'same' FROM made`,
    [applications],
  );
  await countDuplicates(pool);
  const counted = await all('SELECT DISTINCT likely_duplicates::int AS n FROM hub.registrations');
  expect(counted).toEqual([{ n: applications - 1 }]);
});

test('an application that shares a number with another is pointed out, and the number is nowhere in plain', async () => {
  await handIn('TR-TWIN-0001');
  await handIn('TR-TWIN-0002');
  await takeRegistrations(pool, keys, new Set());
  await countDuplicates(pool);
  expect(await counts()).toEqual([{ n: 1 }, { n: 1 }]); // the earlier one says it too
  const [{ text }] = await all(
    `SELECT string_agg(row::text, '') AS text FROM (
       SELECT to_jsonb(r) AS row FROM hub.registrations r
       UNION ALL SELECT to_jsonb(m) FROM hub.registration_mark m
       UNION ALL SELECT to_jsonb(o) FROM hub.outbox o) AS rows`,
  );
  expect(text).not.toContain(given.partner.partnerIdNumber);
  expect(text).not.toContain(given.company.account_number);
});

test('an application whose twin is erased has one likely duplicate less', async () => {
  for (const reference of ['TR-TWIN-0001', 'TR-TWIN-0002', 'TR-TWIN-0003']) await handIn(reference);
  await takeRegistrations(pool, keys, new Set());
  await countDuplicates(pool);
  const [{ id }] = await all("SELECT id FROM hub.registrations WHERE reference = 'TR-TWIN-0002'");
  await eraseRegistration(pool, Number(id), 'a test');
  expect(await counts()).toEqual([{ n: 1 }, { n: 0 }, { n: 1 }]);
});

test('who ticked the box for news becomes a subscriber, and who did not, does not', async () => {
  await handIn('TR-NEWS-0001');
  await takeRegistrations(pool, keys, new Set());
  expect(await takeSignUps(pool)).toBe(0);
  await handIn('TR-NEWS-0002', { marketing: 'yes' });
  await handIn('TR-NEWS-0003', { marketing: 'yes' });
  await takeRegistrations(pool, keys, new Set());
  expect(await takeSignUps(pool)).toBe(1);
  expect(await all('SELECT email, state FROM hub.subscribers')).toEqual([
    { email: given.declaration.email, state: 'not_sent' },
  ]);
});

test('a link that the site asks to be mailed goes into the outbox, once', async () => {
  const [opensWith, origin] = [`/register#resume=${'a'.repeat(43)}`, 'https://example.com'];
  const link = `https://evil.example${opensWith}`;
  const request = { to: 'thandi@example.com', link };
  const ask = async (sealing: SealingKeys, asked = request, key = 'a-key-of-sixteen-or-more') =>
    site.query("SELECT inbox.record_outgoing_mail($1, 'draft_link', $2)", [
      key,
      Buffer.from(await sealing.seal(JSON.stringify(asked))),
    ]);
  await ask(keys.sealing);
  await ask(keys.sealing);
  const taken = () => takeMailRequests(pool, keys.sealing, origin, new Set());
  expect(await taken()).toBe(1);
  await ask(keys.sealing);
  await taken();
  const messages = await all('SELECT sealed FROM hub.outbox');
  expect(messages).toHaveLength(1);
  const mail = await openMail(keys.sealing, messages[0].sealed);
  expect(mail).toMatchObject({ to: request.to });
  expect(mail.text).toContain(`\n\n${origin}${opensWith}\n\n`);
  expect(mail.text).not.toContain('evil');
  expect(await all('SELECT FROM inbox.outgoing_mail')).toEqual([]);
  // It is a link of the registration for one address, and no words of whoever speaks for the site.
  await ask(keys.sealing, { ...request, link: `${link}\n\nPay here` }, 'another-key-of-sixteen');
  await expect(taken()).rejects.toThrow('cannot be opened');
  await all('DELETE FROM inbox.outgoing_mail');
  await ask(keys.sealing, { ...request, to: 'a@example.com, b@example.com' }, 'the-key-of-a-list');
  await expect(taken()).rejects.toThrow('cannot be opened');
});

test('a letter-box that many applications name is mailed about so many, and all of them are at the desk', async () => {
  for (let n = 0; n < LETTER_BOX_MAILS_PER_DAY + 3; n += 1)
    await handIn(`TR-NAME-${1000 + n}`, {
      askedBy: `network ${n}`,
      marketing: 'yes',
      email: `thandi+${n}@example.com`,
    });
  await takeRegistrations(pool, keys, new Set());
  const [{ taken, mails, networks }] = await all(
    `SELECT (SELECT count(*)::int FROM hub.registrations) AS taken, count(*)::int AS mails,
       count(DISTINCT asked_by)::int AS networks FROM hub.outbox`,
  );
  expect(taken).toBe(LETTER_BOX_MAILS_PER_DAY + 3);
  expect(mails).toBe(LETTER_BOX_MAILS_PER_DAY);
  expect(await takeSignUps(pool)).toBe(LETTER_BOX_MAILS_PER_DAY); // each would be asked by a mail
  expect(networks).toBe(mails); // each has the turn of its own network
  // What is taken leaves no mark behind.
  expect(await all('SELECT DISTINCT asked_by FROM inbox.registration')).toEqual([
    { asked_by: null },
  ]);
});
