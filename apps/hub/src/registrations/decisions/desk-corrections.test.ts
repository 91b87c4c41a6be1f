import { createHash } from 'node:crypto';
import { findCorrections, recordCorrections } from '@selvedge/database/registrations';
import { expect, test } from 'vitest';
import * as given from '../../../../../packages/contract/test/registration-fixtures.ts';
import {
  ask,
  decide,
  deskUnderTest,
  keys,
  log,
  mailOf,
  pool,
  reference,
  row,
  site,
} from '../../../test/desk-under-test.ts';
import { correctedLabel, lastCorrection } from '../application/last-correction.ts';
import { takeCorrections } from '../intake/take-corrections.ts';

deskUnderTest();

/** By which the site knows the link of the newest mail that asks for corrections. */
async function askedHash(): Promise<Buffer> {
  const { text } = await mailOf('asked/');
  const [, token = ''] = /#([\w-]{43})\n/u.exec(text) ?? [];
  return createHash('sha256').update(Buffer.from(token, 'base64url')).digest();
}

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
  const message = 'A municipal bill is fine.';
  expect(await decide({ ...verdicts, message, decision: 'ask' })).toBe('asked');
  expect(await row()).toMatchObject({ status: 'corrections_asked' });
  const { text } = await mailOf('asked/');
  expect(text).toContain('- Bank letter: It is missing.');
  expect(text).toContain(message);
  const [, token = ''] = /\/register\/corrections#([\w-]{43})\n/u.exec(text) ?? [];
  const hash = createHash('sha256').update(Buffer.from(token, 'base64url')).digest();
  expect(await findCorrections(site, hash)).toMatchObject({
    reference,
    isAnswered: false,
    items: [{ path: bank, words: 'The letter says another one.' }, { path: letter }, { message }],
  });

  const values = {
    [bank]: '62000000999',
    [letter]: 'data:image/png;base64,AAAA',
    'declaration.terms_accepted': 'no', // was not asked for, and is no item
    'declaration.email': 'thief@example.com', // is one, and was not asked for either
  };
  const answer = async (text: string) =>
    recordCorrections(site, hash, await keys.sealing.seal(text), 'not_scanned');
  expect(await answer(JSON.stringify({ values }))).toBe(true);
  expect(await answer(JSON.stringify({ values: { [bank]: '1' } }))).toBe(true); // the first counts
  const { id } = await row();
  expect(await lastCorrection(pool, id)).toBeUndefined();
  const passOver = new Set<string>();
  const falling = {
    ...keys,
    sealing: {
      ...keys.sealing,
      open: () => Promise.reject(Object.assign(new Error('stopping'), { code: '57P01' })),
    },
  };
  await expect(takeCorrections(pool, falling, passOver)).rejects.toThrow(reference);
  expect(await takeCorrections(pool, keys, passOver)).toBe(1); // a database that falters keeps nothing back
  expect(await takeCorrections(pool, keys, new Set())).toBe(0);
  expect(await lastCorrection(pool, id)).toEqual({ at: expect.any(Date), paths: [bank, letter] });
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

test('a decision closes the request for corrections that nobody has answered', async () => {
  const letter = 'verdict:documentation.bank_letter';
  expect(await decide({ [letter]: 'missing', decision: 'ask' })).toBe('asked');
  const hash = await askedHash();
  expect(await findCorrections(site, hash)).toMatchObject({ isAnswered: false });
  const declined = { reason: 'references', confirmed: 'decline', decision: 'decline' };
  expect(await decide(declined)).toBe('declined');
  expect(await findCorrections(site, hash)).toBeUndefined();
});

test('an answer that arrives while the desk asks again leaves that request open, and both answers count', async () => {
  const [bank, letter] = ['company_details.0.account_number', 'documentation.bank_letter'];
  const answer = async (hash: Buffer, values: Record<string, string>) =>
    recordCorrections(
      site,
      hash,
      await keys.sealing.seal(JSON.stringify({ values })),
      'not_scanned',
    );
  expect(await decide({ [`verdict:${bank}`]: 'differs', decision: 'ask' })).toBe('asked');
  const first = await askedHash();
  expect(await answer(first, { [bank]: '62000000111' })).toBe(true);
  expect(await decide({ [`verdict:${letter}`]: 'missing', decision: 'ask' })).toBe('asked');
  expect(await takeCorrections(pool, keys, new Set())).toBe(1);
  expect(await row()).toMatchObject({ status: 'corrections_asked' });
  const second = await askedHash();
  expect(second).not.toEqual(first);
  expect(await answer(second, { [bank]: '62000000222' })).toBe(true);
  expect(await takeCorrections(pool, keys, new Set())).toBe(1);
  expect(await row()).toMatchObject({ status: 'in_review' });
  const revealed = await (await ask('clerk', '/reveal', { path: bank })).json();
  expect(revealed).toEqual({ value: '62000000222' });
});

