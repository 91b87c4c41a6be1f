import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordSignUp } from '@selvedge/database/sign-ups';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestHub, testHub } from '../../test/test-hub.ts';
import { deliverDue } from './deliver-due.ts';
import { subscriberDelivery, subscriberRefused } from './deliver-subscriber.ts';
import { queueSubscribers, takeSignUps } from './take-inbox.ts';

let hub: TestHub;
let pool: pg.Pool;
let site: pg.Pool;
/** What the provider does with the next call; it hears every one. */
let answer: (res: ServerResponse) => void;
const heard: { key: unknown; version: unknown; body: unknown }[] = [];

async function provider(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  heard.push({
    key: req.headers.authorization,
    version: req.headers['omnisend-version'],
    body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
  });
  answer(res);
}
const server = createServer(provider);

beforeAll(async () => {
  hub = await testHub();
  pool = new pg.Pool({ connectionString: hub.database.hubUrl });
  site = new pg.Pool({ connectionString: hub.database.siteUrl });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await Promise.all([pool.end(), site.end()]);
  await hub.close();
});
beforeEach(async () => {
  await pool.query('DELETE FROM hub.outbox');
  await pool.query('DELETE FROM hub.subscribers');
  heard.length = 0;
  answer = says(200);
});

const says =
  (status: number, headers: Record<string, string> = {}, body: object = {}) =>
  (res: ServerResponse) =>
    res.writeHead(status, headers).end(JSON.stringify(body));

const NOW = new Date('2030-01-01T00:00:00Z');
/** Longer than a busy machine takes; who waits for a provider that never answers waits less. */
const ANSWERED_MS = 20_000;
const SILENT_MS = 200;
/** @returns how many were tried */
const deliver = async (now = NOW, timeoutMs = ANSWERED_MS) => {
  const { port } = server.address() as AddressInfo;
  const options = { url: `http://127.0.0.1:${port}/api/`, apiKey: 'a-key', timeoutMs };
  const round = await deliverDue(pool, {
    deliver: subscriberDelivery(options),
    onDeadLetter: subscriberRefused,
    now: () => now,
  });
  return round.tried;
};
async function signUp(email: string): Promise<void> {
  await recordSignUp(site, { email, consent: 'Newsletter sign-up on the site' });
  await takeSignUps(pool);
}
const one = async (table: 'outbox' | 'subscribers') =>
  (await pool.query(`SELECT * FROM hub.${table}`)).rows[0];

test('the same address a hundred times is one subscriber and one call, with the time and words of its consent', async () => {
  for (let n = 0; n < 50; n += 1) {
    await signUp('Thandi@example.com');
    await signUp(' thandi@EXAMPLE.com');
  }
  const { rows } = await pool.query('SELECT email, state FROM hub.subscribers');
  expect(rows).toEqual([{ email: 'thandi@example.com', state: 'not_sent' }]);
  await queueSubscribers(pool);
  await queueSubscribers(pool);
  await deliver();
  const { consented_at } = await one('subscribers');
  const at = consented_at.toISOString();
  expect(heard).toEqual([
    {
      key: 'Omnisend-API-Key a-key',
      version: '2026-03-15',
      body: {
        identifiers: [
          {
            type: 'email',
            id: 'thandi@example.com',
            channels: { email: { status: 'subscribed', statusChangedAt: at } },
            consent: { source: 'Newsletter sign-up on the site', createdAt: at },
          },
        ],
      },
    },
  ]);
  expect(await one('subscribers')).toMatchObject({ state: 'sent' });
  await signUp('thandi@example.com');
  expect(await one('subscribers')).toMatchObject({ state: 'sent' });
});

test('without a provider sign-ups are stored and marked not sent', async () => {
  await signUp('pieter@example.com');
  expect(await deliver()).toBe(0);
  expect(await one('subscribers')).toMatchObject({ state: 'not_sent' });
  expect((await pool.query('SELECT FROM inbox.sign_up')).rowCount).toBe(0);
});

test('who signs up anew after a day, and may have left in between, is told to the provider again', async () => {
  await signUp('anna@example.com');
  await pool.query(
    "UPDATE hub.subscribers SET state = 'sent', consented_at = now() - interval '2 days'",
  );
  await signUp('anna@example.com');
  expect(await one('subscribers')).toMatchObject({ state: 'not_sent' });
});

test.each([
  ['is too busy and says for how long', says(429, { 'retry-after': '7200' }), 7200],
  ['is too busy and says for how long in its body', says(429, {}, { retryAfter: 60 }), 60],
  ['has counted too many', says(429, { 'x-rate-limit-reset': '42' }), 42],
  ['is too busy and does not say more', says(429), 15],
  ['fails', says(503), 15],
  ['says nothing', () => undefined, 15, SILENT_MS],
  ['breaks the line', (res: ServerResponse) => res.destroy(), 15],
  ['has not come to an end', (res: ServerResponse) => res.writeHead(504).write('{'), 15, SILENT_MS],
  ['does not know our key', says(401), 15],
  ['does not let our key do this', says(403), 15],
  ['changes the contact at this moment', says(409), 15],
  ['has retired the version', says(410), 15],
])('a provider that %s is asked again', async (_what, mood, backoffS, timeoutMs = ANSWERED_MS) => {
  await signUp('thandi@example.com');
  await queueSubscribers(pool);
  answer = mood;
  await deliver(NOW, timeoutMs);
  const waiting = await one('outbox');
  expect(waiting).toMatchObject({ state: 'waiting', attempts: '1' });
  expect(waiting.next_attempt_at).toEqual(new Date(NOW.getTime() + backoffS * 1000));
  answer = says(200);
  await deliver(new Date(waiting.next_attempt_at.getTime() - 1));
  expect(heard).toHaveLength(1);
  await deliver(waiting.next_attempt_at);
  expect(heard).toHaveLength(2);
  expect(await one('outbox')).toMatchObject({ state: 'sent' });
  expect(await one('subscribers')).toMatchObject({ state: 'sent' });
});

