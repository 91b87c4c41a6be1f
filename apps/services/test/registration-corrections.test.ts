import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { withClient } from '@selvedge/database/connection';
import { Decrypter } from 'age-encryption';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealingKeyFiles, sealingRecipient } from '../src/registration/sealing-key.ts';
import { correctionStore } from '../src/registration-corrections/correction-store.ts';
import { PDF, PNG } from './registration-fixture.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** The store of a test's application, on its own connection, once both are there. */
const later: { store?: ReturnType<typeof correctionStore>; pool?: pg.Pool } = {};
let service: TestApp;
beforeAll(async () => {
  const store = () => {
    if (!later.store) throw new Error('The store is not there yet');
    return later.store;
  };
  service = await startTestApp({
    corrections: {
      find: (token) => store().find(token),
      record: (...given) => store().record(...given),
    },
  });
  later.pool = new pg.Pool({ connectionString: service.database.siteUrl, max: 2 });
  later.store = correctionStore(later.pool, await sealingRecipient(service.dataDir));
});
afterAll(async () => {
  await later.pool?.end();
  await service.close();
});

const ACCOUNT = 'company_details.0.account_number';
const LETTER = 'documentation.bank_letter';

/** Asks for corrections as the hub does; answers what the mailed link carries. */
async function ask(days = 30): Promise<string> {
  const token = randomBytes(32);
  const items = [
    { path: ACCOUNT, reason: 'It is not correct', words: 'See the letter' },
    { path: LETTER, reason: 'It is missing', words: '' },
  ];
  await withClient(service.database.hubUrl, (client) =>
    client.query(
      `INSERT INTO inbox.correction (token_hash, reference, items, expires_at)
       VALUES ($1, 'TR-TEST-0001', $2, now() + $3 * interval '1 day')`,
      [createHash('sha256').update(token).digest(), JSON.stringify(items), days],
    ),
  );
  return token.toString('base64url');
}

const call = (name: 'find' | 'send', payload: object) =>
  service.app.inject({
    method: 'POST',
    url: `/services/product/consumer/registration-corrections/${name}`,
    headers: { host: 'localhost:3000' },
    payload,
  });

test('a link finds what is asked, in words, and nothing of what was given before', async () => {
  const token = await ask();
  expect((await call('find', { token })).json()).toMatchObject({
    corrections: {
      reference: 'TR-TEST-0001',
      is_answered: false,
      items: [
        { path: ACCOUNT, label: 'Account number', reason: 'It is not correct', is_document: false },
        { path: LETTER, label: 'Bank letter', words: '', is_document: true },
      ],
    },
  });
});

test('a link that is unknown or too old finds nothing and takes nothing', async () => {
  for (const token of [randomBytes(32).toString('base64url'), await ask(-1)]) {
    expect((await call('find', { token })).json()).toMatchObject({ corrections: null });
    const sent = await call('send', { token, values: { [ACCOUNT]: '1', [LETTER]: PNG } });
    expect(sent.statusCode).toBe(404);
  }
  expect((await call('find', { token: 'short' })).statusCode).toBe(400);
});

test('every item that was asked for must come, by the rules of the application; nothing else is kept', async () => {
  const token = await ask();
  const refused = await call('send', { token, values: { [ACCOUNT]: '12a' } });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toEqual([
    { field: `values.${ACCOUNT}`, message: 'Please enter the account number' },
    { field: `values.${LETTER}`, message: 'Please upload the document' },
  ]);
  const forged = `data:image/png;base64,${btoa('<script>')}`;
  const values = { [ACCOUNT]: '62000000999', [LETTER]: forged };
  expect((await call('send', { token, values })).statusCode).toBe(400);
  const extra = { ...values, [LETTER]: PDF, 'declaration.name': 'Somebody else' };
  expect((await call('send', { token, values: extra })).statusCode).toBe(200);
  const { rows } = await withClient(service.database.hubUrl, (client) =>
    client.query('SELECT answer, scan_state FROM inbox.correction WHERE token_hash = $1', [
      createHash('sha256').update(Buffer.from(token, 'base64url')).digest(),
    ]),
  );
  const { identity } = sealingKeyFiles(service.dataDir);
  const decrypter = new Decrypter();
  decrypter.addIdentity((await readFile(identity, 'utf8')).trim());
  const kept = JSON.parse(await decrypter.decrypt(rows[0].answer, 'text'));
  expect(Object.keys(kept.values)).toEqual([ACCOUNT, LETTER]);
  expect(kept.values[ACCOUNT]).toBe('62000000999');
  expect(rows[0].scan_state).toBe('not_scanned');
});

test('the first answer counts, and sending it again is answered the same', async () => {
  const token = await ask();
  const first = await call('send', { token, values: { [ACCOUNT]: '1', [LETTER]: PNG } });
  const again = await call('send', { token, values: { [ACCOUNT]: 'x', [LETTER]: '' } });
  expect(again.json()).toEqual(first.json());
  expect((await call('find', { token })).json().corrections.is_answered).toBe(true);
});
