import { readFile, stat } from 'node:fs/promises';
import { registrationRequest } from '@selvedge/contract/registration';
import { withClient } from '@selvedge/database/connection';
import type { ExamineDocument } from '@selvedge/documents/examine-document';
import { Decrypter } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { applicationTaker } from '../src/registration/routes.ts';
import { sealingKeyFiles, sealingRecipient } from '../src/registration/sealing-key.ts';
import { application, JPEG, PDF, PNG } from './registration-fixture.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const MEBIBYTE = 1024 * 1024;
const WHOLE_FILE = 2 * MEBIBYTE;

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const send = (data: unknown, key?: string, from = service) =>
  from.ask('product', {
    method: 'POST',
    url: '/consumer/request-user-registration',
    headers: key === undefined ? {} : { 'idempotency-key': key },
    payload: { data } as object,
  });

const kept = (reference: string) =>
  withClient(service.database.hubUrl, async (client) => {
    const { rows } = await client.query<{
      body: Buffer;
      idempotency_key: string;
      scan_state: string;
    }>('SELECT body, idempotency_key, scan_state FROM inbox.registration WHERE reference = $1', [
      reference,
    ]);
    return rows;
  });

async function opened(body: Uint8Array): Promise<unknown> {
  const decrypter = new Decrypter();
  const { identity } = sealingKeyFiles(service.dataDir);
  decrypter.addIdentity((await readFile(identity, 'utf8')).trim());
  return JSON.parse(await decrypter.decrypt(body, 'text'));
}

const withDocuments = (...dataStrings: string[]) => {
  const [directors = '', company_registration = '', bank_letter = '', address = ''] = dataStrings;
  return {
    ...application,
    documentation: [{ directors }, { company_registration }, { bank_letter }, { address }],
  };
};

describe('an application', () => {
  test('[CALL-24] [REG-68] [REG-69] [REG-70] [REG-71] [REG-72] is in the inbox, whole and sealed, when it is acknowledged', async () => {
    const answer = await send(application, 'first-key');
    expect(answer.statusCode).toBe(200);
    const { success, json, msg } = answer.json();
    expect(success).toBe(true);
    expect(json.reference).toMatch(/^TR-[0-9A-Z]{4}-[0-9A-Z]{4}$/u);
    expect(msg).toBe('Registration request sent successfully.');
    const [row, ...more] = await kept(json.reference);
    expect(more).toEqual([]);
    if (!row) throw new Error('Nothing was kept');
    expect(row.body.includes('Nkosi')).toBe(false);
    expect(row.body.includes('62000000001')).toBe(false);
    expect(row.idempotency_key).not.toContain('first-key');
    const { data } = (await opened(row.body)) as { data: typeof application };
    const { documentation, ...fields } = application;
    expect(data).toMatchObject(fields);
    const [directors, registration, bank, address] = data.documentation;
    expect([directors, registration, address]).toEqual([
      documentation[0],
      documentation[1],
      documentation[3],
    ]);
    expect(bank?.bank_letter).toMatch(/^data:image\/png;base64,/u);
    expect(row.scan_state).toBe('not_scanned');
  });

  test('decision 12: may hold a single record of company details', async () => {
    const [company_details] = application.company_details;
    expect((await send({ ...application, company_details })).statusCode).toBe(200);
  });

  test('without a key each is a registration of its own', async () => {
    const first = (await send(application)).json();
    const second = (await send(application)).json();
    expect(first.json.reference).not.toBe(second.json.reference);
  });
});

describe('an Idempotency-Key', () => {
  test('gives the same answer to the same body, and 409 to another', async () => {
    const first = await send(application, 'k');
    const again = await send(application, 'k');
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    const changed = { ...application, declaration: { ...application.declaration, name: 'Else' } };
    const other = await send(changed, 'k');
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ success: false });
    expect(await kept(first.json().json.reference)).toHaveLength(1);
  });

  test('of a body that was refused is still free', async () => {
    const refused = await send({ ...application, trade_references: [] }, 'mended');
    expect(refused.statusCode).toBe(400);
    expect((await send(application, 'mended')).statusCode).toBe(200);
  });

  test('that is too long is refused', async () => {
    const answer = await send(application, 'x'.repeat(201));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'Idempotency-Key' }] });
  });

  test('sent by several at once is one registration', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(application, 'many')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });
});

