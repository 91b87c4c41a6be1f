import { MAX_CORRECTIONS } from '@selvedge/contract/registration-corrections';
import { expect, test } from 'vitest';
import {
  ask,
  decide,
  deskUnderTest,
  flashOf,
  formNow,
  log,
  mailOf,
  pool,
  press,
  reference,
  row,
} from '../../../test/desk-under-test.ts';
import { deliverDue } from '../../messages/deliver-due.ts';

deskUnderTest();

const CONTACT = [
  'primaryContact',
  'primaryContactTelephone',
  'primaryContactCellphone',
  'accountEmail',
  'salesEmail',
];
const NAME = 'verdict:company_details.0.company_name';
const LETTER = 'verdict:documentation.bank_letter';

test('an approval and a decline are asked about once, and what was written stands on either side of the question', async () => {
  const written = { message: 'Welcome to the trade!', [NAME]: 'accepted', note: 'Rang them.' };
  const first = { ...(await formNow()), ...written, decision: 'approve' };
  expect(await press(first)).toBe('confirm approve');
  expect(await row()).toMatchObject({ status: 'in_review', decided_at: null });
  expect((await pool.query("SELECT FROM hub.outbox WHERE key LIKE 'approved/%'")).rows).toEqual([]);
  expect((await row()).unsent).toEqual({ message: written.message, note: written.note });
  const reason = { ...(await formNow()), reason: 'references', decision: 'decline' };
  expect(await press(reason)).toBe('confirm decline');
  // The question about one decision is no answer to another.
  const other = { ...(await formNow()), confirmed: 'decline', decision: 'approve' };
  expect(await press(other)).toBe('confirm approve');
  expect(await press({ ...(await formNow()), confirmed: 'approve', decision: 'approve' })).toBe(
    'approved',
  );
  expect((await mailOf('approved/')).text).toContain('Welcome to the trade!');
  expect(await row()).toMatchObject({ unsent: { note: written.note } });
  expect((await row()).assignee_id).toBe((await row()).decided_by_id);
});

test('a confirmed decision is not taken over what was changed since it was asked about', async () => {
  const asked = { ...(await formNow()), confirmed: 'approve', decision: 'approve' };
  expect(await decide({ [LETTER]: 'outdated', decision: 'save' })).toBe('saved');
  expect(await press({ ...asked, message: 'Typed meanwhile' })).toBe('open_items');
  await decide({ [LETTER]: 'accepted', decision: 'save' });
  expect(await press(asked)).toBe('changed');
  expect(await row()).toMatchObject({
    status: 'in_review',
    unsent: { message: 'Typed meanwhile' },
  });
});

test('a decision is not taken over corrections that have just arrived; what waits for longer holds none up', async () => {
  const answered = (since: string) =>
    pool.query(
      `INSERT INTO inbox.correction (token_hash, reference, items, expires_at, answer, answered_at)
       VALUES (sha256('link'), $1, '[]', now() + interval '1 day', 'sealed', now() - $2::interval)`,
      [reference, since],
    );
  await answered('1 second');
  const declined = { reason: 'references', decision: 'decline', confirmed: 'decline' };
  expect(await press({ ...(await formNow()), ...declined })).toBe('changed');
  await pool.query('DELETE FROM inbox.correction');
  await answered('2 minutes');
  expect(await press({ ...(await formNow()), ...declined })).toBe('declined');
});

test('every button keeps what stands in the form: verdicts, words, the mail’s sentence and the note', async () => {
  const written = {
    [LETTER]: 'outdated',
    'words:documentation.bank_letter': 'Three months at most.',
    'words:documentation.address': 'Words before the verdict',
    message: 'A sentence',
    note: 'A note',
  };
  for (const decision of ['save', 'take', 'release', 'approve', 'decline', 'note', 'nothing']) {
    await pool.query("UPDATE hub.registrations SET judgements = '[]', unsent = NULL, notes = NULL");
    await decide({ ...written, decision });
    const { judgements, unsent, notes } = await row();
    expect(judgements, decision).toEqual([
      { path: 'documentation.bank_letter', verdict: 'outdated', words: 'Three months at most.' },
    ]);
    const noted = (notes ?? []).map(({ text }: { text: string }) => text);
    expect({ note: noted[0], ...unsent }, decision).toEqual({
      'words:documentation.address': 'Words before the verdict',
      message: 'A sentence',
      note: 'A note',
    });
  }
  const refused = await ask('administrator', '/erase', {
    ...(await formNow()),
    message: 'Typed last',
    confirm: 'TR-OTHER',
  });
  expect(flashOf(refused)).toBe('not_confirmed');
  expect((await row()).unsent.message).toBe('Typed last');
});

