import { withClient } from '@selvedge/database/connection';
import { DOCUMENT_WORDS } from '@selvedge/documents/document-verdict';
import { INFECTED_MARK, scanDaemon, scanServer } from '@selvedge/documents/testing/scan-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { application } from './registration-fixture.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let scanner: Awaited<ReturnType<typeof scanServer>>;
let service: TestApp;
beforeAll(async () => {
  scanner = await scanServer(scanDaemon);
  service = await startTestApp({
    environment: { CLAMAV_HOST: scanner.host, CLAMAV_PORT: String(scanner.port) },
  });
});
afterAll(async () => {
  await service.close();
  await scanner.close();
});

const document = (content: string): string =>
  `data:application/pdf;base64,${btoa(`%PDF-1.7 ${content}\n%%EOF\n`)}`;

const send = (bankLetter: string) =>
  service.ask('product', {
    method: 'POST',
    url: '/consumer/request-user-registration',
    payload: {
      data: {
        ...application,
        documentation: [
          { directors: '' },
          { company_registration: '' },
          { bank_letter: bankLetter },
          { address: '' },
        ],
      },
    },
  });

const scanStates = () =>
  withClient(service.database.hubUrl, async (client) => {
    const sql = 'SELECT scan_state FROM inbox.registration ORDER BY received_at';
    const { rows } = await client.query<{ scan_state: string }>(sql);
    return rows.map(({ scan_state }) => scan_state);
  });

test('an infected document is refused with its words, and nothing of it is kept', async () => {
  const answer = await send(document(INFECTED_MARK));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    success: false,
    errors: [{ field: 'data.documentation.2.bank_letter', message: DOCUMENT_WORDS.infected }],
  });
  expect(await scanStates()).toEqual([]);
});

test('an applicant hears of it as soon as the document is chosen', async () => {
  const answer = await service.app.inject({
    method: 'POST',
    url: '/services/product/consumer/registration-draft/save-document',
    headers: { host: 'localhost:3000' },
    payload: { slot: 'bank_letter', name: 'letter.pdf', document: document(INFECTED_MARK) },
  });
  expect(answer.json()).toMatchObject({ success: true, problem: DOCUMENT_WORDS.infected });
});

test('a clean one is kept as clean', async () => {
  expect((await send(document('clean'))).statusCode).toBe(200);
  expect(await scanStates()).toEqual(['clean']);
});

test('while the scanner is away an application is taken, and awaits its scan', async () => {
  await scanner.close();
  expect((await send(document('later'))).statusCode).toBe(200);
  expect(await scanStates()).toEqual(['clean', 'awaiting_scan']);
  scanner = await scanServer(scanDaemon);
});
