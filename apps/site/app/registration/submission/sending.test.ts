import {
  application,
  type RegistrationRequest,
  type StoredDocuments,
} from '@selvedge/contract/registration';
import { DOCUMENT_GONE } from '@selvedge/contract/registration-answer';
import { ServiceError } from '@selvedge/contract/services';
import { describe, expect, it, test, vi } from 'vitest';
import { entered } from './entered-fixture.ts';
import {
  buildApplication,
  errorsOf,
  hasWrongDocument,
  sendApplication,
  sendEntered,
  submissionKeys,
} from './sending.ts';

const VERSION = 'v'.repeat(43);
const LETTER = { field: 'data.documentation.2.bank_letter', message: DOCUMENT_GONE };

function sending(versions: StoredDocuments, answer: (sent: RegistrationRequest) => string) {
  const whole = vi.fn(async (_address: string, _init: RequestInit) =>
    Response.json({ success: true, json: { reference: 'TR-WHOLE' }, msg: 'Sent' }),
  );
  vi.stubGlobal('fetch', whole);
  const send = vi.fn(async (application: RegistrationRequest, _key: string) => answer(application));
  const draft = { id: () => 'draft', versions: () => versions, send };
  const options = { origin: 'https://www.example.com', mode: 'path' } as const;
  return { whole, send, with: { options, keyOf: submissionKeys(), draft } };
}

test('a document stands in the way where it is refused, and asked for; one that is gone may have been sent', () => {
  const { introduction } = entered;
  const byProof = { ...introduction, trade_references: 'no' } as const;
  const held = (problem: string | undefined) => ({
    file: { name: 'a.pdf', sizeBytes: 3, dataString: undefined, problem },
    refused: [],
  });
  const slots = { qualification: held('PDF is damaged') };
  expect(hasWrongDocument({ introduction, slots }, [])).toBe(false);
  expect(hasWrongDocument({ introduction: byProof, slots }, [])).toBe(true);
  expect(hasWrongDocument({ introduction, slots: { address: held(undefined) } }, [])).toBe(false);
  expect(hasWrongDocument({ introduction, slots: { address: held(DOCUMENT_GONE) } }, [])).toBe(
    false,
  );
  expect(hasWrongDocument({ introduction, slots: {} }, ['address'])).toBe(true);
});

test('a document that the draft holds is named and not sent; a second try has the same key', async () => {
  const { send, whole, with: to } = sending({ bank_letter: VERSION }, () => 'TR-1');
  expect(await sendEntered(entered, to)).toBe('TR-1');
  expect(await sendEntered(entered, to)).toBe('TR-1');
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    kept: { bank_letter: VERSION },
    data: { documentation: [{}, {}, { bank_letter: '' }, {}] },
  });
  expect(send.mock.calls[1]?.[1]).toBe(send.mock.calls[0]?.[1]);
  expect(whole).not.toHaveBeenCalled();
});

test('where the draft holds another one, or none any more, the copy of this page is sent', async () => {
  const refuse = () => {
    throw new ServiceError(409, DOCUMENT_GONE, [LETTER]);
  };
  const { whole, with: to } = sending({ bank_letter: VERSION }, refuse);
  expect(await sendEntered(entered, to)).toBe('TR-WHOLE');
  const body = JSON.parse(String(whole.mock.calls[0]?.[1].body));
  expect(body.data.documentation[2].bank_letter).toMatch(/^data:application\/pdf/u);
});

test('a document that nobody holds any more is named where it belongs, and nothing is sent', async () => {
  const { send, whole, with: to } = sending({}, () => 'TR-1');
  const file = { name: 'letter.pdf', sizeBytes: 3, dataString: undefined };
  const slots = { bank_letter: { file, refused: [] } };
  const failure = await sendEntered({ ...entered, slots }, to).catch((error: unknown) => error);
  expect(errorsOf(failure)).toEqual([{ step: 3, document: 'bank_letter', message: DOCUMENT_GONE }]);
  expect(send).not.toHaveBeenCalled();
  expect(whole).not.toHaveBeenCalled();
});

