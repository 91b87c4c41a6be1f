import { randomBytes } from 'node:crypto';
import { withClient } from '@selvedge/database/connection';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicantBrowser, byReference, entered, letter } from './applicant-browser.ts';
import { application, PDF, PNG } from './registration-fixture.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const browser = (from = service, headers = {}) => applicantBrowser(from, headers);

test('what was entered is there again, files included, for whoever carries the key and for nobody else', async () => {
  const thandi = browser();
  const saved = (await thandi.call('save', entered)).json();
  expect(saved).toMatchObject({ success: true, draft: { id: expect.stringMatching(/^.{43}$/u) } });
  expect((await thandi.call('save-document', letter)).json()).toMatchObject({ problem: null });
  const { draft } = (await thandi.call('load')).json();
  expect(draft).toMatchObject({
    id: saved.draft.id,
    entered,
    documents: [{ slot: 'bank_letter', name: 'letter.png', sizeBytes: 70, problem: null }],
  });
  const stranger = browser();
  stranger.jar.set('registration_draft', saved.draft.id);
  expect((await stranger.call('load')).json().draft).toBeNull();
  const version = { bank_letter: draft.documents[0].version };
  expect((await stranger.send('request-user-registration', byReference(version))).statusCode).toBe(
    409,
  );
  expect((await thandi.send('request-user-registration', byReference(version))).statusCode).toBe(
    200,
  );
});

test('each save says what is kept by now, so that a page which holds more keeps that anew', async () => {
  const thandi = browser();
  const removed = { ...letter, document: '' };
  expect((await thandi.call('save-document', letter)).json().draft).toMatchObject({
    has_entered: false,
    documents: ['bank_letter'],
  });
  const { draft } = (await thandi.call('save', entered)).json();
  expect(draft).toMatchObject({ has_entered: true, documents: ['bank_letter'] });
  thandi.jar.clear(); // as where somebody has deleted the cookies meanwhile
  const another = (await thandi.call('save-document', removed)).json().draft;
  expect(another).toEqual({
    id: expect.not.stringMatching(draft.id),
    has_entered: false,
    documents: [],
  });
  expect((await thandi.call('save', entered)).json().draft.documents).toEqual([]);
});

test('the key is a cookie that no script can read, for the one path that needs it', async () => {
  const { cookies } = await browser().call('save', entered);
  expect(cookies).toMatchObject([
    {
      name: 'registration_draft',
      httpOnly: true,
      sameSite: 'Strict',
      path: '/services/product/consumer',
      maxAge: 2_592_000,
    },
    {
      name: 'registration_kept',
      value: '1',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/register',
    },
  ]);
});

test('a key that an earlier version gave opens its draft, and comes anew for all calls of applicants', async () => {
  const thandi = browser();
  await thandi.call('save', entered);
  const key = thandi.jar.get('registration_draft') ?? '';
  thandi.jar.clear();
  thandi.jar.set('registration_key', key);
  expect((await thandi.call('load', {})).json().draft.entered).toEqual(entered);
  expect(thandi.jar.get('registration_draft')).toBe(key);
});

test.each([
  ['as a proxy says', { TRUST_PROXY: '127.0.0.1' }, { 'x-forwarded-proto': 'https' }],
  ['as PUBLIC_ORIGIN says', { PUBLIC_ORIGIN: 'https://www.example.com' }, {}],
])('by https, %s, the key goes by https alone', async (_, environment, headers) => {
  const behind = await startTestApp({ environment });
  try {
    const { cookies } = await browser(behind, headers).call('save', entered);
    expect(cookies.map(({ secure }) => secure)).toEqual([true, true]);
  } finally {
    await behind.close();
  }
});

test('first saves that are under way together make one draft, and the later of them stays', async () => {
  const seed = randomBytes(32).toString('base64url');
  const saves = Array.from({ length: 8 }, (_, number) => ({
    number,
    by: browser(service, {
      'registration-draft-seed': seed,
      'registration-draft-change': `${seed.slice(0, 22)}.${number}`,
    }),
  }));
  const answers = await Promise.all(
    saves
      .toReversed()
      .map(({ by, number }) => by.call('save', { ...entered, forms: { step: number } })),
  );
  expect(new Set(answers.map((answer) => answer.json().draft.id)).size).toBe(1);
  const [first] = saves;
  const { draft } = (await first?.by.call('load'))?.json() ?? {};
  expect(draft.entered.forms).toEqual({ step: 7 });
  for (const header of ['seed', 'change']) {
    const other = browser(service, { [`registration-draft-${header}`]: 'short' });
    expect((await other.call('save', entered)).statusCode).toBe(400);
  }
});

test('nothing of a draft lies in the database in plain text', async () => {
  const thandi = browser();
  await thandi.call('save', entered);
  await thandi.call('save-document', letter);
  const rows = await withClient(service.database.ownerUrl, async (client) => [
    ...(await client.query('SELECT body FROM inbox.draft')).rows,
    ...(await client.query('SELECT facts AS body FROM inbox.draft_document')).rows,
    ...(await client.query('SELECT body FROM inbox.draft_document')).rows,
  ]);
  for (const { body } of rows) expect(body.toString('latin1')).not.toMatch(/Nkosi|letter|PNG/u);
});

