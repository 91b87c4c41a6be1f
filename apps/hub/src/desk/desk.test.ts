import { createHash, randomUUID } from 'node:crypto';
import { findCorrections, recordCorrections } from '@selvedge/database/corrections';
import { recordRegistration } from '@selvedge/database/registrations';
import { handleEndpoints } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as given from '../../../../packages/contract/test/registration-fixtures.ts';
import type { Role } from '../access/roles.ts';
import { takeCorrections } from '../inbox/take-corrections.ts';
import { type DeskKeys, takeRegistrations } from '../inbox/take-registrations.ts';
import { openMail } from '../outbox/mail-content.ts';
import { marksKey } from '../registrations/marks.ts';
import { makeSealingKey } from '../testing/sealing.ts';
import { TEST_PASSWORD, type TestHub, testHub } from '../testing/test-hub.ts';
import { offerPdfDrawer } from './draw-pdf-page.ts';

let hub: TestHub;
let pool: pg.Pool;
let site: pg.Pool;
let keys: DeskKeys;
const tokens = new Map<Role, string>();
beforeAll(async () => {
  hub = await testHub();
  pool = new pg.Pool({ connectionString: hub.database.hubUrl });
  site = new pg.Pool({ connectionString: hub.database.siteUrl });
  keys = { sealing: await makeSealingKey(hub.dataDir), marks: await marksKey(hub.dataDir) };
  for (const role of ['administrator', 'clerk', 'editor', 'personnel'] as const) {
    const { email } = await hub.person(role);
    const { token } = await hub.payload.login({
      collection: 'users',
      data: { email, password: TEST_PASSWORD },
    });
    tokens.set(role, token ?? '');
  }
});
afterAll(async () => {
  await Promise.all([pool.end(), site.end()]);
  await hub.close();
});

const reference = 'TR-DESK-0001';
let id: number;
beforeEach(async () => {
  for (const table of ['inbox.registration', 'inbox.correction', 'hub.registrations', 'hub.outbox'])
    await pool.query(`DELETE FROM ${table}`);
  const text = JSON.stringify({ data: given.application });
  await recordRegistration(site, {
    idempotencyKey: randomUUID(),
    bodyHash: createHash('sha256').update(text).digest(),
    reference,
    body: await keys.sealing.seal(text),
    scanState: 'clean',
    draftKeyHash: undefined,
  });
  await takeRegistrations(pool, keys, new Set());
  id = (await row()).id;
});

const row = async () => (await pool.query('SELECT * FROM hub.registrations')).rows[0];
const log = async (action: string) =>
  (
    await pool.query(
      'SELECT * FROM audit.entry WHERE action = $1 AND subject_id = $2 ORDER BY id',
      [action, String(id)],
    )
  ).rows;
