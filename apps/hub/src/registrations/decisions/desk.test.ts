import type { PageReader } from '@selvedge/documents/pdf-page';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as given from '../../../../../packages/contract/test/registration-fixtures.ts';
import {
  ask,
  decide,
  deskUnderTest,
  flashOf,
  formNow,
  hub,
  log,
  mailOf,
  pool,
  reference,
  row,
} from '../../../test/desk-under-test.ts';
import { offerPdfDrawer } from './document-guard.ts';

deskUnderTest();

test('only clerks and administrators work at the desk, and only administrators export and erase', async () => {
  const forClerks = [
    ['/documents/company_registration'],
    ['/documents/company_registration/pages/1'],
    ['/reveal', { path: 'company_details.0.account_number' }],
    ['/decide', { decision: 'approve', note: 'x' }],
  ] as const;
  for (const [path, form] of forClerks)
    for (const role of [null, 'editor', 'personnel'] as const)
      expect((await ask(role, path, form)).status, `${path} as ${role}`).toBe(403);
  for (const [path, form] of [['/export'], ['/erase', { confirm: reference }]] as const)
    for (const role of [null, 'editor', 'personnel', 'clerk'] as const)
      expect((await ask(role, path, form)).status, `${path} as ${role}`).toBe(403);
  expect(await row()).toMatchObject({ status: 'new', erased_at: null, notes: null, unsent: null });
});

test('the list finds a company without its accents, and a reference as it is heard', async () => {
  await pool.query("UPDATE hub.registrations SET company_name = 'Protéa Décor (Pty) Ltd'");
  const { listSearchableFields: searched = [] } =
    hub.payload.collections.registrations.config.admin;
  const found = async (text: string) =>
    (
      await hub.payload.find({
        collection: 'registrations',
        where: {
          or: searched.map((field) => ({ [field]: { like: text } })),
        },
      })
    ).docs.map((one) => one.reference);
  for (const text of ['protea decor', 'Protéa', reference, reference.replaceAll('-', '')])
    expect(await found(text), text).toEqual([reference]);
  expect(await found('proteus')).toEqual([]);
  await pool.query('UPDATE hub.registrations SET company_name = NULL, applicant_name = NULL');
  expect(await found('protea')).toEqual([]);
});

