import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, signedIn } from '../../test/signed-in.ts';
import { type TestHub, testHub } from '../../test/test-hub.ts';

let hub: TestHub;
let person: SignedIn;
let own = '';
beforeAll(async () => {
  hub = await testHub();
  person = await signedIn(hub, 'administrator');
  const { user } = (await person.ask('GET', '/users/me')).body as { user: { id: number } };
  own = `/users/${user.id}`;
});
afterAll(() => hub.close());

const nameOf = async () => Object((await person.ask('GET', own)).body).name;

test.each([
  ['of a person', () => own, { 'name.9.x': 'x' }],
  ['of a global', () => '/globals/home-page?draft=true', { 'title.9.x': 'x' }],
  ['further in', () => '/globals/home-page?draft=true', { newArrivals: [{ 'collection.9': 'x' }] }],
])('no field %s is named by a path', async (_what, path, data) => {
  const before = await nameOf();
  const method = path() === own ? 'PATCH' : 'POST';
  const answer = await person.ask(method, path(), data);
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ message: expect.stringContaining('Name fields by themselves') }] },
  });
  expect(await nameOf()).toBe(before);
});

test.each([
  ['rows', () => '/globals/home-page?draft=true', { newArrivals: Array(1001).fill({}) }],
  ['fields', () => own, Object.fromEntries(Array.from({ length: 5001 }, (_, n) => [`k${n}`, 1]))],
])('nothing is saved with more %s than a form has', async (_what, path, data) => {
  const answer = await person.ask(path() === own ? 'PATCH' : 'POST', path(), data);
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ message: expect.stringContaining('more fields, or more rows') }] },
  });
});

test('nothing leaves the site by a state that is none', async () => {
  const path = '/globals/home-page';
  for (const state of [null, '', 'gone']) {
    const answer = await person.ask('POST', path, { _status: state });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringContaining('“draft” or “published”') }] },
    });
  }
});

test('of a name that comes with a password, no more is judged than a name can have', async () => {
  const word = 'kingfisherquilt';
  const data = { password: `${word}9`, name: `${'x '.repeat(200)}${word}` };
  const answer = await person.ask('PATCH', own, data);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).not.toContain('made of your name');
  expect(JSON.stringify(answer.body)).toContain('"name"');
});

test.each([[{ length: 1, x: 'A'.repeat(1000) }], [[]], [['Many', 'names']], [7]])(
  'a text is nothing that only says how long it is: %j',
  async (name) => {
    const before = await nameOf();
    const answer = await person.ask('PATCH', own, { name });
    expect(answer).toMatchObject({ status: 400 });
    expect(JSON.stringify(answer.body)).toContain('This is no text.');
    expect(await nameOf()).toBe(before);
  },
);

test('what a text is asked for besides still holds', async () => {
  expect((await person.ask('PATCH', own, { name: 'x'.repeat(101) })).status).toBe(400);
  expect((await person.ask('PATCH', own, { name: '' })).status).toBe(400);
  expect((await person.ask('PATCH', own, { name: 'Another Name' })).status).toBe(200);
  expect(await nameOf()).toBe('Another Name');
});
