import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { recordSignUp } from '@selvedge/database/sign-ups';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mailServer } from '../../test/mail-server.ts';
import { makeSealingKey } from '../../test/sealing.ts';
import { type TestHub, testHub } from '../../test/test-hub.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { sealMail } from '../messages/sealed-mail.ts';
import { storeBlindIndexes } from '../registrations/application/blind-index.ts';
import { storeDocumentVersions } from '../registrations/application/document-versions.ts';
import { readHubSettings } from '../settings.ts';
import {
  deletingRound,
  scanningRound,
  sendingRounds,
  startDeskWorker,
  takingRound,
} from './desk-worker.ts';

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

test('a round does every step that it can, says what it could not, and makes up for it in the next', async () => {
  const settings = readHubSettings({ DATA_DIR: hub.dataDir });
  const rounds = [takingRound(pool, settings), ...sendingRounds(pool, settings)];
  const round = async () => (await Promise.all(rounds.map((each) => each()))).flat();
  const site = new pg.Pool({ connectionString: hub.database.siteUrl });
  await recordSignUp(site, { email: 'thandi@example.com', consent: 'News' });
  await site.end();
  await rm(join(hub.dataDir, 'sealing', 'identity.txt'));
  const failures = await round(); // there is no key
  expect(failures.length).toBeGreaterThan(0);
  expect(failures.every(({ message }) => message.includes('identity.txt'))).toBe(true);
  expect((await pool.query('SELECT state FROM hub.subscribers')).rows).toEqual([
    { state: 'not_sent' },
  ]);

  const keys = await makeSealingKey(hub.dataDir);
  const mail = { to: 'thandi@example.com', subject: 'Greetings', text: 'From the desk' };
  const [purpose, recipient] = ['A test', mail.to];
  const sealed = await sealMail(keys, mail);
  await queueMessage(pool, { key: 'mail', kind: 'mail', purpose, recipient, sealed });
  await queueMessage(pool, { key: 'subscriber', kind: 'subscriber', purpose, recipient });
  expect(await round()).toEqual([]);
  const folder = join(hub.dataDir, 'mail');
  const [file = ''] = await readdir(folder);
  expect(await readFile(join(folder, file), 'utf8')).toContain('From the desk');
  const { rows } = await pool.query('SELECT key, state, last_problem FROM hub.outbox ORDER BY key');
  expect(rows).toMatchObject([
    { key: 'mail', state: 'sent' },
    { state: 'waiting', last_problem: 'There is no newsletter provider in the settings' },
  ]);
});

test('the first round counts the likely duplicates that an ended process left uncounted', async () => {
  const { rows } = await pool.query(
    "INSERT INTO hub.registrations (reference) VALUES ('TR-TWIN-0001'), ('TR-TWIN-0002') RETURNING id",
  );
  const blindIndex = { kind: 'VAT number', hash: 'a'.repeat(64) } as const;
  for (const { id } of rows) await storeBlindIndexes(pool, id, [blindIndex]);
  await takingRound(pool, readHubSettings({ DATA_DIR: hub.dataDir }))();
  const counted = await pool.query('SELECT likely_duplicates::int AS n FROM hub.registrations');
  expect(counted.rows).toEqual([{ n: 1 }, { n: 1 }]);
});

test('what goes wrong again and again is logged once, and a stopped worker does no more rounds', async () => {
  const logged: string[] = [];
  let rounds = 0;
  const twice = Promise.withResolvers<void>();
  const round = async () => {
    rounds += 1;
    if (rounds === 2) twice.resolve();
    return [new Error('No line'), new Error('No line')];
  };
  const stop = startDeskWorker([round], logged.push.bind(logged));
  await twice.promise;
  await stop();
  expect(logged).toEqual(['The desk: No line']);
  expect(rounds).toBe(2);
});

test('what is over is deleted every hour, and what could not be is told until it is, and tried each minute', async () => {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const round = deletingRound(pool, readHubSettings({ DATA_DIR: hub.dataDir }));
  const add = (reference: string) =>
    pool.query(
      `INSERT INTO hub.registrations (reference, company_name, status, submitted_at)
       VALUES ($1, 'Nkosi', 'new', '2020-01-01')`,
      [reference],
    );
  const left = async () => {
    const { rows } = await pool.query(
      "SELECT reference FROM hub.registrations WHERE company_name = 'Nkosi' ORDER BY id",
    );
    return rows.map(({ reference }) => reference);
  };
  await add('TR-OVER-1');
  await pool.query(
    "ALTER TABLE hub.registrations ADD CONSTRAINT stuck CHECK (reference <> 'TR-OVER-1' OR erased_at IS NULL)",
  );
  const told = 'Application TR-OVER-1, whose time is over, cannot be erased';
  expect(await round()).toMatchObject([{ message: told }]);
  await add('TR-OVER-2');
  await pool.query('ALTER TABLE hub.registrations DROP CONSTRAINT stuck');
  nowMs += 59_000;
  expect(await round()).toMatchObject([{ message: told }]);
  expect(await left()).toEqual(['TR-OVER-1', 'TR-OVER-2']);
  nowMs += 2000;
  expect(await round()).toEqual([]);
  expect(await left()).toEqual([]);
  await add('TR-OVER-3');
  nowMs += 3_500_000;
  expect(await round()).toEqual([]);
  expect(await left()).toEqual(['TR-OVER-3']);
  nowMs += 200_000;
  expect(await round()).toEqual([]);
  expect(await left()).toEqual([]);
});