test('an application has a hundred notes; a further one stays in the form', async () => {
  const notes = Array.from({ length: 99 }, () => ({
    at: '2026-11-01T00:00:00Z',
    by: 'A',
    text: 'n',
  }));
  await pool.query('UPDATE hub.registrations SET notes = $1::jsonb', [JSON.stringify(notes)]);
  expect(await decide({ note: 'The last', decision: 'note' })).toBe('noted');
  expect(await decide({ note: 'One more', decision: 'note' })).toBe('many_notes');
  expect((await row()).notes).toHaveLength(100);
  expect((await row()).unsent).toEqual({ note: 'One more' });
});

test('what is written of an application has room, and no more than that is kept', async () => {
  const named = ['partnerName', 'partnerIdNumber', 'partnerResidentialAddress'];
  const written = Object.fromEntries(
    Array.from({ length: 20 }, (_, n) => `words:company_details.0.partners.${n}`).flatMap((item) =>
      named.map((name) => [`${item}.${name}`, 'x'.repeat(9000)]),
    ),
  );
  await ask('clerk', '/decide', { ...(await formNow()), ...written, decision: 'save' });
  expect(Object.keys((await row()).unsent ?? {})).toEqual([]);
  const few = Object.fromEntries(Object.entries(written).slice(0, 10));
  await ask('clerk', '/decide', { ...(await formNow()), ...few, decision: 'save' });
  const { unsent } = await row();
  expect(Object.values(unsent).map((words) => String(words).length)).toEqual(
    Array.from({ length: 10 }, () => 3600),
  );
});

test('two windows write beside each other; a verdict that both have changed stays the first, and is named', async () => {
  const [one, other] = [await formNow(), await formNow()];
  expect(await press({ ...one, [LETTER]: 'outdated', message: 'One', decision: 'save' })).toBe(
    'saved',
  );
  const answer = await ask('clerk', '/decide', {
    ...other,
    [LETTER]: 'missing',
    [NAME]: 'accepted',
    message: 'Two',
    decision: 'save',
  });
  expect(flashOf(answer)).toBe('changed');
  expect(answer.headers.get('location')).toContain(
    new URLSearchParams({ not: `${LETTER}=missing` }).toString(),
  );
  expect(await row()).toMatchObject({
    judgements: expect.arrayContaining([
      { path: 'documentation.bank_letter', verdict: 'outdated', words: '' },
      { path: 'company_details.0.company_name', verdict: 'accepted', words: '' },
    ]),
    unsent: { message: 'One\nTwo' },
  });
  expect(await log('judge')).toMatchObject([
    { fields: ['documentation.bank_letter: outdated'] },
    { fields: ['company_details.0.company_name: accepted'] },
  ]);
});

test('whoever is told what the form did not show has a line as a reader, and whoever writes one an hour', async () => {
  const form = await formNow();
  await decide({ ...form, message: 'SECRET of Thandi', decision: 'save' });
  await decide({ ...(await formNow()), message: 'SECRET, and more', decision: 'save' });
  expect(await log('write')).toMatchObject([{ fields: ['message'] }]);
  await decide({ ...(await formNow()), decision: 'save' });
  expect(await log('read')).toEqual([]);
  await decide({ x: '1', shown: '{}' });
  expect(await log('read')).toHaveLength(1);
});

