import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sessionToken } from '../../test/session-token.ts';
import { TEST_PASSWORD, type TestHub, testHub } from '../../test/test-hub.ts';
import { isBrokenBody } from './hub-log.ts';
import { refuseNoFields } from './refused-queries.ts';

let hub: TestHub;
let clerk: string;
let me: unknown;
beforeAll(async () => {
  hub = await testHub();
  const { email, id } = await hub.person('clerk', 'editor');
  me = id;
  clerk = await sessionToken(hub.payload.config, { email, password: TEST_PASSWORD }, hub.cacheKey);
});
afterAll(() => hub.close());

const ask = (path: string, body?: object, method = body ? 'POST' : 'GET') =>
  handleEndpoints({
    config: hub.payload.config,
    payloadInstanceCacheKey: hub.cacheKey,
    request: new Request(`http://localhost:3001/api${path}`, {
      method,
      headers: { authorization: `JWT ${clerk}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  });

test.each([
  '/stores?page=-5',
  '/stores?limit=5&page=99999999999999999999',
  '/stores/99999999999999999999',
  '/stores?where[id][equals]=99999999999999999999',
  '/stores?where[title][equals]=%00',
  '/stores?where[title][like]=a%00b',
  '/registrations/99999999999999999999',
])('what the database cannot hold is the asker\u2019s mistake: %s', async (path) => {
  const { status } = await ask(path);
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
});

test('a condition that does not fit its field is the asker\u2019s mistake, of every field and operator', async () => {
  const names = [
    'id',
    'createdAt',
    'status',
    'companyName',
    'likelyDuplicates',
    'assignee',
    'notes',
  ];
  const operators = [
    ...['equals', 'not_equals', 'in', 'not_in', 'all', 'exists', 'greater_than', 'less_than'],
    ...['like', 'not_like', 'contains', 'near', 'within', 'intersects', 'constructor'],
  ];
  vi.spyOn(hub.payload.logger, 'error').mockImplementation(() => undefined); // of Payload's own, without the words
  const faults: string[] = [];
  for (const name of names)
    for (const operator of operators)
      for (const value of ['=', '=null', '=2020-13-45', '[]=x', '=%27%25\\']) {
        const at = value === '=null' ? `where[or][0][${name}]` : `where[${name}]`;
        const { status } = await ask(`/registrations?${at}[${operator}]${value}`);
        if (status >= 500) faults.push(`${at}[${operator}]${value}: ${status}`);
      }
  expect(faults).toEqual([]);
});

test.each(['/registrations/versions', '/outbox/versions/1', '/registrations/versions/1'])(
  'nobody looks for versions of what has none: %s',
  async (path) => {
    expect((await ask(path)).status).toBe(403);
  },
);

test('a character that texts do not have is refused with words', async () => {
  const answer = await ask('/brands', { name: 'a\u0000b', code: 'A' });
  expect(answer.status).toBe(400);
});

test.each([
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\nthandi@x.example\r\n--x--\r\n',
  ],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nnever ends',
  ],
  ['multipart/form-data', 'no boundary'],
  ['application/json', '{"name": thandi'],
])('a body of %s that cannot be read is refused, and nothing is logged', async (type, body) => {
  const error = vi.spyOn(hub.payload.logger, 'error');
  const answer = await handleEndpoints({
    config: hub.payload.config,
    payloadInstanceCacheKey: hub.cacheKey,
    request: new Request('http://localhost:3001/api/stores', {
      method: 'POST',
      headers: { 'content-type': type, 'content-length': String(body.length) },
      body,
    }),
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await answer.text()).not.toContain('thandi');
  for (const [logged] of error.mock.calls)
    expect(isBrokenBody(Object(logged).err ?? logged)).toBe(true);
});

test.each([
  ['PATCH', '/users/me', 'application/x-www-form-urlencoded', 'name=x'],
  ['PATCH', '/users/me', 'text/plain', ''],
  ['POST', '/stores', 'application/x-www-form-urlencoded', 'title=x'],
  ['POST', '/stores', 'application/json', 'null'],
  ['POST', '/stores', 'application/json', '"x"'],
  ['POST', '/globals/site-settings', 'application/x-www-form-urlencoded', 'telephone=1'],
])(
  'a body without fields is refused with words: %s %s, %s %s',
  async (method, path, type, body) => {
    const request = new Request(`http://localhost:3001/api${path.replace('me', String(me))}`, {
      method,
      headers: { authorization: `JWT ${clerk}`, 'content-type': type },
      body,
    });
    const { config } = hub.payload;
    const answer = await handleEndpoints({
      config,
      payloadInstanceCacheKey: hub.cacheKey,
      request,
    });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('JSON')]);
  },
);

