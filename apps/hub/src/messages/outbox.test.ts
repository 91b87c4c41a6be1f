import { createLocalReq, docAccessOperation } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, mailServer } from '../../test/mail-server.ts';
import { makeSealingKey } from '../../test/sealing.ts';
import { type TestHub, testHub } from '../../test/test-hub.ts';
import type { SealingKeys } from '../access/sealing-keys.ts';
import {
  backoffMs,
  deliverDue,
  MAX_ATTEMPTS,
  NEWCOMERS_MAILS,
  STRANGERS_MAILS,
} from './deliver-due.ts';
import { mailDelivery, mailSender } from './deliver-mail.ts';
import { countDeadLetters } from './message-collections.ts';
import { queueMessage } from './queue-message.ts';
import { sealMail } from './sealed-mail.ts';
import { queueStaffMail, STAFF_KEY } from './staff-mail.ts';

let hub: TestHub;
let pool: pg.Pool;
let keys: SealingKeys;
let server: MailServer;
beforeAll(async () => {
  hub = await testHub();
  pool = new pg.Pool({ connectionString: hub.database.hubUrl });
  keys = await makeSealingKey(hub.dataDir);
  server = await mailServer();
});
afterAll(async () => {
  await server.close();
  await pool.end();
  await hub.close();
});
beforeEach(async () => {
  await pool.query('DELETE FROM hub.outbox');
  server.mood = 'takes';
});

const FROM = { name: 'Desk', address: 'desk@example.com' };
const state = { now: new Date('2030-01-01T00:00:00Z') };
/** @returns how many were tried */
const deliver = async (smtpUrl = server.url) => {
  const send = mailSender({ smtpUrl, dataDir: hub.dataDir });
  const round = await deliverDue(pool, {
    deliver: mailDelivery(send, keys, FROM),
    now: () => state.now,
  });
  return round.tried;
};
const later = (ms: number) => {
  state.now = new Date(state.now.getTime() + ms);
};
const queue = async (key: string) =>
  queueMessage(pool, {
    key,
    kind: 'mail',
    purpose: 'A test',
    recipient: 'thandi@example.com',
    sealed: await sealMail(keys, { to: 'thandi@example.com', subject: key, text: 'Secret words' }),
  });
const row = async (key: string) =>
  (await pool.query('SELECT * FROM hub.outbox WHERE key = $1', [key])).rows[0];
const mails = (key: string) => server.taken.filter((mail) => mail.includes(`Subject: ${key}`));

test('a mail is sealed while it waits, sent once however often it is queued, and empty afterwards', async () => {
  await queue('once');
  await queue('once');
  expect(Buffer.from((await row('once')).sealed, 'base64').toString()).not.toContain('Secret');
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  expect(mails('once')).toHaveLength(1);
  expect(mails('once')[0]).toContain('Secret words');
  expect(await row('once')).toMatchObject({ state: 'sent', sealed: '', last_problem: null });
});

test('a message that is queued in a transaction that is taken back is never sent', async () => {
  const client = await pool.connect();
  await client.query('BEGIN');
  await queueMessage(client, { key: 'not', kind: 'mail', purpose: 'x', recipient: 'a@b.example' });
  expect(await deliver()).toBe(0);
  await client.query('ROLLBACK');
  client.release();
  expect(await row('not')).toBeUndefined();
});

test('a server that is away, says come later or drops the line is tried again with a growing backoff', async () => {
  await queue('patience');
  await deliver('smtp://127.0.0.1:9');
  expect(await row('patience')).toMatchObject({ state: 'waiting', attempts: '1' });
  expect(await deliver()).toBe(0); // not yet
  for (const [tries, mood] of [
    [1, 'says come later'],
    [2, 'drops the line'],
  ] as const) {
    server.mood = mood;
    later(backoffMs(tries) - 1);
    expect(await deliver()).toBe(0);
    later(1);
    expect(await deliver()).toBe(1);
    expect(await row('patience')).toMatchObject({ state: 'waiting', attempts: String(tries + 1) });
  }
  expect((await row('patience')).last_problem).not.toBe('');
  server.mood = 'takes';
  later(backoffMs(3));
  await deliver();
  expect(mails('patience')).toHaveLength(1);
  expect(await row('patience')).toMatchObject({ state: 'sent', attempts: '4' });
});