test('a deletion that takes long keeps the desk from nothing', async () => {
  const holder = await pool.connect();
  await queueMessage(pool, {
    key: 'old',
    kind: 'mail',
    purpose: 'A test',
    recipient: 'a@b.example',
  });
  await holder.query(
    "UPDATE hub.outbox SET state = 'sent', sent_at = now() - interval '91 days' WHERE key = 'old'",
  );
  await holder.query('BEGIN');
  await holder.query("SELECT FROM hub.outbox WHERE key = 'old' FOR UPDATE");
  const { rows } = await holder.query('SELECT pg_backend_pid() AS pid');
  const waits = 'SELECT FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))';
  const settings = readHubSettings({ DATA_DIR: hub.dataDir });
  const stop = startDeskWorker(
    [takingRound(pool, settings), deletingRound(pool, settings)],
    () => undefined,
  );
  await vi.waitUntil(async () => (await pool.query(waits, [rows[0].pid])).rowCount === 1, 5000);
  const site = new pg.Pool({ connectionString: hub.database.siteUrl });
  await recordSignUp(site, { email: 'sipho@example.com', consent: 'News' });
  await site.end();
  const taken = "SELECT FROM hub.subscribers WHERE email = 'sipho@example.com'";
  await vi.waitUntil(async () => (await pool.query(taken)).rowCount === 1, { timeout: 5000 });
  await holder.query('COMMIT');
  holder.release();
  await stop();
  expect((await pool.query("SELECT FROM hub.outbox WHERE key = 'old'")).rowCount).toBe(0);
});

test('a mail server that accepts and says nothing keeps the desk from nothing', async () => {
  const silent = await mailServer();
  silent.mood = 'says nothing';
  const keys = await makeSealingKey(hub.dataDir);
  for (const key of ['one', 'two', 'three']) {
    const mail = { to: 'thandi@example.com', subject: key, text: 'From the desk' };
    const sealed = await sealMail(keys, mail);
    await queueMessage(pool, { key, kind: 'mail', purpose: key, recipient: mail.to, sealed });
  }
  const settings = readHubSettings({ DATA_DIR: hub.dataDir, SMTP_URL: silent.url });
  const rounds = [takingRound(pool, settings), ...sendingRounds(pool, settings)];
  const stop = startDeskWorker(rounds, () => undefined);
  await vi.waitUntil(() => silent.lines > 0, { timeout: 5000 });
  const site = new pg.Pool({ connectionString: hub.database.siteUrl });
  await recordSignUp(site, { email: 'anna@example.com', consent: 'News' });
  await site.end();
  const taken = "SELECT FROM hub.subscribers WHERE email = 'anna@example.com'";
  await vi.waitUntil(async () => (await pool.query(taken)).rowCount === 1, { timeout: 5000 });
  expect(silent.lines).toBe(1);
  await silent.close();
  await stop();
  const { rows } = await pool.query(
    "SELECT attempts::int FROM hub.outbox WHERE key IN ('one', 'two', 'three') ORDER BY id",
  );
  expect(rows).toEqual([{ attempts: 1 }, { attempts: 0 }, { attempts: 0 }]);
});

test('a virus scanner that accepts and says nothing keeps the desk from nothing', async () => {
  const asked = Promise.withResolvers<Socket>();
  const scanner = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => asked.resolve(socket));
  });
  await once(scanner.listen(0, '127.0.0.1'), 'listening');
  const { port } = scanner.address() as AddressInfo;
  const keys = await makeSealingKey(hub.dataDir);
  const { rows } = await pool.query(
    "INSERT INTO hub.registrations (reference, scan_state) VALUES ('TR-SLOW', 'awaiting_scan') RETURNING id",
  );
  const png = { contentType: 'image/png', content: Buffer.from('a picture') } as const;
  await storeDocumentVersions(pool, keys, rows[0].id, [{ part: 'directors', ...png }]);
  const settings = readHubSettings({
    DATA_DIR: hub.dataDir,
    CLAMAV_HOST: '127.0.0.1',
    CLAMAV_PORT: String(port),
  });
  const rounds = [takingRound(pool, settings), scanningRound(pool, settings)];
  const stop = startDeskWorker(rounds, () => undefined);
  const silent = await asked.promise;
  const site = new pg.Pool({ connectionString: hub.database.siteUrl });
  await recordSignUp(site, { email: 'lerato@example.com', consent: 'News' });
  await site.end();
  const taken = "SELECT FROM hub.subscribers WHERE email = 'lerato@example.com'";
  await vi.waitUntil(async () => (await pool.query(taken)).rowCount === 1, { timeout: 5000 });
  const stopped = stop();
  scanner.close();
  silent.destroy();
  await stopped;
});
