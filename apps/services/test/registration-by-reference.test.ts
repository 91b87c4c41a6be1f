import { readFile } from 'node:fs/promises';
import { DOCUMENT_GONE } from '@selvedge/contract/registration-answer';
import { withClient } from '@selvedge/database/connection';
import { DOCUMENT_WORDS } from '@selvedge/documents/document-verdict';
import { INFECTED_MARK, scanDaemon, scanServer } from '@selvedge/documents/testing/scan-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealingKeyFiles, unseal } from '../src/registration/sealing-key.ts';
import { application, PDF, PNG } from './registration-fixture.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let service: TestApp;
beforeAll(async () => {
  // Injected requests never close, so that each counts as under way for good.
  service = await startTestApp({ limits: { uploadsOfOneAtATime: 100 } });
});
afterAll(() => service.close());

type Answer = { readonly statusCode: number; json(): ReturnType<typeof JSON.parse> };

/** An applicant's browser with a draft: sends it under a key, its documents by their versions. */
function applicant(from = service) {
  let cookie = '';
  const call = async (
    name: string,
    payload: object,
    key: string | null = 'a-key-of-mine',
  ): Promise<Answer> => {
    const answer = await from.app.inject({
      method: 'POST',
      url: `/services/product/consumer/${name === 'send' ? 'request-user-registration' : `registration-draft/${name}`}`,
      headers: { host: 'localhost:3000', cookie, ...(key && { 'idempotency-key': key }) },
      payload,
    });
    const [made] = answer.cookies;
    if (made) cookie = `${made.name}=${made.value}`;
    return answer;
  };
  return {
    call,
    cookie: () => cookie,
    /** Keeps a document; answers its version. */
    keep: async (slot: string, document: string): Promise<string> =>
      (await call('save-document', { slot, name: 'a file', document })).json().version,
    load: async () => (await call('load', {})).json().draft,
  };
}

const EMPTY = { directors: '', company_registration: '', bank_letter: '', address: '' };
/** The application, its documents being those of the draft that are named. */
const sent = (kept: Record<string, string>, own: Partial<typeof EMPTY> = {}) => {
  const documents = Object.entries({ ...EMPTY, ...own });
  const documentation = documents.map(([slot, document]) => ({ [slot]: document }));
  return { data: { ...application, documentation }, kept };
};

async function inbox(from = service) {
  const identity = (await readFile(sealingKeyFiles(from.dataDir).identity, 'utf8')).trim();
  const rows = await withClient(from.database.hubUrl, async (client) => {
    const sql = 'SELECT reference, body, scan_state FROM inbox.registration ORDER BY received_at';
    return (await client.query<{ reference: string; body: Buffer; scan_state: string }>(sql)).rows;
  });
  return Promise.all(
    rows.map(async ({ reference, body, scan_state }) => {
      const { data } = JSON.parse(await unseal(identity, body));
      return { reference, data, scan_state };
    }),
  );
}

test('what is sealed for the hub is what the call with everything in its body seals', async () => {
  const thandi = applicant();
  const [directors, bank_letter] = [
    await thandi.keep('directors', PDF),
    await thandi.keep('bank_letter', PNG),
  ];
  const answer = await thandi.call('send', sent({ directors, bank_letter }));
  const { reference } = answer.json().json;
  expect(answer.json()).toEqual({
    success: true,
    json: { reference: expect.stringMatching(/^TR-/u) },
    msg: 'Registration request sent successfully.',
  });
  const whole = await service.ask('product', {
    method: 'POST',
    url: '/consumer/request-user-registration',
    payload: { data: sent({}, { directors: PDF, bank_letter: PNG }).data },
  });
  const [mine, other] = [reference, whole.json().json.reference].map(async (name) =>
    (await inbox()).find((one) => one.reference === name),
  );
  expect({ ...(await mine), reference: '' }).toEqual({ ...(await other), reference: '' });
  expect(await thandi.load()).toBeNull();
});

test('a second try after a lost answer, and several at once, are one application with one reference', async () => {
  const thandi = applicant();
  const application = sent({ bank_letter: await thandi.keep('bank_letter', PNG) });
  const before = (await inbox()).length;
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => thandi.call('send', application, 'sent-four-times')),
  );
  const later = await thandi.call('send', application, 'sent-four-times');
  const references = [...answers, later].map((answer) => answer.json().json.reference);
  expect(new Set(references).size).toBe(1);
  expect(await inbox()).toHaveLength(before + 1);
  const { kept, data } = application;
  const other = { kept, data: { ...data, declaration: { ...data.declaration, name: 'Sipho' } } };
  expect((await thandi.call('send', other, 'sent-four-times')).statusCode).toBe(409);
});

test('a draft that is sent several times at once is one application without a key too', async () => {
  const thandi = applicant();
  const application = sent({ bank_letter: await thandi.keep('bank_letter', PNG) });
  const before = (await inbox()).length;
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => thandi.call('send', application, null)),
  );
  const references = answers.map((answer) => answer.json().json.reference);
  expect(references).toEqual(Array(4).fill(expect.stringMatching(/^TR-/u)));
  expect(new Set(references).size).toBe(1);
  expect(await inbox()).toHaveLength(before + 1);
});