test('a number that no row has is the number of nobody\u2019s application', async () => {
  for (const id of ['NaN', '1%20or%201', '99999999999999999999', '-1', '1.5'])
    expect((await ask('administrator', '/export', undefined, id)).status, id).toBe(404);
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

  const picture = await sharp({
    create: { width: 100, height: 200, channels: 3, background: '#fff' },
  })
    .webp()
    .toBuffer();
  offerPdfDrawer(async () => ({ picture, pages: 2, drawnInMs: 1 }));
  const document = await ask('clerk', '/documents/company_registration');
  expect(Object.fromEntries(document.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${reference}-company_registration.pdf"`,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
  // Made anew of its pages' pictures: nothing of what was sent is handed out.
  expect(
    Buffer.from(await document.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  offerPdfDrawer(async () => ({ picture, pages: 1000, drawnInMs: 1 }));
  expect((await ask('clerk', '/documents/company_registration')).status).toBe(422);
  const readers: PageReader[] = [];
  offerPdfDrawer(async (_pdf, _page, reader) => {
    readers.push(reader);
    return { picture, pages: 40, drawnInMs: 40_000 };
  });
  const slow = await ask('clerk', '/documents/company_registration');
  expect([slow.status, await slow.text()]).toEqual([422, expect.stringContaining('too long')]);
  const reader = { person: expect.stringMatching(/^\d+$/u), signal: expect.any(AbortSignal) };
  expect(readers).toEqual([reader, reader]);
  expect(await log('open document')).toMatchObject([{ fields: ['company_registration'] }]);
  for (const part of ['application', 'bank_letter', 'nothing'])
    expect((await ask('clerk', `/documents/${part}`)).status).toBe(404);
  await pool.query("UPDATE hub.registrations SET scan_state = 'awaiting_scan'");
  expect((await ask('clerk', '/documents/company_registration')).status).toBe(423);
  expect(await decide({ decision: 'approve' })).toBe('awaiting_scan');
  const exported = await (await ask('administrator', '/export')).json();
  expect(exported).toMatchObject({ documents: {}, documents_await_their_virus_scan: true });
});

test('an export holds documents as the desk hands them out, and says why one is not in it', async () => {
  const exported = async () => (await ask('administrator', '/export')).json();
  const create = { width: 100, height: 200, channels: 3, background: '#fff' } as const;
  const picture = await sharp({ create }).webp().toBuffer();
  const drawn: Uint8Array[] = [];
  offerPdfDrawer(async (pdf) => {
    drawn.push(pdf);
    return { picture, pages: 1, drawnInMs: 1 };
  });
  const { documents, documents_that_are_not_handed_out } = await exported();
  expect(documents_that_are_not_handed_out).toEqual({});
  const [, type, content] =
    /^data:([^;]+);base64,(.+)$/u.exec(documents.company_registration) ?? [];
  expect(type).toBe('application/pdf');
  expect(Buffer.from(content ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-/u);
  expect(drawn.map((pdf) => [...pdf])).toEqual([[0, 0, 0]]); // what was sent
  offerPdfDrawer(async () => undefined);
  expect(await exported()).toMatchObject({
    documents: {},
    documents_that_are_not_handed_out: {
      company_registration: 'The document cannot be drawn here.',
    },
  });
});

test('a page of a PDF is shown as a picture, and each page that is looked at is written down', async () => {
  offerPdfDrawer(async (pdf, page) =>
    page > 2 ? undefined : { picture: new Uint8Array([pdf.length, page]), pages: 2, drawnInMs: 1 },
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

test('an approval and its mail are committed together, once, and not over what somebody else has changed', async () => {
  const before = await formNow();
  expect(await decide({ decision: 'take' })).toBe('assigned');
  const late = { ...before, decision: 'approve', confirmed: 'approve' };
  expect(flashOf(await ask('clerk', '/decide', late))).toBe('changed');
  expect(await row()).toMatchObject({ status: 'new' });
  expect(await decide({ decision: 'approve', message: 'Welcome!' })).toBe('approved');
  expect(await decide({ decision: 'decline', reason: 'not_trade' })).toBe('decided');
  expect(await row()).toMatchObject({ status: 'approved' });
  expect((await mailOf('approved/')).text).toContain('Welcome!');
  expect(await log('approved')).toHaveLength(1);
});

test('a registration that somebody has taken is not taken from them by a form that does not say so', async () => {
  const late = { ...(await formNow()), decision: 'take' };
  expect(await decide({ decision: 'take' })).toBe('assigned');
  const { assignee_id } = await row();
  expect(flashOf(await ask('administrator', '/decide', late))).toBe('taken');
  expect(await row()).toMatchObject({ assignee_id });
  const newest = { ...(await formNow()), decision: 'take' };
  expect(flashOf(await ask('administrator', '/decide', newest))).toBe('assigned');
});

test('an application is assigned to nobody who may not work at the desk', async () => {
  const { id } = await row();
  const assign = (assignee: number) =>
    hub.payload.update({ collection: 'registrations', id, data: { assignee } });
  await expect(assign((await hub.person('personnel')).id)).rejects.toThrow('Assignee');
  const clerk = await hub.person('clerk');
  await assign(clerk.id);
  expect(await row()).toMatchObject({ assignee_id: clerk.id });
});

test('a decline needs a reason, and tells it', async () => {
  expect(await decide({ decision: 'decline' })).toBe('no_reason');
  expect(await decide({ decision: 'decline', reason: 'references' })).toBe('declined');
  expect(await row()).toMatchObject({ status: 'declined', reason: 'references' });
  expect((await mailOf('declined/')).text).toContain('the references could not be confirmed');
});

test('one person’s data is given out whole, and erased with proof of what and when and nothing of what was in it', async () => {
  offerPdfDrawer(async () => undefined);
  const data = await (await ask('administrator', '/export')).json();
  expect(data).toMatchObject({ reference, application: { company_details: [given.company] } });
  expect(flashOf(await ask('administrator', '/erase', { confirm: 'TR-OTHER' }))).toBe(
    'not_confirmed',
  );
  expect(flashOf(await ask('administrator', '/erase', { confirm: reference }))).toBe('erased');
  const { rows } = await pool.query(
    `SELECT (SELECT count(*) FROM hub.registration_paper)::int AS "documentVersions",
       (SELECT count(*) FROM hub.registration_mark)::int AS "blindIndexes", (SELECT count(*) FROM hub.outbox)::int AS mails`,
  );
  expect(rows).toEqual([{ documentVersions: 0, blindIndexes: 0, mails: 0 }]);
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