test('of a document that will be refused the name and the reason are kept, and none of its bytes', async () => {
  const thandi = browser();
  const noise = Buffer.alloc(100_000, 'noise').toString('base64');
  const half = { ...letter, document: `${PNG.slice(0, 90)}${noise}` };
  const { problem } = (await thandi.call('save-document', half)).json();
  expect(problem).toMatch(/^Picture is damaged/u);
  const longest = await withClient(service.database.ownerUrl, async (client) => {
    const { rows } = await client.query(
      "SELECT max(octet_length(body)) AS bytes FROM inbox.draft_document WHERE slot = 'bank_letter'",
    );
    return rows[0].bytes;
  });
  expect(longest).toBeLessThan(1000);
  expect((await thandi.call('load')).json().draft.documents).toMatchObject([{ problem }]);
  await thandi.call('save-document', { ...letter, document: '' });
  expect((await thandi.call('load')).json().draft.documents).toEqual([]);
});

test('a document that comes after it was taken out or replaced is not kept, and has no version', async () => {
  const thandi = browser();
  const page = randomBytes(16).toString('base64url');
  const nth = (number: number) => {
    const by = browser(service, { 'registration-draft-change': `${page}.${number}` });
    for (const [name, value] of thandi.jar) by.jar.set(name, value);
    return by;
  };
  await thandi.call('save', entered);
  const instead = { ...letter, name: 'instead.png' };
  const kept = await nth(3).call('save-document', instead);
  for (const late of [
    await nth(1).call('save-document', letter),
    await nth(2).call('save-document', { ...letter, document: '' }),
  ])
    expect(late.json()).toMatchObject({ success: true, version: null });
  const { documents } = (await thandi.call('load')).json().draft;
  expect(documents).toMatchObject([{ name: 'instead.png', version: kept.json().version }]);
});

test('a draft goes with its application, in the same step, and not with one that is refused', async () => {
  const thandi = browser();
  const { draft } = (await thandi.call('save', entered)).json();
  const from = browser(service, { 'registration-draft': draft.id });
  const refused = { data: { ...application, trade_references: [] } };
  expect((await from.send('request-user-registration', refused)).statusCode).toBe(400);
  expect((await thandi.call('load')).json().draft).not.toBeNull();
  expect((await from.send('request-user-registration', { data: application })).statusCode).toBe(
    200,
  );
  expect((await thandi.call('load')).json().draft).toBeNull();
  expect(thandi.jar.size).toBe(0);
});

test('a draft that the applicant deletes is gone', async () => {
  const thandi = browser();
  await thandi.call('save', entered);
  const copy = new Map(thandi.jar);
  await thandi.call('delete');
  const again = browser();
  for (const [name, value] of copy) again.jar.set(name, value);
  expect((await again.call('load')).json().draft).toBeNull();
});

test.each(['sent', 'deleted'])(
  'a save that comes once its draft was %s begins no other one, unless it says so, and takes no cookie',
  async (how) => {
    const seed = { 'registration-draft-seed': randomBytes(32).toString('base64url') };
    const [thandi, late] = [browser(service, seed), browser(service, seed)];
    const { id } = (await thandi.call('save', entered)).json().draft;
    for (const [name, value] of thandi.jar) late.jar.set(name, value);
    if (how === 'deleted') await thandi.call('delete');
    else {
      const sender = browser(service, { 'registration-draft': id });
      await sender.send('request-user-registration', { data: application });
    }
    const answers = [await late.call('save', entered), await late.call('save-document', letter)];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().msg).toMatch(
        /^This application was sent, deleted or taken up elsewhere/u,
      );
    }
    // By now the browser may have the cookies of another draft, as by a mailed link.
    for (const { cookies } of answers) expect(cookies).toEqual([]);
    const other = { ...seed, 'registration-draft-seed': randomBytes(32).toString('base64url') };
    const anew = browser(service, { ...other, 'registration-draft-anew': '1' });
    for (const [name, value] of late.jar) anew.jar.set(name, value);
    const begun = (await anew.call('save', entered)).json().draft;
    expect(begun.id).not.toBe(id);
    expect((await anew.call('save', entered)).json().draft.id).toBe(begun.id);
  },
);

test('what does not fit is refused: another slot, a longer form, a document too large', async () => {
  const thandi = browser();
  expect((await thandi.call('save-document', { ...letter, slot: 'other' })).statusCode).toBe(400);
  expect((await thandi.call('save', { ...entered, step: 5 })).statusCode).toBe(400);
  const long = { ...entered, forms: { company: 'x'.repeat(300_000) } };
  expect((await thandi.call('save', long)).statusCode).toBe(413);
  const large = { ...letter, document: `${PDF.slice(0, -4)}${'A'.repeat(2_900_000)}` };
  expect((await thandi.call('save-document', large)).statusCode).toBe(400);
});