test('a mail is sent in the name of the house, and answered to its address', async () => {
  await queue('unsigned');
  await deliver();
  expect(mails('unsigned')[0]).toContain('From: Desk <desk@example.com>');
  await pool.query(
    "INSERT INTO hub.site_settings (supplier_name, telephone, info_email) VALUES ('Hornbill & Heddle', '021 555 0100', 'hello@example.com')",
  );
  await queue('signed');
  await deliver();
  const [mail = ''] = mails('signed');
  expect(mail).toContain('From: "Hornbill & Heddle" <desk@example.com>');
  expect(mail).toContain('Reply-To: hello@example.com');
  expect(mail).toMatch(/Secret words\s+Hornbill & Heddle\s+021 555 0100\s+hello@example\.com/u);
  await pool.query('DELETE FROM hub.site_settings');
});

test('each try of a mail has the same number, by which one that comes twice is known', async () => {
  const numbers: unknown[] = [];
  await queue('number');
  const send = async ({ messageId }: { messageId?: string | undefined }) => {
    numbers.push(messageId);
    if (numbers.length < 3) throw new Error('no');
  };
  for (let tries = 1; tries <= 3; tries += 1) {
    await deliverDue(pool, { deliver: mailDelivery(send, keys, FROM), now: () => state.now });
    later(backoffMs(tries));
  }
  expect(numbers).toHaveLength(3);
  expect(new Set(numbers).size).toBe(1);
  expect(numbers[0]).toMatch(/^<\d+\.[0-9a-f]+@example\.com>$/u);
});

test('a mail that the server refuses for good, or sixteen times, becomes a dead letter and stays to be seen', async () => {
  server.mood = 'knows nobody';
  await queue('nobody');
  await deliver();
  expect(await row('nobody')).toMatchObject({ state: 'dead', next_attempt_at: null });
  expect((await row('nobody')).last_problem).toContain('No such user');
  await queue('tired');
  for (let tries = 1; tries <= MAX_ATTEMPTS; tries += 1) {
    expect(await row('tired')).toMatchObject({ state: 'waiting' });
    await deliver('smtp://127.0.0.1:9');
    later(backoffMs(tries));
  }
  expect(await row('tired')).toMatchObject({ state: 'dead', attempts: String(MAX_ATTEMPTS) });
});

test('a clerk puts a dead letter back to waiting, and can change nothing else', async () => {
  const clerk = await hub.person('clerk');
  await queue('again');
  server.mood = 'knows nobody';
  await deliver();
  const { id } = await row('again');
  const update = (data: Record<string, unknown>) =>
    hub.payload.update({ collection: 'outbox', id, data, user: clerk, overrideAccess: false });
  /** Whether the form lets the state be chosen. */
  const isOffered = async () => {
    const collection = hub.payload.collections.outbox;
    const req = await createLocalReq({ user: clerk }, hub.payload);
    const { fields } = await docAccessOperation({ collection, id, req });
    return fields === true || Boolean(Object(fields.state).update);
  };
  expect(await isOffered()).toBe(true);
  await update({ state: 'sent', recipient: 'other@example.com' });
  expect(await row('again')).toMatchObject({ state: 'dead', recipient: 'thandi@example.com' });
  await update({ state: 'waiting' });
  expect(await row('again')).toMatchObject({ state: 'waiting', attempts: '0' });
  server.mood = 'takes';
  later(365 * 24 * 60 * 60 * 1000 * 10);
  await deliver();
  expect(mails('again')).toHaveLength(1);
  expect(await isOffered()).toBe(false);
});

test('whoever works at the desk is told of its dead letters, and administrators of all', async () => {
  const seenBy = async (role: 'administrator' | 'clerk' | 'editor') =>
    countDeadLetters(await createLocalReq({ user: await hub.person(role) }, hub.payload));
  const before = [await seenBy('administrator'), await seenBy('clerk')];
  await queue('refused');
  await queue(`${STAFF_KEY}refused`);
  server.mood = 'knows nobody';
  await deliver();
  const after = [await seenBy('administrator'), await seenBy('clerk')];
  expect(after.map((count, place) => count - (before[place] ?? 0))).toEqual([2, 1]);
  expect(await seenBy('editor')).toBe(0);
});

