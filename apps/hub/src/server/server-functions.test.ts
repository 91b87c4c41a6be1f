import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionToken } from '../../test/session-token.ts';
import { TEST_PASSWORD, type TestHub, testHub } from '../../test/test-hub.ts';
import { executorOf } from '../database/transaction.ts';
import { answerInTurn, callerOf, isOverdue, possibleArgs } from './server-functions.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await testHub();
});
afterAll(() => hub.close());

/** What a request of this person carries. */
async function signedInAs(email: string): Promise<Headers> {
  const person = { email, password: TEST_PASSWORD };
  const token = await sessionToken(hub.payload.config, person, hub.cacheKey);
  return new Headers({ authorization: `JWT ${token}` });
}

const HOUR_MS = 60 * 60 * 1000;
const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);

test('nothing is planned for a time that has passed', () => {
  const isRefused = (args: object) => isOverdue({ name: 'schedule-publish', args });
  expect(isRefused({ type: 'unpublish', date: inHours(-1), global: 'home-page' })).toBe(true);
  expect(isRefused({ type: 'unpublish', date: inHours(1), global: 'home-page' })).toBe(false);
  expect(isRefused({ type: 'publish', date: inHours(0), global: 'home-page' })).toBe(false);
  expect(isRefused({ deleteID: 7 })).toBe(false);
  expect(isOverdue({ name: 'form-state', args: { date: inHours(-1) } })).toBe(false);
});

test('a call that does not end keeps nobody from having theirs', async () => {
  const ever = () => new Promise<never>(() => {});
  for (let n = 0; n < 20; n++) void answerInTurn(n % 4, ever, 10);
  expect(await answerInTurn(1, async () => 'answered', 10)).toBe('answered');
});

test('no call brings functions, such as itself, or names rows that no list has', async () => {
  const { email } = await hub.person('personnel');
  const headers = await signedInAs(email);
  const call = (args: unknown) => callerOf(hub.payload, headers, { name: 'render-list', args });
  expect(await call({ collectionSlug: 'vacancies' })).not.toBeNull();
  const named = (...names: string[]) => ({
    formState: Object.fromEntries(names.map((name) => [name, { value: 1 }])),
  });
  const row = (number: string) => named(`duties.${number}.id`);
  const many = Array.from({ length: 499 }, (_, at) => `duties.${at}.id`);
  expect(await call(named(...many, 'sections.1.links.3.text'))).not.toBeNull();
  for (const args of [
    () => 1,
    { slugify: () => 1 },
    { data: { rows: [{ deep: () => 1 }] } },
    ...['40000000', '1e7', '0x989680', ' 1000', 'Infinity'].map(row),
    named(`duties${'.9'.repeat(200)}`),
    { schemaPath: 'title.'.repeat(400) },
    named('duties.600.id', 'sections.500.id'),
  ])
    expect(await call(args)).toBeNull();
});

test('a drawer of a list looks for what it can look for', () => {
  const query = { limit: 10, search: 'word '.repeat(40) };
  const args = { collectionSlug: 'media', query };
  expect(possibleArgs('render-list', args)).toEqual({
    ...args,
    query: { limit: 10, search: 'word '.repeat(12).trim() },
  });
  expect(possibleArgs('render-list', { query: {} })).toEqual({ query: {} });
});

test('forms come with the checks of a file, an address and a password, which are left out, and with no other function', async () => {
  const { email, id } = await hub.person('editor');
  const headers = await signedInAs(email);
  const check = () => true;
  const alt = { value: 'Cloth' };
  const replaced = (file: object, fields: object = { alt }) => ({
    collectionSlug: 'media',
    formState: { ...fields, file: { value: undefined, valid: true, ...file } },
  });
  const call = (args: Record<string, unknown>, name = 'form-state') =>
    callerOf(hub.payload, headers, { name, args: possibleArgs(name, args) });
  expect(possibleArgs('form-state', replaced({ validate: check }))).toEqual(replaced({}));
  expect(await call(replaced({ validate: check }))).toBe(id);
  const password = { value: 'four', validate: check };
  const account = (formState: object) => call({ collectionSlug: 'users', id, formState });
  expect(await account({ password, 'confirm-password': password, email: password })).toBe(id);
  expect(await account({ password, name: password })).toBe(null);
  const others = [
    replaced({ value: check }),
    replaced({ validate: { check } }),
    replaced({ validate: check, value: { check } }),
    replaced({ validate: check }, { alt: { ...alt, validate: check } }),
    { ...replaced({}), data: { file: { validate: check } } },
    { ...replaced({}), formState: check },
  ];
  for (const args of others) expect(await call(args)).toBe(null);
  expect(await call(replaced({ validate: check }), 'render-document')).toBe(null);
});