test('a document of the path by proof that is not taken any more is left out', async () => {
  const { send, with: to } = sending(
    { bank_letter: VERSION, qualification: VERSION },
    () => 'TR-1',
  );
  const file = { name: 'degree.pdf', sizeBytes: 3, dataString: undefined };
  const slots = { ...entered.slots, qualification: { file, refused: [] } };
  await sendEntered({ ...entered, slots }, to);
  expect(send.mock.calls[0]?.[0].kept).toEqual({ bank_letter: VERSION });
});

const sendTo = (answer: (init: RequestInit) => Response) =>
  sendApplication(
    {
      origin: 'https://www.example.com',
      mode: 'host',
      fetch: async (_address, init = {}) => answer(init),
    },
    buildApplication(entered),
    'the-key',
  );

test('[CALL-24] [CALL-25] the whole application is posted under its key, and its reference read from json', async () => {
  const seen: RequestInit[] = [];
  const reference = await sendTo((init) => {
    seen.push(init);
    return Response.json({ success: true, json: { reference: 'TR-1' }, msg: 'Sent' });
  });
  expect(reference).toBe('TR-1');
  const [init] = seen;
  expect(init?.method).toBe('POST');
  expect(new Headers(init?.headers).get('idempotency-key')).toBe('the-key');
  expect(JSON.parse(String(init?.body))).toEqual({ data: buildApplication(entered) });
});

test('[CALL-25] a failure throws with the message of the service', async () => {
  const refusal = { success: false, msg: 'Not valid' };
  await expect(sendTo(() => Response.json(refusal, { status: 400 }))).rejects.toThrow('Not valid');
  await expect(sendTo(() => Response.json(refusal))).rejects.toThrow('Not valid');
});

test('a key stays for as long as the application does', () => {
  const keyOf = submissionKeys();
  const first = keyOf({ name: 'Thandi' }, undefined);
  expect(first).toMatch(/^[0-9a-f]{32}$/u);
  expect(keyOf({ name: 'Thandi' }, undefined)).toBe(first);
  expect(keyOf({ name: 'Pieter' }, undefined)).not.toBe(first);
  expect(submissionKeys()({ name: 'Thandi' }, undefined)).not.toBe(first);
});

test('a draft that is open in two tabs is sent under one key, until it is changed in one of them', () => {
  const [one, other] = [submissionKeys(), submissionKeys()];
  const key = one({ name: 'Thandi' }, 'draft');
  expect(key).toMatch(/^draft-[0-9a-f]{8}$/u);
  expect(other({ name: 'Thandi' }, 'draft')).toBe(key);
  expect(other({ name: 'Thandj' }, 'draft')).not.toBe(key);
  expect(other({ name: 'Thandi' }, 'another')).not.toBe(key);
});

describe('the application as it is sent', () => {
  it('[REG-68] [REG-69] [REG-70] [REG-71] [REG-72] is as the documents print it, and valid', () => {
    const built = buildApplication(entered);
    expect(application.parse(built)).toEqual(built);
    expect(Object.keys(built)).toEqual([
      'company_details',
      'trade_references',
      'documentation',
      'declaration',
    ]);
    expect(built.documentation).toEqual([
      { directors: '' },
      { company_registration: '' },
      { bank_letter: 'data:application/pdf;base64,AAAA' },
      { address: '' },
    ]);
    expect(built.declaration).toEqual(entered.declaration);
  });

  it('[REG-16] [REG-68] holds a copy of the physical address where post goes there', () => {
    const sent = (is_physical_address: boolean) => {
      const company = { ...entered.company, is_physical_address };
      return buildApplication({ ...entered, company }).company_details;
    };
    expect(sent(true)).toMatchObject([{ postal_address: '12 Kloof Street' }]);
    expect(sent(false)).toMatchObject([{ postal_address: 'written before the box was ticked' }]);
  });

  it('decision 7: holds the three answers and the fifth document on the path by proof', () => {
    const introduction = { ...entered.introduction, trade_references: 'no' } as const;
    const built = buildApplication({ ...entered, introduction });
    expect(built.introduction).toEqual(introduction);
    expect(built.documentation[4]).toEqual({ qualification: '' });
    expect(application.safeParse(built).success).toBe(true);
  });
});