describe('what is refused', () => {
  test('names its fields with the words of the form', async () => {
    const [company] = application.company_details;
    const answer = await send({
      ...application,
      company_details: [{ ...company, company_name: '' }],
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual({
      field: 'data.company_details.0.company_name',
      message: 'Please enter the company name',
    });
  });

  test('[REG-48] is a document that is not what it says', async () => {
    const html = `data:application/pdf;base64,${btoa('<html><script>alert(1)</script></html>')}`;
    const forged = PNG.replace('image/png', 'image/jpeg');
    for (const document of [html, forged]) {
      const answer = await send(withDocuments('', '', document));
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual([
        {
          field: 'data.documentation.2.bank_letter',
          message: 'File type must be JPEG, PNG or PDF',
        },
      ]);
    }
  });

  test('[REG-49] is a document of a byte too many; four of the largest size are taken', async () => {
    const pdf = (bytes: number) => {
      const file = Buffer.alloc(bytes);
      file.write('%PDF-1.7\n');
      return `data:application/pdf;base64,${file.toString('base64')}`;
    };
    const largest = pdf(WHOLE_FILE);
    expect((await send(withDocuments(largest, largest, largest, largest))).statusCode).toBe(200);
    const answer = await send(withDocuments(pdf(WHOLE_FILE + 1)));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].message).toBe('File is larger than 2097152 bytes');
  });

  test('[REG-48] is no JPEG, PNG or PDF', async () => {
    expect((await send(withDocuments(JPEG, PNG, PDF))).statusCode).toBe(200);
  });

  test('is a body beyond the limit, which holds for this call alone', async () => {
    const padded = { ...application, padding: 'x'.repeat(15 * MEBIBYTE) };
    expect((await send(padded)).statusCode).toBe(413);
    const elsewhere = await service.ask('product', {
      method: 'POST',
      url: '/products/item_info',
      payload: { items: 'x'.repeat(MEBIBYTE) },
    });
    expect(elsewhere.statusCode).toBe(413);
  });
});

test('with the database away an application fails, and says so without repeating it', async () => {
  const storeRegistration = () => Promise.reject(new Error('connect'));
  const lost = await startTestApp({ storeRegistration });
  try {
    const answer = await send(application, 'key', lost);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.body).not.toContain('Nkosi');
  } finally {
    await lost.close();
  }
});

test('an application whose documents took too long to look into is not stored any more', async () => {
  const late = new AbortController();
  const keep = vi.fn(async () => ({ reference: 'TR-0000-0000' }));
  const examine: ExamineDocument = async (bytes) => {
    late.abort(new Error('too late'));
    return { accepted: true, bytes, scan: 'clean' };
  };
  const sent = { idempotencyKey: undefined, bodyText: '', draftKeyHash: undefined };
  const take = applicationTaker(keep, examine);
  const { data } = registrationRequest.parse({ data: withDocuments(PNG) });
  const sender = { client: '192.0.2.1', signal: late.signal };
  await expect(take({ ...sent, data, sender, chargeStored: () => undefined })).rejects.toThrow(
    'too late',
  );
  expect(keep).not.toHaveBeenCalled();
});

test('the sealing key is made once, and only its owner can read it', async () => {
  const files = sealingKeyFiles(service.dataDir);
  for (const path of Object.values(files)) expect((await stat(path)).mode & 0o777).toBe(0o600);
  const recipients = await Promise.all(
    Array.from({ length: 4 }, () => sealingRecipient(service.dataDir)),
  );
  expect(new Set(recipients)).toEqual(new Set([(await readFile(files.recipient, 'utf8')).trim()]));
});