test('a subscriber whom the provider refuses becomes a dead letter, and is marked so', async () => {
  await signUp('thandi@example.com');
  await queueSubscribers(pool);
  answer = says(
    400,
    {},
    {
      title: 'Validation failed',
      detail: 'thandi@example.com cannot be taken',
      errors: [
        { field: 'identifiers[0].id', code: 'invalid_format', message: 'thandi@example.com' },
        { field: 'thandi@example.com', code: 'odd' },
      ],
    },
  );
  await deliver();
  expect(await one('outbox')).toMatchObject({
    state: 'dead',
    last_problem: 'The newsletter provider answered 400: identifiers[0].id invalid_format',
  });
  expect(await one('subscribers')).toMatchObject({ state: 'refused' });
});

test.each([
  [422, '{}'],
  [400, '<html>'],
  [400, `${' '.repeat(64 << 10)}{"errors":[{"field":"too","code":"late"}]}`],
])('an answer of %s is for good, whatever stands in it', async (status, body) => {
  await signUp('thandi@example.com');
  await queueSubscribers(pool);
  answer = (res) => res.writeHead(status).end(body);
  await deliver();
  expect(await one('outbox')).toMatchObject({
    state: 'dead',
    last_problem: `The newsletter provider answered ${status}`,
  });
});

test.each([200, 201])('a contact that is made or updated (%s) is sent', async (status) => {
  await signUp('thandi@example.com');
  await queueSubscribers(pool);
  answer = says(status, { 'content-type': 'application/json' }, { id: 'one' });
  await deliver();
  expect(await one('subscribers')).toMatchObject({ state: 'sent' });
});

async function erase(): Promise<void> {
  const user = await hub.person('administrator');
  const { id } = await one('subscribers');
  await hub.payload.delete({ collection: 'subscribers', id, user, overrideAccess: false });
}

test('a subscriber who is erased is taken off the newsletter at the provider, and leaves no address here', async () => {
  await signUp('thandi@example.com');
  await queueSubscribers(pool);
  await deliver();
  heard.length = 0;
  await pool.query(
    `INSERT INTO hub.outbox (key, kind, purpose, recipient, sealed, state, sent_at)
     VALUES ('newsletter-confirmation/1', 'mail', 'Question', 'Thandi@example.com', 'x', 'sent', now())`,
  );
  await erase();
  answer = says(503);
  await deliver();
  const waiting = await one('outbox');
  expect(waiting).toMatchObject({
    state: 'waiting',
    purpose: 'Newsletter farewell',
    attempts: '1',
  });
  answer = says(200);
  await deliver(waiting.next_attempt_at);
  const email = { status: 'unsubscribed', statusChangedAt: expect.any(String) };
  const contact = { type: 'email', id: 'thandi@example.com', channels: { email } };
  expect(heard.map(({ body }) => body)).toEqual([
    { identifiers: [contact] },
    { identifiers: [contact] },
  ]);
  expect(await one('outbox')).toMatchObject({ state: 'sent', recipient: null });
});

test('a try that may have come through is followed by a farewell, and an address that the provider never had is not told', async () => {
  await signUp('thandi@example.com');
  await queueSubscribers(pool);
  answer = () => undefined;
  await deliver(NOW, SILENT_MS);
  await erase();
  expect(await one('outbox')).toMatchObject({ purpose: 'Newsletter farewell' });
  await pool.query('DELETE FROM hub.outbox');
  await signUp('pieter@example.com');
  await queueSubscribers(pool);
  await erase();
  expect(await one('outbox')).toBeUndefined();
});

test('who is erased while the provider is told is said farewell after it', async () => {
  await signUp('thandi@example.com');
  await queueSubscribers(pool);
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  answer = (res) => {
    asked.resolve();
    void answered.promise.then(() => says(200)(res));
  };
  const delivered = deliver();
  await asked.promise;
  const { leased_until } = await one('outbox');
  await erase();
  answered.resolve();
  await delivered;
  const farewell = await one('outbox');
  expect(farewell).toMatchObject({ purpose: 'Newsletter farewell', state: 'waiting' });
  expect(farewell.next_attempt_at).toEqual(leased_until);
});

test('who signs up again before the farewell is delivered stays a subscriber', async () => {
  await signUp('anna@example.com');
  await queueSubscribers(pool);
  await deliver();
  await erase();
  await signUp('anna@example.com');
  heard.length = 0;
  await deliver();
  expect(heard).toMatchObject([
    { body: { identifiers: [{ channels: { email: { status: 'subscribed' } } }] } },
  ]);
});

test('an administrator erases a subscriber, and the log says so without the address', async () => {
  const boss = await hub.person('administrator');
  await signUp('thandi@example.com');
  await queueSubscribers(pool);
  const { id } = await one('subscribers');
  await hub.payload.delete({ collection: 'subscribers', id, user: boss, overrideAccess: false });
  expect(await one('subscribers')).toBeUndefined();
  expect(await one('outbox')).toBeUndefined();
  const { rows } = await pool.query(
    "SELECT * FROM audit.entry WHERE subject_kind = 'subscribers' AND subject_id = $1",
    [String(id)],
  );
  expect(rows).toMatchObject([{ action: 'delete', subject: null }]);
});
