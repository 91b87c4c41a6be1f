import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { StoredCorrections } from '@selvedge/contract/registration-corrections';
import { withClient } from '@selvedge/database/connection';
import { Decrypter } from 'age-encryption';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { correctionStore } from '../src/registration/corrections/correction-store.ts';
import { sealingKeyFiles, sealingRecipient } from '../src/registration/sealing-key.ts';
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

const NUMBER_AND_LETTER = [
  { path: ACCOUNT, reason: 'It is not correct', words: 'See the letter' },
  { path: LETTER, reason: 'It is missing', words: '' },
];

/** Asks for corrections as the hub does; answers what the mailed link carries. */
async function ask(days = 30, items: StoredCorrections = NUMBER_AND_LETTER): Promise<string> {
  const token = randomBytes(32);
  await withClient(service.database.hubUrl, (client) =>
    client.query(
      `INSERT INTO inbox.correction (token_hash, reference, items, expires_at)
       VALUES ($1, 'TR-TEST-0001', $2, now() + $3 * interval '1 day')`,
      [createHash('sha256').update(token).digest(), JSON.stringify(items), days],
    ),
  );
  return token.toString('base64url');
}

/** What is kept of an answer, opened as the hub opens it. */
async function keptOf(token: string) {
  const { rows } = await withClient(service.database.hubUrl, (client) =>
    client.query('SELECT answer, scan_state FROM inbox.correction WHERE token_hash = $1', [
      createHash('sha256').update(Buffer.from(token, 'base64url')).digest(),
    ]),
  );
  const { identity } = sealingKeyFiles(service.dataDir);
  const decrypter = new Decrypter();
  decrypter.addIdentity((await readFile(identity, 'utf8')).trim());
  const { values } = JSON.parse(await decrypter.decrypt(rows[0].answer, 'text'));
  return { values, scanState: rows[0].scan_state };
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
      message: '',
      items: [
        {
          path: ACCOUNT,
          label: 'Account number',
          reason: 'It is not correct',
          shape: { kind: 'text' },
        },
        { path: LETTER, label: 'Bank letter', words: '', shape: { kind: 'document' } },
      ],
    },
  });
});

test('what the desk adds to all of it is found beside the items, and is none', async () => {
  const added = { message: 'A municipal bill is fine.' };
  const token = await ask(30, [...NUMBER_AND_LETTER, added]);
  const { corrections } = (await call('find', { token })).json();
  expect(corrections).toMatchObject({ ...added, items: [{ path: ACCOUNT }, { path: LETTER }] });
  const values = { [ACCOUNT]: '62000000999', [LETTER]: PNG };
  expect((await call('send', { token, values })).statusCode).toBe(200);
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
    { field: `values.${LETTER}`, message: 'Please upload the document, or say that there is none' },
  ]);
  const forged = `data:image/png;base64,${btoa('<script>')}`;
  const values = { [ACCOUNT]: '62000000999', [LETTER]: forged };
  expect((await call('send', { token, values })).statusCode).toBe(400);
  const extra = { ...values, [LETTER]: PDF, 'declaration.name': 'Somebody else' };
  expect((await call('send', { token, values: extra })).statusCode).toBe(200);
  const kept = await keptOf(token);
  expect(Object.keys(kept.values)).toEqual([ACCOUNT, LETTER]);
  expect(kept.values[ACCOUNT]).toBe('62000000999');
  expect(kept.scanState).toBe('not_scanned');
});

test('who has no such document says so, and sends the rest', async () => {
  const token = await ask();
  const values = { [ACCOUNT]: '62000000999', [LETTER]: '' };
  expect((await call('send', { token, values })).statusCode).toBe(200);
  expect(await keptOf(token)).toMatchObject({ values, scanState: 'no_documents' });
});

test('choices, boxes, lists and whole references are held to their rules, each field by itself', async () => {
  const offering = 'company_details.0.offering';
  const industry = 'company_details.0.industry';
  const same = 'company_details.0.is_physical_address';
  const postal = 'company_details.0.postal_address';
  const partners = 'company_details.0.partners';
  const reference = 'trade_references.1';
  const token = await ask(
    30,
    [offering, industry, same, postal, partners, reference].map((path) => ({
      path,
      reason: 'It is not correct',
      words: '',
    })),
  );
  const { corrections } = (await call('find', { token })).json();
  expect(corrections.items.map(({ shape }: { shape: { kind: string } }) => shape.kind)).toEqual([
    'choice',
    'choices',
    'choice',
    'text',
    'list',
    'entry',
  ]);

  const nothing = await call('send', {
    token,
    values: { [partners]: [{ partnerName: 'Pieter' }] },
  });
  expect(nothing.json().errors).toEqual([
    { field: `values.${offering}`, message: 'Please select an offering' },
    { field: `values.${industry}`, message: 'Please select an industry' },
    { field: `values.${same}`, message: 'Please select yes or no' },
    { field: `values.${partners}.0.partnerIdNumber`, message: 'Please enter ID number' },
    {
      field: `values.${partners}.0.partnerResidentialAddress`,
      message: 'Please enter residential address',
    },
    { field: `values.${reference}.company_name_2`, message: 'Please enter company name' },
    { field: `values.${reference}.phone_2`, message: 'Please enter telephone number' },
    { field: `values.${reference}.average_purchase_2`, message: 'Please enter amount' },
    { field: `values.${postal}`, message: 'Please enter the postal address' },
  ]);

  const given = {
    [offering]: 'homeware_only',
    [industry]: ['Architect', 'Designer'],
    [same]: 'no',
    [postal]: ' PO Box 7 ',
    [partners]: [],
    [reference]: { company_name_2: 'Two', phone_2: '0825551234', average_purchase_2: '10' },
  };
  const strange = { ...given, [reference]: { ...given[reference], admin: true } };
  expect((await call('send', { token, values: strange })).statusCode).toBe(400);
  expect((await call('send', { token, values: { ...given, [postal]: '' } })).statusCode).toBe(400);
  expect((await call('send', { token, values: given })).statusCode).toBe(200);
  expect((await keptOf(token)).values).toEqual({
    ...given,
    [same]: false,
    [postal]: 'PO Box 7',
    [reference]: { ...given[reference], pia_2: false, terms_2: false },
  });
});

test('what may be empty is not emptied by going past it, only by an empty value', async () => {
  const vat = 'company_details.0.vat_number';
  const entity = 'company_details.0.entity_type';
  const partners = 'company_details.0.partners';
  const asked = [vat, entity, partners].map((path) => ({ path, reason: 'Wrong', words: '' }));
  const token = await ask(30, asked);
  const passed = await call('send', { token, values: {} });
  expect(passed.statusCode).toBe(400);
  const message = 'Please give it anew, or say that there is none';
  expect(passed.json().errors).toEqual(
    [vat, entity, partners].map((path) => ({ field: `values.${path}`, message })),
  );
  const none = { [vat]: '', [entity]: '', [partners]: [] };
  expect((await call('send', { token, values: none })).statusCode).toBe(200);
  expect((await keptOf(token)).values).toEqual(none);
});

test('the first answer counts, and who sends again is told that nothing of it is kept', async () => {
  const token = await ask();
  await call('send', { token, values: { [ACCOUNT]: '1', [LETTER]: PNG } });
  const again = await call('send', { token, values: { [ACCOUNT]: 'x', [LETTER]: '' } });
  expect(again.json()).toMatchObject({
    success: true,
    msg: expect.stringContaining('Nothing is kept of what is sent again'),
  });
  expect((await call('find', { token })).json().corrections.is_answered).toBe(true);
});
