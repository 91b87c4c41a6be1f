import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type MailServer, mailServer } from '../../test/mail-server.ts';
import { makeSealingKey } from '../../test/sealing.ts';
import { type TestHub, testHub } from '../../test/test-hub.ts';
import type { SealingKeys } from '../access/sealing-keys.ts';
import {
  backoffMs,
  type Deliver,
  DeliveryFailure,
  deliverDue,
  LEASE_MS,
  LONGEST_PAUSE_MS,
  MAX_ATTEMPTS,
  MESSAGES_A_ROUND,
  patientDelivery,
} from './deliver-due.ts';
import { forgetMails, mailDelivery, mailSender } from './deliver-mail.ts';
import { queueMessage } from './queue-message.ts';
import { sealMail } from './sealed-mail.ts';

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

const state = { now: new Date('2030-01-01T00:00:00Z') };
const now = () => state.now;
const later = (ms: number) => {
  state.now = new Date(state.now.getTime() + ms);
};
const [purpose, recipient] = ['A test', 'thandi@example.com'];
const queue = async (key: string, askedBy?: string) => {
  const mail = { to: recipient, subject: key, text: 'Words' };
  const sealed = await sealMail(keys, mail);
  await queueMessage(pool, { key, kind: 'mail', purpose, recipient, sealed, askedBy });
};
const row = async (key: string) =>
  (await pool.query('SELECT * FROM hub.outbox WHERE key = $1', [key])).rows[0];

const SILENCE_MS = 300;
const round = (smtpUrl = server.url) => {
  const send = mailSender({ smtpUrl, dataDir: hub.dataDir, silenceMs: SILENCE_MS });
  const from = { name: 'Desk', address: 'desk@example.com' };
  return deliverDue(pool, { deliver: mailDelivery(send, keys, from), now });
};

test('a server that is away ends the round, and what is due waits for the next', async () => {
  for (const key of ['first', 'second', 'third']) await queue(key);
  server.mood = 'says nothing';
  const { tried, serverFailure } = await round();
  expect(tried).toBe(1);
  // Two of the mailer's timers run for the same time.
  expect(serverFailure?.message).toMatch(/Greeting never received|Timeout/u);
  expect(await row('first')).toMatchObject({ state: 'waiting', attempts: '1', leased_until: null });
  expect(await row('second')).toMatchObject({ state: 'waiting', attempts: '0' });
  expect((await round('smtp://127.0.0.1:9')).serverFailure).toBeDefined();
  server.mood = 'drops the line';
  expect(await round()).toMatchObject({ tried: 1, serverFailure: { isOfServer: true } });
  server.mood = 'takes';
  later(backoffMs(1));
  expect(await round()).toEqual({ tried: 3, serverFailure: undefined });
  // What is said of one mail is no reason to stop.
  for (const key of ['fourth', 'fifth']) await queue(key);
  server.mood = 'says come later';
  expect(await round()).toEqual({ tried: 2, serverFailure: undefined });
});