test('a form is of one thing, and what is shown is read', async () => {
  const { email, id } = await hub.person('editor');
  const headers = await signedInAs(email);
  const call = (name: string, args: object) => callerOf(hub.payload, headers, { name, args });
  const ofBoth = { collectionSlug: 'stores', globalSlug: 'home-page' };
  expect(await call('form-state', { collectionSlug: 'stores' })).toBe(id);
  expect(await call('form-state', { globalSlug: 'home-page' })).toBe(id);
  expect(await call('form-state', ofBoth)).toBe(null); // whose lock nobody could take over
  const made = { collectionSlug: 'stores', initialData: { title: 'Loom Street' } };
  expect(await call('render-document', made)).toBe(id);
  const pretended = { ...made, initialData: { id: 1 } };
  expect(await call('render-document', pretended)).toBe(null);
});

test('what lists keep by themselves has the bounds of every preference', async () => {
  const { id } = await hub.person('editor');
  const { payload } = hub;
  const user = await payload.findByID({ collection: 'users', id });
  const keep = (key: string, value: string) =>
    payload.create({
      collection: 'payload-preferences',
      data: { key, value, user: { relationTo: 'users', value: id } },
      user,
    });
  await expect(keep('collection-stores', 'x'.repeat(20_000))).rejects.toThrow('as much of a list');
  for (let n = 0; n < 300; n++) await keep(`collection-${n}`, 'x');
  await expect(keep('collection-stores', 'x')).rejects.toThrow('300 preferences');
});

test('the audit log names what is planned, and what for', async () => {
  const { payload } = hub;
  const { id } = await payload.create({
    collection: 'stores',
    data: {
      title: 'Loom Street',
      region: 'Gauteng',
      position: 10,
      address: '1 Loom Street',
      phone: '+27 10 000 0100',
      _status: 'published',
    },
  });
  const { email, id: person } = await hub.person('editor');
  const token = await sessionToken(
    payload.config,
    { email, password: TEST_PASSWORD },
    hub.cacheKey,
  );
  const headers = new Headers({ authorization: `JWT ${token}` });
  const call = (args: object) => callerOf(payload, headers, { name: 'schedule-publish', args });
  const of = { doc: { relationTo: 'stores', value: id } } as const;
  expect(await call({ type: 'unpublish', date: inHours(1), ...of })).toBe(person);
  const asOther = [
    { type: 'depublish', date: inHours(1), ...of }, // which Payload takes for unpublishing
    { date: inHours(1), ...of },
    { type: 'publish', ...of },
    { type: 'unpublish', date: inHours(1).toISOString(), ...of }, // of which Payload makes no plan
    { type: 'unpublish', date: inHours(1), deleteID: 1, ...of }, // which Payload does besides
    { type: 'unpublish', date: inHours(1), timezone: 'x'.repeat(101), ...of },
    ...[`0${id}`, `${id}.0`, ` ${id}`].map((value) => ({
      type: 'unpublish',
      date: inHours(1),
      doc: { ...of.doc, value },
    })),
  ];
  for (const args of asOther) expect(await call(args)).toBe(null);
  const ofOneself = { doc: { relationTo: 'users', value: person } }; // who is no page of the site
  expect(await call({ type: 'unpublish', date: inHours(1), ...ofOneself })).toBe(null);
  const job = await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'unpublish', ...of },
    waitUntil: inHours(1),
  });
  for (const more of [of, { global: 'home-page' }, { type: 'publish' }, { date: inHours(1) }])
    expect(await call({ deleteID: job.id, ...more })).toBe(null); // which would be planned besides
  expect(await call({ deleteID: job.id })).toBe(person);
  const { rows } = await executorOf(payload).query(
    "SELECT action, subject_kind, subject FROM audit.entry WHERE action LIKE '%plan%' ORDER BY id",
    [],
  );
  expect(rows).toEqual([
    { action: 'plan to unpublish', subject_kind: 'stores', subject: 'Loom Street' },
    { action: 'cancel plan to unpublish', subject_kind: 'stores', subject: 'Loom Street' },
  ]);

  const draft = await payload.create({ collection: 'stores', data: { title: 'a' }, draft: true });
  const ofDraft = { doc: { relationTo: 'stores', value: draft.id } };
  const takenOff = { type: 'unpublish', date: inHours(1), ...ofDraft };
  await expect(call(takenOff)).rejects.toThrow('nothing can take it off');
  expect(await call({ ...takenOff, type: 'publish' })).toBe(person);

  for (let n = 2; n <= 10; n++)
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'unpublish', ...of },
      waitUntil: new Date(inHours(n)),
    });
  await expect(call({ type: 'unpublish', date: inHours(1), ...of })).rejects.toThrow(
    '10 plans wait for this document already.',
  );
  expect(await call({ deleteID: job.id })).toBe(person);
});