test('a document that the applicant does not have comes back as such, to be judged anew', async () => {
  const letter = 'documentation.bank_letter';
  expect(await decide({ [`verdict:${letter}`]: 'missing', decision: 'ask' })).toBe('asked');
  const hash = await askedHash();
  const answer = await keys.sealing.seal(JSON.stringify({ values: { [letter]: '' } }));
  expect(await recordCorrections(site, hash, answer, 'no_documents')).toBe(true);
  expect(await takeCorrections(pool, keys, new Set())).toBe(1);
  expect(await row()).toMatchObject({ status: 'in_review', judgements: [] });
  const { id } = await row();
  const { paths = [] } = (await lastCorrection(pool, id)) ?? {};
  expect(paths.map(correctedLabel)).toEqual(['Bank letter: there is none']);
});

test('who looks at an older page accepts nothing that the applicant has corrected meanwhile', async () => {
  const [letter, bank] = ['documentation.bank_letter', 'company_details.0.account_number'];
  expect(await decide({ [`verdict:${letter}`]: 'missing', decision: 'ask' })).toBe('asked');
  const hash = await askedHash();
  const seen = (await row()).updated_at.toISOString();
  const values = { [letter]: 'data:image/png;base64,AAAA' };
  const answer = await keys.sealing.seal(JSON.stringify({ values }));
  expect(await recordCorrections(site, hash, answer, 'not_scanned')).toBe(true);
  expect(await takeCorrections(pool, keys, new Set())).toBe(1);
  const older = {
    seen,
    shown: JSON.stringify({ [`verdict:${letter}`]: 'missing' }),
    [`verdict:${letter}`]: 'accepted',
    [`verdict:${bank}`]: 'accepted',
  };
  expect(await decide({ ...older, decision: 'save' })).toBe('changed');
  expect(await row()).toMatchObject({ judgements: [{ path: bank, verdict: 'accepted' }] });
  const now = (await row()).updated_at.toISOString();
  expect(await decide({ [`verdict:${letter}`]: 'accepted', seen: now, decision: 'save' })).toBe(
    'saved',
  );
});

test('an answer that is taken after the decision changes nothing, and is written down', async () => {
  const bank = 'company_details.0.account_number';
  expect(await decide({ [`verdict:${bank}`]: 'differs', decision: 'ask' })).toBe('asked');
  const hash = await askedHash();
  const answer = await keys.sealing.seal(JSON.stringify({ values: { [bank]: '62000000111' } }));
  expect(await recordCorrections(site, hash, answer, 'not_scanned')).toBe(true);
  const declined = { reason: 'references', confirmed: 'decline', decision: 'decline' };
  expect(await decide(declined)).toBe('changed');
  await pool.query(
    `WITH sent AS (DELETE FROM inbox.correction RETURNING *)
     INSERT INTO inbox.correction (token_hash, reference, items, expires_at, answer, scan_state, answered_at)
     SELECT token_hash, reference, items, expires_at, answer, scan_state, answered_at - interval '2 minutes' FROM sent`,
  );
  expect(await decide(declined)).toBe('declined');
  expect(await takeCorrections(pool, keys, new Set())).toBe(1);
  expect(await row()).toMatchObject({ status: 'declined' });
  expect(await log('corrections after the decision')).toHaveLength(1);
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
  const exported = await (await ask('administrator', '/export')).json();
  expect(exported.earlier_versions).toMatchObject([
    { part: 'application', version: 1, application: { company_details: [given.company] } },
  ]);
  expect(exported.corrections_asked_for).toMatchObject([{ answered_at: expect.any(String) }]);
  expect(exported.application).toMatchObject({
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