test('what a server says is recorded whatever it holds, and ends no round', async () => {
  const answer = (line: Buffer) =>
    line.toString().startsWith('RCPT') ? '550 no such\0user\r\n' : '250 yes\r\n';
  const odd = createServer((socket) => {
    socket.write('220 here\r\n');
    socket.on('data', (line) => socket.write(answer(line))).on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void odd.close());
  await once(odd, 'listening');
  for (const key of ['first', 'second']) await queue(key);
  const { port } = odd.address() as AddressInfo; // it listens on a port
  const { tried, serverFailure } = await round(`smtp://127.0.0.1:${port}`);
  expect([tried, serverFailure]).toEqual([2, undefined]);
  const dead = { state: 'dead', attempts: '1', last_problem: expect.stringContaining('such␀user') };
  expect([await row('first'), await row('second')]).toMatchObject([dead, dead]);
});

test('a house that may not send just now keeps its mails for later', async () => {
  const answer = (line: Buffer) =>
    line.toString().startsWith('MAIL') ? '550 5.4.5 quota exceeded\r\n' : '250 yes\r\n';
  const full = createServer((socket) => {
    socket.write('220 here\r\n');
    socket.on('data', (line) => socket.write(answer(line))).on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void full.close());
  await once(full, 'listening');
  await queue('first');
  await round(`smtp://127.0.0.1:${(full.address() as AddressInfo).port}`);
  expect(await row('first')).toMatchObject({ state: 'waiting', attempts: '1' });
});

test('a mail on the disk is forgotten with its message', async () => {
  const folder = join(hub.dataDir, 'mail');
  const subjects = async () => {
    const texts = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'));
    return (await Promise.all(texts)).map((text) => /^Subject: (.*?)\r?$/mu.exec(text)?.[1]).sort();
  };
  for (const key of ['erased', 'stays']) await queue(key);
  await round('');
  await writeFile(join(folder, 'note.txt'), 'Subject: of the operator\n');
  // What a hub that was killed while it wrote them has left.
  for (const name of await readdir(folder))
    await writeFile(join(folder, `.${name}.1f`), `Subject: half of ${name}\n`);
  expect(await subjects()).toHaveLength(6);
  await pool.query("DELETE FROM hub.outbox WHERE key = 'erased'");
  await forgetMails(pool, { dataDir: hub.dataDir, sender: 'desk@example.com' });
  const halves = [expect.stringMatching(/^half of 2/u), 'half of note.txt'];
  expect(await subjects()).toEqual([...halves, 'of the operator', 'stays']);
});

test('a round of one kind says nothing of messages of another', async () => {
  await queue('of a stranger', 'a network');
  const deliver: Deliver = async () => undefined;
  await deliverDue(pool, { deliver, now, kind: 'subscriber' });
  expect(await row('of a stranger')).toMatchObject({ state: 'waiting', last_problem: null });
});

/** Begins to hand over what is due, and is held up until it is let go. */
async function heldUp() {
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const deliver: Deliver = async () => {
    begun.resolve();
    await held.promise;
    return undefined;
  };
  const ended = deliverDue(pool, { deliver, now });
  await begun.promise;
  return async () => {
    held.resolve();
    await ended;
  };
}

test('while a message is under way no transaction is open, and nobody else sends it before its lease is over', async () => {
  await queue('slow');
  const letGo = await heldUp();
  const { rows } = await pool.query(
    `SELECT query FROM pg_stat_activity
     WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  );
  expect(rows).toEqual([]);
  await pool.query("SELECT FROM hub.outbox WHERE key = 'slow' FOR UPDATE NOWAIT");
  later(LEASE_MS - 1);
  expect((await round()).tried).toBe(0);
  // Its process is taken for dead, and another sends it; what the first says then counts no more.
  later(1);
  expect((await round()).tried).toBe(1);
  const sent = await row('slow');
  expect(sent).toMatchObject({ state: 'sent', attempts: '2', leased_until: null });
  later(1000);
  await letGo();
  expect(await row('slow')).toEqual(sent);
});

test('a message that is erased while it is under way leaves nothing', async () => {
  await queue('erased');
  const letGo = await heldUp();
  await pool.query('DELETE FROM hub.outbox');
  await letGo();
  expect(await row('erased')).toBeUndefined();
});

test('a round delivers what was due when it began, ours before what strangers cause, and so many at most', async () => {
  await queue('received/early', 'a network');
  await queue('staff/late');
  const seen: string[] = [];
  const deliver: Deliver = async ({ key }) => {
    seen.push(key);
    later(backoffMs(MAX_ATTEMPTS)); // by the end of the round what failed in it is due again
    throw new DeliveryFailure('no');
  };
  expect((await deliverDue(pool, { deliver, now })).tried).toBe(2);
  expect(seen).toEqual(['staff/late', 'received/early']);
  await pool.query(
    `INSERT INTO hub.outbox (key, kind, purpose, recipient, sealed, state, attempts, next_attempt_at)
     SELECT 'many/' || n, 'mail', $2, $3, '', 'waiting', 0, now() FROM generate_series(1, $1) AS n`,
    [MESSAGES_A_ROUND, purpose, recipient],
  );
  later(backoffMs(MAX_ATTEMPTS));
  const taking = { deliver: async () => undefined, now };
  expect((await deliverDue(pool, taking)).tried).toBe(MESSAGES_A_ROUND);
  expect((await deliverDue(pool, taking)).tried).toBe(2);
});

test('rounds wait longer and longer for a server that is away, and go on once it is back', async () => {
  const clock = { ms: 0, isAway: true };
  const triedAt: number[] = [];
  const deliver: Deliver = async () => {
    triedAt.push(clock.ms);
    if (clock.isAway) throw new DeliveryFailure('away', { isOfServer: true });
    return undefined;
  };
  const patient = patientDelivery(pool, () => clock.ms);
  for (let n = 0; n < 20; n++) await queue(`waits-${n}`);
  for (; clock.ms < 600_000; clock.ms += 5000) await patient({ deliver, now });
  const pauses = triedAt.slice(1).map((ms, at) => ms - (triedAt[at] ?? 0));
  expect(pauses.slice(0, 5)).toEqual([15_000, 30_000, 60_000, LONGEST_PAUSE_MS, LONGEST_PAUSE_MS]);
  clock.isAway = false;
  clock.ms += LONGEST_PAUSE_MS;
  const before = triedAt.length;
  await patient({ deliver, now });
  expect(triedAt).toHaveLength(20); // those that failed wait out their own backoff
  const { rowCount } = await pool.query("SELECT FROM hub.outbox WHERE state = 'sent'");
  expect(rowCount).toBe(20 - before);
});
