import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordSignUp } from '@selvedge/database/sign-ups';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSealingKey } from '../../test/sealing.ts';
import { type TestHub, testHub } from '../../test/test-hub.ts';
import { sealMail } from '../messages/mail-content.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { storeBlindIndexes } from '../registrations/application/blind-index.ts';
import { readHubSettings } from '../settings.ts';
import { deskRound, startDeskWorker } from './desk-worker.ts';

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
  const round = deskRound(pool, readHubSettings({ DATA_DIR: hub.dataDir }));
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
  await deskRound(pool, readHubSettings({ DATA_DIR: hub.dataDir }))();
  const counted = await pool.query('SELECT likely_duplicates::int AS n FROM hub.registrations');
  expect(counted.rows).toEqual([{ n: 1 }, { n: 1 }]);
});

test('what goes wrong again and again is logged once, and a stopped worker does no more rounds', async () => {
  const logged: string[] = [];
  let rounds = 0;
  const twice = Promise.withResolvers<void>();
  const stop = startDeskWorker(async () => {
    rounds += 1;
    if (rounds === 2) twice.resolve();
    return [new Error('No line'), new Error('No line')];
  }, logged.push.bind(logged));
  await twice.promise;
  await stop();
  expect(logged).toEqual(['The desk: No line']);
  expect(rounds).toBe(2);
});
