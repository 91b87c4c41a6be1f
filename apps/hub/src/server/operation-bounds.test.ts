import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, signedIn } from '../../test/signed-in.ts';
import { type TestHub, testHub } from '../../test/test-hub.ts';
import { executorOf } from '../database/transaction.ts';

let hub: TestHub;
let editor: SignedIn;
beforeAll(async () => {
  hub = await testHub();
  editor = await signedIn(hub, 'clerk', 'editor');
});
afterAll(() => hub.close());

const refused = (words: string) => ({
  status: 400,
  body: { errors: [{ message: expect.stringContaining(words) }] },
});

/** Drafts that came to be as quickly as no person makes them. */
const drafts = (table: 'vacancies' | 'landing_pages', count: number) =>
  executorOf(hub.payload).query(
    `INSERT INTO hub.${table} (title, _status) SELECT 'Draft ' || n, 'draft' FROM generate_series(1, $1) AS n`,
    [count],
  );

test('no list brings more than a hundred, and no page gets more documents than it shows', async () => {
  await drafts('vacancies', 500);
  for (const query of ['limit=0', 'limit=1000', 'pagination=false'])
    expect(Object((await editor.ask('GET', `/vacancies?${query}`)).body).docs).toHaveLength(100);
  const further = await editor.ask('POST', '/vacancies?draft=true', { title: 'One more' });
  expect(further).toEqual(refused('There are 500 of them'));
});

test('no list brings more than twenty-five versions, each of which is a whole page', async () => {
  const made = await editor.ask('POST', '/text-pages?draft=true', { title: 'Often saved' });
  const { id } = Object(made.body).doc;
  for (let n = 0; n < 30; n++)
    await editor.ask('PATCH', `/text-pages/${id}?draft=true`, { title: `Often saved ${n}` });
  for (const query of ['limit=0', 'limit=200', 'pagination=false']) {
    const { body } = await editor.ask('GET', `/text-pages/versions?${query}&depth=0`);
    expect(Object(body).docs).toHaveLength(25);
  }
});

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join('+');
const stores = (...texts: readonly string[]) =>
  `/stores?${texts.map((text, at) => `where[or][${at}][title][like]=${text}`).join('&')}`;

test('a search looks for its words in each field of a list, and for no more than people write', async () => {
  const inEachField = Array.from({ length: 8 }, () => words(12));
  expect((await editor.ask('GET', stores(...inEachField))).status).toBe(200);
  const all = Array.from({ length: 11 }, () => words(20));
  for (const path of [stores(words(21)), stores(...all)])
    expect(await editor.ask('GET', path)).toEqual(refused('20 different words'));
});

test('a chain of what documents name ends soon; long lists and changes of many bring nothing of it', async () => {
  const { rows } = await executorOf(hub.payload).query(
    `INSERT INTO hub.media (id, alt, phone_id)
     SELECT n, 'Picture ' || n, nullif(n - 1, 900) FROM generate_series(901, 912) AS n ORDER BY n RETURNING id`,
    [],
  );
  expect(rows).toHaveLength(12);
  const bodyOf = async (path: string) => Object((await editor.ask('GET', `/media${path}`)).body);
  expect((await bodyOf('/912?depth=10')).phone).toMatchObject({ id: 911, phone: 910 });
  const phones = async (limit: number) =>
    (await bodyOf(`?limit=${limit}&sort=-id&depth=2`)).docs.map((one: object) => Object(one).phone);
  expect((await phones(10))[0]).toMatchObject({ id: 911, phone: 910 });
  expect(await phones(11)).toEqual([911, 910, 909, 908, 907, 906, 905, 904, 903, 902, 901]);
  const changed = await editor.ask('PATCH', '/media?where[id][equals]=912&depth=2', { alt: 'New' });
  expect(changed.body).toMatchObject({ docs: [{ alt: 'New', phone: 911 }] });
});

test('of pages there are as many as a house writes, drafts included', async () => {
  await drafts('landing_pages', 5000);
  const further = await editor.ask('POST', '/landing-pages?draft=true', { title: 'One more' });
  expect(further).toEqual(refused('There are 5000 of them'));
});

test('what names a document that is not there is told so', async () => {
  const draft = { title: 'With a film', heroVideoPicture: 99_999 };
  expect(await editor.ask('POST', '/application-pages?draft=true', draft)).toEqual(
    refused('a document that is not there'),
  );
});

test('one change, and one deletion, is of two hundred documents at most', async () => {
  const all = '/vacancies?where[id][exists]=true&limit=0&depth=0';
  const words = '200 of them at most, and these are 500'; // of the first test
  expect(await editor.ask('PATCH', all, { location: 'Windhoek' })).toEqual(refused(words));
  expect(await editor.ask('DELETE', all)).toEqual(refused(words));
  const few = '/vacancies?where[title][equals]=Draft 7&depth=0&draft=true';
  expect((await editor.ask('PATCH', few, { location: 'Windhoek' })).status).toBe(200);
});

test('long texts are written into one document at a time, and short ones into many', async () => {
  const saved = await editor.ask('POST', '/stores?draft=true', { title: 'North' });
  const { id } = Object(saved.body).doc;
  const change = (path: string, address: string) =>
    editor.ask('PATCH', `/stores${path}draft=true`, { address });
  expect(await change('?where[title][equals]=North&', 'x'.repeat(20_000))).toEqual(
    refused('A change of many documents'),
  );
  expect((await change(`/${id}?`, 'x'.repeat(20_000))).status).toBe(200);
  const many = await change('?where[title][equals]=North&', '1 Long Street');
  expect(many.body).toMatchObject({ docs: [{ id, address: '1 Long Street' }] });
});