test('a body that is nested without an end is refused with words', async () => {
  const nested = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  const request = new Request('http://localhost:3001/api/stores?draft=true', {
    method: 'POST',
    headers: { authorization: `JWT ${clerk}`, 'content-type': 'application/json' },
    body: nested,
  });
  const { config } = hub.payload;
  const answer = await handleEndpoints({ config, payloadInstanceCacheKey: hub.cacheKey, request });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('20 levels')]);
});

test('of all the versions of a page that is there once so many are listed at a time', async () => {
  const { payload } = hub;
  for (let at = 0; at < 30; at++)
    await payload.db.createGlobalVersion({
      globalSlug: 'home-page',
      versionData: Object(await payload.findGlobal({ slug: 'home-page', draft: true })),
      createdAt: new Date().toISOString(),
      updatedAt: new Date().toISOString(),
      autosave: false,
      req: {},
    });
  for (const all of ['limit=0', 'limit=10000', 'pagination=false', 'limit=0&pagination=false']) {
    const answer = await ask(`/globals/home-page/versions?${all}`);
    expect(Object(await answer.json()).docs).toHaveLength(25);
  }
});

test('a copy that brings more rows than a form has is refused, and one that brings nothing is made', () => {
  const copy = (data?: object) => ({ operation: 'create', args: { duplicateFromID: 1, data } });
  const gallery = Array.from({ length: 5000 }, () => ({}));
  expect(() => refuseNoFields(copy({ gallery }))).toThrow('more rows in its lists');
  expect(() => refuseNoFields(copy())).not.toThrow();
});

test('a file is looked for under no field that pictures do not have', async () => {
  expect((await ask('/media/file/x.png')).status).toBe(404);
  expect((await ask('/media/file/x.png?prefix=..%2f..')).status).toBe(400);
});

test.each(['registrations', 'users', 'stores'])(
  'nothing of %s is ordered by what nobody may read',
  async (slug) => {
    for (const field of ['assignee.hash', '-assignee.salt', 'company,decidedBy.resetPasswordToken'])
      expect((await ask(`/${slug}?sort=${field}`)).status).toBe(400);
    for (const field of ['hash', '-salt', 'resetPasswordExpiration', 'assignee__hash'])
      expect((await ask(`/${slug}?sort[]=${field}`)).status).toBe(400);
    expect((await ask(`/${slug}?sort=-createdAt`)).status).toBe(200);
  },
);

test.each([
  'users?sort=roles.value',
  'users?sort=-email.x',
  'users?sort=name&sort=roles.order',
  'outbox?sort=key.x',
  'registrations?sort=assignee.roles.value',
  'registrations?sort=-assignee__email',
  'payload-locked-documents?sort=user.value',
])('a name behind a field opens no order that is closed: %s', async (path) => {
  expect((await ask(`/${path}`)).status).toBe(400);
});

test.each(['users?sort=name', 'registrations?sort=-assignee.name', 'registrations?sort=status,id'])(
  'what may be read may be ordered by: %s',
  async (path) => {
    expect((await ask(`/${path}`)).status).toBe(200);
  },
);

const query = (field: string, operator: string, values: readonly string[]): string =>
  values.map((value, at) => `where[or][${at}][${field}][${operator}]=${value}`).join('&');
const many = (count: number): string[] => Array.from({ length: count }, (_, at) => `w${at}`);