test('a decision is reopened for a reason, told or not, written down, and taken anew with a mail of its own', async () => {
  expect(await decide({ decision: 'reopen' })).toBe('not_decided');
  await decide({ [NAME]: 'accepted', decision: 'approve' });
  expect(await decide({ decision: 'reopen' })).toBe('no_reopen_reason');
  const mistaken = { decision: 'reopen', reopen_reason: 'mistake' };
  expect(await decide({ ...mistaken, reopen_message: 'Sorry.' })).toBe(
    'not_chosen_whether_to_tell',
  );
  expect((await row()).unsent.reopen_message).toBe('Sorry.');
  expect(await decide({ ...mistaken, reopen_tell: 'nothing' })).toBe('reopened');
  expect(await row()).toMatchObject({
    status: 'in_review',
    decided_at: null,
    decided_by_id: null,
    reason: null,
    judgements: [{ verdict: 'accepted' }],
    unsent: {},
  });
  // The approval had not left yet: it does not any more.
  expect((await pool.query("SELECT FROM hub.outbox WHERE key LIKE 'approved/%'")).rows).toEqual([]);
  expect(await log('reopen')).toMatchObject([
    { fields: ['reason: mistake', 'applicant not told', `${NAME.slice(8)}: accepted`] },
  ]);

  await decide({ decision: 'decline', reason: 'references' });
  await pool.query("UPDATE hub.outbox SET state = 'sent', sent_at = now()");
  const told = { decision: 'reopen', reopen_reason: 'news', reopen_tell: 'mail' };
  expect(await decide({ ...told, reopen_message: 'They could be confirmed after all.' })).toBe(
    'reopened_told',
  );
  expect((await mailOf('reopened_told/')).text).toContain('They could be confirmed after all.');
  expect(await decide({ decision: 'decline', reason: 'documents' })).toBe('declined');
  const { rows } = await pool.query("SELECT state FROM hub.outbox WHERE key LIKE 'declined/%'");
  expect(rows.map(({ state }) => state).sort()).toEqual(['sent', 'waiting']);
  expect(await log('reopen')).toHaveLength(2);
});

test('of a mail that is under way when it is taken back nothing is tried again, and it is told if it went', async () => {
  for (const isTaken of [true, false]) {
    await pool.query('DELETE FROM hub.outbox');
    await decide({ [NAME]: 'accepted', decision: 'approve' });
    const reopen = { decision: 'reopen', reopen_reason: 'mistake', reopen_tell: 'nothing' };
    const deliver = async () => {
      expect(await decide(reopen)).toBe('reopened');
      if (!isTaken) throw new Error('no');
      return undefined;
    };
    await deliverDue(pool, { deliver });
    const { rows } = await pool.query('SELECT key, state, last_problem FROM hub.outbox');
    expect(rows).toMatchObject([
      isTaken
        ? { state: 'sent', last_problem: null }
        : { state: 'dead', last_problem: 'Taken back while it was under way' },
    ]);
    expect(rows[0].key).toContain('/taken back/');
  }
});

test('what an older form says of an application that is decided meanwhile waits, and changes no verdict', async () => {
  const older = await formNow();
  await decide({ [NAME]: 'accepted', decision: 'approve' });
  expect(await press({ ...older, [LETTER]: 'outdated', note: 'A note', decision: 'note' })).toBe(
    'noted',
  );
  const { judgements, unsent, notes } = await row();
  expect(judgements).toMatchObject([{ verdict: 'accepted' }]);
  expect(unsent).toEqual({ [LETTER]: 'outdated' });
  expect(notes).toMatchObject([{ text: 'A note' }]);
  expect(await log('judge')).toEqual([]);
});

test('what was written goes with everything else when an application is erased', async () => {
  await decide({ message: 'Dear Thandi', decision: 'save' });
  const { reference } = await row();
  const applicant = (await row()).applicant_email;
  for (const key of [
    `draft-link/${reference.toLowerCase()}`,
    'newsletter-confirmation/aa',
    'received/other',
  ])
    await pool.query(
      `INSERT INTO hub.outbox (key, kind, purpose, recipient, sealed, state) VALUES ($1, 'mail', 'x', $2, 'x', 'sent')`,
      [key, applicant],
    );
  await pool.query(
    `INSERT INTO inbox.newsletter_confirmation (email, token_hash, consent, expires_at)
     VALUES (lower($1), sha256('x'), 'x', now() + interval '1 day')`,
    [applicant],
  );
  await ask('administrator', '/erase', { confirm: reference });
  expect((await row()).unsent).toBeNull();
  const { rows } = await pool.query('SELECT key FROM hub.outbox WHERE recipient = $1', [applicant]);
  expect(rows).toEqual([{ key: 'received/other' }]);
  expect((await pool.query('SELECT FROM inbox.newsletter_confirmation')).rowCount).toBe(0);
});

test('no more corrections are asked for than the link of a mail can bring', async () => {
  const people = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [
        `verdict:company_details.0.contacts.${n % 20}.${CONTACT[Math.floor(n / 20)]}`,
        'incorrect',
      ]),
    );
  const more = { [NAME]: 'incorrect', decision: 'ask' };
  expect(await decide({ ...people(MAX_CORRECTIONS - 1), ...more })).toBe('many_items');
  await pool.query("UPDATE hub.registrations SET judgements = '[]'");
  expect(await decide({ ...people(MAX_CORRECTIONS - 2), ...more })).toBe('asked');
});