test('a document that was replaced or moved meanwhile is named, nothing is kept, and its own copy may come', async () => {
  const thandi = applicant();
  const old = await thandi.keep('bank_letter', PNG);
  await thandi.keep('bank_letter', PDF); // in another window
  const before = (await inbox()).length;
  const refused = await thandi.call('send', sent({ bank_letter: old }), 'with-an-old-one');
  expect(refused.statusCode).toBe(409);
  expect(refused.json().errors).toEqual([
    { field: 'data.documentation.2.bank_letter', message: DOCUMENT_GONE },
  ]);
  expect(await inbox()).toHaveLength(before);
  expect((await thandi.load()).documents).toHaveLength(1);
  const held = sent({}, { bank_letter: PNG });
  expect((await thandi.call('send', held, 'with-its-own')).statusCode).toBe(200);
  expect((await inbox()).at(-1)?.data.documentation[2].bank_letter).toMatch(/^data:image\/png/u);
  const nobody = await applicant().call('send', sent({ bank_letter: old }), 'without-a-draft');
  expect(nobody.statusCode).toBe(409);
});

test('a draft that goes while its documents are looked at is not sent, and nothing is kept', async () => {
  let meanwhile = async () => {};
  const scanner = await scanServer((socket) => void meanwhile().then(() => scanDaemon(socket)));
  const address = { CLAMAV_HOST: scanner.host, CLAMAV_PORT: String(scanner.port) };
  const scanned = await startTestApp({ environment: address });
  try {
    const thandi = applicant(scanned);
    const kept = { bank_letter: await thandi.keep('bank_letter', PNG) };
    const cookie = thandi.cookie();
    meanwhile = async () => {
      await withClient(scanned.database.siteUrl, (client) =>
        client.query('DELETE FROM inbox.draft'),
      );
    };
    const answer = await thandi.call('send', sent(kept), 'sent-while-it-goes');
    expect([answer.statusCode, answer.json().errors]).toEqual([
      409,
      [{ field: 'data.documentation.2.bank_letter', message: DOCUMENT_GONE }],
    ]);
    expect(await inbox(scanned)).toEqual([]);
    expect(thandi.cookie()).toBe(cookie);
  } finally {
    await scanned.close();
    await scanner.close();
  }
});

test('a document has one place: a kept one beside one in the body, or without a place, is refused', async () => {
  const thandi = applicant();
  const version = await thandi.keep('bank_letter', PNG);
  for (const body of [
    sent({ bank_letter: version }, { bank_letter: PNG }),
    sent({ qualification: version }),
  ]) {
    const answer = await thandi.call('send', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field).toMatch(/^kept\./u);
  }
});

test('what is refused in a body is refused out of a draft, in the same words at the same place', async () => {
  const html = btoa('<html><script>alert(1)</script></html>');
  const active = btoa(
    '%PDF-1.7\n1 0 obj\n<</Type/Catalog/OpenAction<</S/JavaScript/JS(1)>>>>\nendobj\n',
  );
  for (const body of [html, active]) {
    const document = `data:application/pdf;base64,${body}`;
    const thandi = applicant();
    const kept = { bank_letter: await thandi.keep('bank_letter', document) };
    const refused = await thandi.call('send', sent(kept));
    const whole = await service.ask('product', {
      method: 'POST',
      url: '/consumer/request-user-registration',
      payload: { data: sent({}, { bank_letter: document }).data },
    });
    expect([refused.statusCode, refused.json()]).toEqual([400, whole.json()]);
    expect((await thandi.load()).documents).toHaveLength(1);
  }
});

test('documents are looked at once more when they are sent: infected ones are refused, the others wait for a scan', async () => {
  const scanner = await scanServer(scanDaemon);
  const address = { CLAMAV_HOST: scanner.host, CLAMAV_PORT: String(scanner.port) };
  const scanned = await startTestApp({ environment: address });
  try {
    const infected = `data:application/pdf;base64,${btoa(`%PDF-1.7 ${INFECTED_MARK}\n%%EOF\n`)}`;
    const [thandi, sipho] = [applicant(scanned), applicant(scanned)];
    const found = { bank_letter: await sipho.keep('bank_letter', infected) };
    const refused = await sipho.call('send', sent(found));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors[0].message).toBe(DOCUMENT_WORDS.infected);
    expect((await sipho.load()).documents).toHaveLength(1);
    await scanner.close();
    const waiting = { bank_letter: await thandi.keep('bank_letter', PNG) };
    expect((await thandi.call('send', sent(waiting))).statusCode).toBe(200);
    expect((await inbox(scanned)).map(({ scan_state }) => scan_state)).toEqual(['awaiting_scan']);
  } finally {
    await scanned.close();
  }
});