test.each([
  ['conditions', query('title', 'equals', many(51))],
  ['conditions on other documents', query('assignee.name', 'like', many(11))],
  ['words', `where[title][like]=${many(21).join('+')}`],
  ['characters', `where[title][equals]=${'x'.repeat(20_001)}`],
])('a question of too many %s is refused before the database plans it', async (_, asked) => {
  for (const slug of ['stores', 'registrations']) {
    const { status } = await ask(`/${slug}?${asked}`);
    expect(status).toBe(400);
  }
});

const phones = (count: number): string => `${'phone.'.repeat(count)}alt`;

test.each([
  ['a long path', 'media', query(phones(5), 'like', ['a'])],
  [
    'a long path of another spelling',
    'media',
    query(phones(5).replaceAll('.', '__'), 'like', ['a']),
  ],
  ['paths that join much together', 'media', query(phones(3), 'like', many(4))],
  [
    'a question in a condition',
    'landing-pages',
    'where[heroPictures][contains][or][0][alt][like]=x',
  ],
  ['three conditions on lists', 'landing-pages', query('heroPictures.alt', 'like', many(3))],
  ['an order by a long path', 'media', `sort=${phones(5)}`],
  [
    'orders that join much together',
    'media',
    `sort=${many(4)
      .map(() => phones(3))
      .join(',')}`,
  ],
])('%s is refused before the database joins it', async (_, slug, asked) => {
  expect((await ask(`/${slug}?${asked}`)).status).toBe(400);
});

test('what stands one document further is asked for and ordered by', async () => {
  expect((await ask(`/media?${query('phone.alt', 'like', many(10))}`)).status).toBe(200);
  expect((await ask('/landing-pages?where[heroPictures.alt][like]=x')).status).toBe(200);
  expect((await ask('/media?sort=-phone.alt')).status).toBe(200);
});

test('a question of any length that people ask is answered', async () => {
  expect((await ask(`/stores?${query('title', 'like', many(20))}`)).status).toBe(200);
  const ids = Array.from({ length: 20 }, (_, at) => String(at + 1));
  expect((await ask(`/stores?${query('id', 'equals', ids)}`)).status).toBe(200);
});

test.each([
  ['conditions', query('version.title', 'equals', many(51))],
  ['conditions on lists', query('version.heroPictures.id', 'equals', many(3))],
  ['words', `where[version.title][like]=${many(21).join('+')}`],
  ['names in its order', `sort=${many(200).join(',')}`],
])('of versions of a page too many %s are refused as well', async (_, asked) => {
  expect((await ask(`/globals/home-page/versions?${asked}`)).status).toBe(400);
  expect((await ask(`/stores/versions?${asked}`)).status).toBe(400);
});

test('an order of versions that goes by many lists is refused to pages too, which ask no address', async () => {
  const { db } = hub.payload;
  const lists = ['version.tiles.linkTitle', 'version.newArrivals.id', 'version.heroPictures.id'];
  const ask = (sort: string[]) => db.findGlobalVersions({ global: 'home-page', sort });
  await expect(ask(lists)).rejects.toThrow('asks too much at once');
  expect((await ask(['-updatedAt'])).docs).toBeDefined();
});

test.each([
  ['PATCH', '/stores/'],
  ['POST', '/globals/home-page'],
])('nothing is published by the way that takes it off the site: %s %s', async (method, path) => {
  const { doc } = await (await ask('/stores?draft=true', { title: 'a' })).json();
  const address = `${path.replace(/\/$/u, `/${doc.id}`)}?unpublishAllLocales=true`;
  for (const body of [{ _status: 'published' }, { _status: 'draft', title: 'b' }, { title: 'b' }])
    expect((await ask(address, body, method)).status).toBe(400);
  expect((await ask(address, { _status: 'draft' }, method)).status).toBe(200);
});

test('the versions of a page are found and ordered', async () => {
  const asked = 'where[version._status][equals]=published&sort=-updatedAt&limit=5';
  expect((await ask(`/globals/home-page/versions?${asked}`)).status).toBe(200);
});

test('who asks much of products is let in to what else there is', async () => {
  const own = query('description_1', 'equals', many(20));
  expect((await ask(`/access?${own}`)).status).toBe(200);
});