test('a clerk sees the mails of the desk, and none to a colleague', async () => {
  const [clerk, administrator] = [await hub.person('clerk'), await hub.person('administrator')];
  const queueStaff = () =>
    queueStaffMail(pool, { DATA_DIR: hub.dataDir }, { to: 'a@b.example', subject: 'x', text: 'y' });
  await queue('approved/TR-0000-0000');
  await queueStaff();
  const seenBy = async (user: typeof clerk) => {
    const asked = { collection: 'outbox', user, overrideAccess: false } as const;
    const { docs } = await hub.payload.find(asked);
    const { totalDocs } = await hub.payload.count(asked);
    const changed = await hub.payload.update({ ...asked, where: {}, data: {} });
    return [docs.length, totalDocs, changed.docs.length];
  };
  expect(await seenBy(clerk)).toEqual([1, 1, 1]);
  expect(await seenBy(administrator)).toEqual([2, 2, 2]);
});

test('of two processes at once each message is handed over by one', async () => {
  for (let n = 0; n < 12; n += 1) await queue(`both-${n}-`);
  await Promise.all([deliver(), deliver(), deliver()]);
  for (let n = 0; n < 12; n += 1) expect(mails(`both-${n}-`)).toHaveLength(1);
});

describe('mails that strangers cause', () => {
  const MINUTE_MS = 60_000;
  const [purpose, recipient] = ['A test', 'thandi@example.com'];
  const ask = (key: string, askedBy?: string | null) =>
    queueMessage(pool, { key, kind: 'mail', purpose, recipient, askedBy });
  const sent: string[] = [];
  const round = async () => {
    const deliver = async ({ key }: { key: string }) => {
      sent.push(key);
      return undefined;
    };
    await deliverDue(pool, { deliver, now: () => state.now });
  };
  beforeEach(() => {
    sent.length = 0;
    later(61 * MINUTE_MS);
  });

  test('are so many in a time, of each kind, and hold up no other; the outbox says so', async () => {
    for (let n = 0; n < 2 * STRANGERS_MAILS; n++) await ask(`received/${n}`, `network ${n}`);
    await ask('draft-link/other', 'network 1');
    await ask('decision/own');
    await round();
    expect(sent[0]).toBe('decision/own');
    expect(sent).toContain('draft-link/other');
    expect(sent.filter((key) => key.startsWith('received/'))).toHaveLength(STRANGERS_MAILS);
    const last = `received/${2 * STRANGERS_MAILS - 1}`;
    expect((await row(last)).last_problem).toContain('Waits its turn');
    later(5 * MINUTE_MS);
    await round();
    expect(await row(last)).toMatchObject({ state: 'sent', last_problem: null });
  });

  test('of a few networks that ask for hundreds keep no other network waiting', async () => {
    for (let n = 0; n < 400; n++) await ask(`received/flood-${n}`, `network ${n % 4}`);
    for (let hour = 0; hour < 2; hour++) {
      for (let minute = 0; minute < 60; minute += 10) {
        await round();
        const own = `received/honest-${hour}-${minute}`;
        await ask(own, `a visitor ${hour} ${minute}`);
        await round();
        expect(sent.at(-1)).toBe(own);
        later(10 * MINUTE_MS);
      }
    }
    const flooded = sent.filter((key) => key.startsWith('received/flood'));
    expect(flooded.length).toBeLessThanOrEqual(12 * (STRANGERS_MAILS - NEWCOMERS_MAILS));
  });

  test('of a network that has had many come after that of one that has had few', async () => {
    for (let n = 0; n < 5; n++) await ask(`received/many-${n}`, 'much');
    await round();
    later(10 * MINUTE_MS);
    await ask('received/many-6', 'much');
    await ask('received/few', 'little');
    await ask('received/unknown', null);
    sent.length = 0;
    await round();
    expect(sent).toEqual(['received/few', 'received/unknown', 'received/many-6']);
  });
});
