import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, signedIn } from '../../test/signed-in.ts';
import { type TestHub, testHub } from '../../test/test-hub.ts';

const PATH = '/payload-query-presets';

let hub: TestHub;
let clerk: SignedIn;
beforeAll(async () => {
  hub = await testHub();
  clerk = await signedIn(hub, 'clerk');
});
afterAll(() => hub.close());

const refused = (words: string) => ({
  status: 400,
  body: { errors: [{ message: expect.stringContaining(words) }] },
});

test('a saved view of anything is refused', async () => {
  const where = { and: Array.from({ length: 1000 }, () => ({ status: { equals: 'new' } })) };
  const view = { title: 'Large', relatedCollection: 'registrations', where };
  expect(await clerk.ask('POST', PATH, view)).toEqual(refused('20000'));
});

test('a saved view asks no more than a question may, when it is made and when it is changed', async () => {
  const asking = (conditions: number) => ({
    or: [
      { and: Array.from({ length: conditions }, () => ({ companyName: { contains: 'loom' } })) },
    ],
  });
  const view = (conditions: number) => ({
    title: 'Looms',
    relatedCollection: 'registrations',
    isShared: false,
    where: asking(conditions),
    columns: [{ accessor: 'reference', active: true }],
  });
  expect(await clerk.ask('POST', PATH, view(51))).toEqual(refused('50 conditions'));
  const saved = await clerk.ask('POST', PATH, view(50));
  expect(saved.status).toBe(201);
  const change = { where: asking(51) };
  const { id } = Object(saved.body).doc;
  expect(await clerk.ask('PATCH', `${PATH}/${id}`, change)).toEqual(refused('50 conditions'));
});

test('a saved view whose conditions are no list is told so', async () => {
  const view = { title: 'Odd', relatedCollection: 'registrations', where: { or: 'zzz' } };
  expect(await clerk.ask('POST', PATH, view)).toEqual(refused('are lists'));
});

test('whoever has saved a hundred views keeps nobody else from it, and administrators remove what is shared', async () => {
  const greedy = await signedIn(hub, 'clerk');
  const administrator = await signedIn(hub, 'administrator');
  const own = (constraint: string) => ({ constraint });
  const shared = {
    title: 'In every menu',
    relatedCollection: 'registrations',
    where: {},
    access: { read: own('everyone'), update: own('onlyMe'), delete: own('onlyMe') },
  };
  const views: number[] = [];
  for (let n = 0; n < 100; n++)
    views.push(Object((await greedy.ask('POST', PATH, shared)).body).doc.id);
  expect(await greedy.ask('POST', PATH, shared)).toEqual(refused('You have saved 100 views'));
  expect((await clerk.ask('POST', PATH, { ...shared, access: undefined })).status).toBe(201);

  const [first] = views;
  expect((await clerk.ask('DELETE', `${PATH}/${first}`)).status).toBe(403);
  expect((await administrator.ask('DELETE', `${PATH}/${first}`)).status).toBe(200);
  expect((await greedy.ask('POST', PATH, shared)).status).toBe(201);
  const alone = { ...shared, access: { ...shared.access, read: own('onlyMe') } };
  await greedy.ask('DELETE', `${PATH}/${views[1]}`);
  const { id } = Object((await greedy.ask('POST', PATH, alone)).body).doc;
  expect((await administrator.ask('DELETE', `${PATH}/${id}`)).status).toBe(403);
});

test('a view is shared with colleagues by name, and looks for words alone', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => hub.person('clerk')));
  const users = people.map(({ id }) => id);
  const me = Object((await clerk.ask('GET', '/users/me')).body).user.id;
  const some = { constraint: 'specificUsers', users: [me, ...users] };
  const view = {
    title: 'For six of us',
    relatedCollection: 'registrations',
    where: { or: [{ and: [{ companyName: { contains: 'loom' } }] }] },
    access: { read: some, update: some, delete: some },
  };
  expect((await clerk.ask('POST', PATH, view)).status).toBe(201);
  const where = { or: [{ and: [{ companyName: { contains: 'Mokoen%c' } }] }] };
  expect(await clerk.ask('POST', PATH, { ...view, where })).toEqual(refused('without “%”'));
});