const ask = (role: Role | null, path: string, form?: Record<string, string>) =>
  handleEndpoints({
    config: hub.payload.config,
    payloadInstanceCacheKey: hub.cacheKey,
    request: new Request(`http://localhost:3001/api/registrations/${id}${path}`, {
      method: form ? 'POST' : 'GET',
      headers: {
        ...(role && { authorization: `JWT ${tokens.get(role)}` }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
    }),
  });
const said = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '', 'http://hub').searchParams.get('said');
const decide = async (form: Record<string, string>) =>
  said(await ask('clerk', '/decide', { seen: (await row()).updated_at.toISOString(), ...form }));
const mailOf = async (key: string) => {
  const { rows } = await pool.query('SELECT sealed FROM hub.outbox WHERE key LIKE $1', [`${key}%`]);
  return openMail(keys.sealing, rows[0].sealed);
};

test('only clerks and administrators work at the desk, and only administrators export and erase', async () => {
  const forClerks = [
    ['/documents/company_registration'],
    ['/documents/company_registration/pages/1'],
    ['/reveal', { path: 'company_details.0.account_number' }],
    ['/decide', { decision: 'approve' }],
    ['/assign', { to: 'me' }],
    ['/notes', { text: 'x' }],
  ] as const;
  for (const [path, form] of forClerks)
    for (const role of [null, 'editor', 'personnel'] as const)
      expect((await ask(role, path, form)).status, `${path} as ${role}`).toBe(403);
  for (const [path, form] of [['/export'], ['/erase', { confirm: reference }]] as const)
    for (const role of [null, 'editor', 'personnel', 'clerk'] as const)
      expect((await ask(role, path, form)).status, `${path} as ${role}`).toBe(403);
  expect(await row()).toMatchObject({ status: 'new', erased_at: null, notes: null });
});

test('a number is revealed, a document opened and each is written down; nothing else is given out', async () => {
  const path = 'company_details.0.partners.0.partnerIdNumber';
  const answer = await ask('clerk', '/reveal', { path });
  expect(await answer.json()).toEqual({ value: given.partner.partnerIdNumber });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await log('reveal')).toMatchObject([
    { subject: reference, fields: ['Partner 1: ID number'] },
  ]);
  expect((await ask('clerk', '/reveal', { path: 'company_details.0.constructor' })).status).toBe(
    404,
  );

  const document = await ask('clerk', '/documents/company_registration');
  expect(Object.fromEntries(document.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${reference}-company_registration.pdf"`,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
  expect(new Uint8Array(await document.arrayBuffer())).toEqual(new Uint8Array(3));
  expect(await log('open document')).toMatchObject([{ fields: ['company_registration'] }]);
  for (const part of ['application', 'bank_letter', 'nothing'])
    expect((await ask('clerk', `/documents/${part}`)).status).toBe(404);
  await pool.query("UPDATE hub.registrations SET scan_state = 'awaiting_scan'");
  expect((await ask('clerk', '/documents/company_registration')).status).toBe(423);
  expect(await decide({ decision: 'approve' })).toBe('awaiting_scan');
});

test('a page of a PDF is shown as a picture, and each page that is looked at is written down', async () => {
  offerPdfDrawer(async (pdf, page) =>
    page > 2 ? undefined : { picture: new Uint8Array([pdf.length, page]), pages: 2 },
  );
  const answer = await ask('clerk', '/documents/company_registration/pages/2');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'document-pages': '2',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([3, 2]));
  expect(await log('open document')).toMatchObject([{ fields: ['company_registration, page 2'] }]);
  expect((await ask('clerk', '/documents/company_registration/pages/3')).status).toBe(422);
  for (const path of [
    'company_registration/pages/0',
    'company_registration/pages/x',
    'address/pages/1',
  ])
    expect((await ask('clerk', `/documents/${path}`)).status).toBe(404);
  expect(await log('open document')).toHaveLength(1);
});

test('an approval and its mail are kept together, once, and not over what somebody else has changed', async () => {
  const seen = (await row()).updated_at.toISOString();
  await ask('clerk', '/assign', { to: 'me' });
  expect(said(await ask('clerk', '/decide', { seen, decision: 'approve' }))).toBe('changed');
  expect(await row()).toMatchObject({ status: 'new' });
  expect(await decide({ decision: 'approve', message: 'Welcome!' })).toBe('approved');
  expect(await decide({ decision: 'decline', reason: 'not_trade' })).toBe('decided');
  expect(await row()).toMatchObject({ status: 'approved' });
  expect((await mailOf('approved/')).text).toContain('Welcome!');
  expect(await log('approved')).toHaveLength(1);
});

test('a decline needs a reason, and tells it', async () => {
  expect(await decide({ decision: 'decline' })).toBe('no_reason');
  expect(await decide({ decision: 'decline', reason: 'references' })).toBe('declined');
  expect(await row()).toMatchObject({ status: 'declined', reason: 'references' });
  expect((await mailOf('declined/')).text).toContain('the references could not be confirmed');
});

test('a correction goes to the applicant and comes back as the newest version of its items alone', async () => {
  const bank = 'company_details.0.account_number';
  const letter = 'documentation.bank_letter';
  const verdicts = {
    [`verdict:${bank}`]: 'differs',
    [`words:${bank}`]: 'The letter says another one.',
    [`verdict:${letter}`]: 'missing',
    'verdict:company_details.0.company_name': 'accepted',
    'verdict:company_details.0.nothing': 'accepted',
  };
  expect(await decide({ ...verdicts, decision: 'approve' })).toBe('open_items');
  expect(await row()).toMatchObject({
    status: 'in_review',
    judgements: [{ path: bank, verdict: 'differs' }, { path: letter }, { verdict: 'accepted' }],
  });
  expect(await decide({ decision: 'ask' })).toBe('no_items');
  expect(await decide({ ...verdicts, decision: 'ask' })).toBe('asked');
  expect(await row()).toMatchObject({ status: 'corrections_asked' });
  const { text } = await mailOf('asked/');
  expect(text).toContain('- Bank letter: It is missing.');
  const [, token = ''] = /\/register\/corrections#([\w-]{43})\n/u.exec(text) ?? [];
  const hash = createHash('sha256').update(Buffer.from(token, 'base64url')).digest();
  expect(await findCorrections(site, hash)).toMatchObject({
    reference,
    isAnswered: false,
    items: [{ path: bank, words: 'The letter says another one.' }, { path: letter }],
  });

  const values = {
    [bank]: '62000000999',
    [letter]: 'data:image/png;base64,AAAA',
    'declaration.terms_accepted': 'no', // was not asked for, and is no item
  };
  const answer = async (text: string) =>
    recordCorrections(site, hash, await keys.sealing.seal(text), 'not_scanned');
  expect(await answer(JSON.stringify({ values }))).toBe(true);
  expect(await answer(JSON.stringify({ values: { [bank]: '1' } }))).toBe(true); // the first counts
  expect(await takeCorrections(pool, keys, new Set())).toBe(1);
  expect(await takeCorrections(pool, keys, new Set())).toBe(0);
  expect(await row()).toMatchObject({
    status: 'in_review',
    scan_state: 'not_scanned',
    missing: 'Identity documents of directors, Proof of address',
    judgements: [{ path: 'company_details.0.company_name', verdict: 'accepted' }],
  });
  const revealed = await (await ask('clerk', '/reveal', { path: bank })).json();
  expect(revealed).toEqual({ value: '62000000999' });
  expect((await ask('clerk', '/documents/bank_letter')).status).toBe(200);
  expect(await log('correct')).toMatchObject([{ fields: [bank, letter] }]);
  expect(await findCorrections(site, hash)).toMatchObject({ isAnswered: true });
});

test('choices, boxes, lists and whole references come back corrected, and what hangs on them with them', async () => {
  const company = 'company_details.0';
  const wrong = [
    `${company}.offering`,
    `${company}.industry`,
    `${company}.partners`,
    `${company}.physical_address`,
    'trade_references.1',
    'trade_references.0.pia_1',
  ];
  const verdicts = Object.fromEntries(wrong.map((path) => [`verdict:${path}`, 'incorrect']));
  const accepted = {
    [`verdict:${company}.partners.0.partnerName`]: 'accepted',
    [`verdict:${company}.trading_as`]: 'accepted',
  };
  expect(await decide({ ...verdicts, ...accepted, decision: 'ask' })).toBe('asked');
  const { text } = await mailOf('asked/');
  expect(text).toContain('- Partners: It is not correct.');
  expect(text).toContain('- Trade reference 2: It is not correct.');
  const [, token = ''] = /#([\w-]{43})\n/u.exec(text) ?? [];
  const hash = createHash('sha256').update(Buffer.from(token, 'base64url')).digest();
  const second = { ...given.references[1], company_name_2: 'Another' };
  const partners = [given.partner, { ...given.partner, partnerName: 'Lindiwe Dlamini' }];
  const values = {
    [`${company}.offering`]: 'homeware_only',
    [`${company}.industry`]: ['Architect'],
    [`${company}.partners`]: partners,
    [`${company}.physical_address`]: '14 Kloof Street',
    'trade_references.1': second,
    'trade_references.0.pia_1': false,
  };
  const answer = await keys.sealing.seal(JSON.stringify({ values }));
  expect(await recordCorrections(site, hash, answer, 'no_documents')).toBe(true);
  expect(await takeCorrections(pool, keys, new Set())).toBe(1);
  // The partners came anew, and with them what was thought of the earlier ones.
  expect((await row()).judgements).toEqual([
    { path: `${company}.trading_as`, verdict: 'accepted', words: '' },
  ]);
  const { application } = await (await ask('administrator', '/export')).json();
  expect(application).toMatchObject({
    company_details: [
      {
        offering: 'homeware_only',
        industry: ['Architect'],
        partners,
        physical_address: '14 Kloof Street',
        postal_address: '14 Kloof Street', // the same box is ticked (REG-16)
        contacts: given.company.contacts,
      },
    ],
    trade_references: [{ ...given.references[0], pia_1: false }, second, given.references[2]],
  });
});

test('one person’s data is given out whole, and erased with proof of what and when and nothing of what was in it', async () => {
  const data = await (await ask('administrator', '/export')).json();
  expect(data).toMatchObject({
    reference,
    application: { company_details: [given.company] },
    documents: { company_registration: 'data:application/pdf;base64,AAAA' },
  });
  expect(said(await ask('administrator', '/erase', { confirm: 'TR-OTHER' }))).toBe('not_confirmed');
  expect(said(await ask('administrator', '/erase', { confirm: reference }))).toBe('erased');
  const { rows } = await pool.query(
    `SELECT (SELECT count(*) FROM hub.registration_paper)::int AS papers,
       (SELECT count(*) FROM hub.registration_mark)::int AS marks, (SELECT count(*) FROM hub.outbox)::int AS mails`,
  );
  expect(rows).toEqual([{ papers: 0, marks: 0, mails: 0 }]);
  expect(JSON.stringify(await row())).not.toContain('Nkosi');
  const [proof] = await log('erase');
  expect(proof).toMatchObject({
    subject: reference,
    fields: [
      'application',
      'company_registration',
      'company, applicant and address in the queue',
      'notes',
      'mails',
      'asked for',
    ],
  });
  expect(proof.actor).toContain('administrator-');
  expect((await ask('administrator', '/export')).status).toBe(404);
  expect((await ask('clerk', '/documents/company_registration')).status).toBe(404);
});
