import { failure } from '@selvedge/contract/product-calls';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyEngine, failingWith, loaded, standInApp } from './stand-in.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let service: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  service = await startTestApp();
  app = service.app;
});
afterAll(() => service.close());

const FILTER = '/services/product/products/multi_filter';
const json = { 'content-type': 'application/json' };

async function fail(request: InjectOptions) {
  const answer = await app.inject(request);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  return { status: answer.statusCode, headers: answer.headers, ...failure.parse(answer.json()) };
}

const zeros = Array.from({ length: 90 }, () => 0);
const post = (payload: object | string) =>
  fail({ method: 'POST', url: FILTER, headers: json, payload });

describe('a request that does not fit is told which field and what is expected', () => {
  test.each([
    [{ zoo: 1 }, 'zoo', /unknown field; expected: filters, filter_fields/iu],
    [{ filters: { colour_x: [] } }, 'filters.colour_x', /expected: item_group, application/iu],
    [{ filters: { brand: 5 } }, 'filters.brand', /expected string.*or.*expected array/iu],
    [{ filters: { brand: ['a', 5] } }, 'filters.brand.1', /expected string, received number/iu],
    [{ limited: 'true' }, 'limited', /expected boolean, received string/iu],
    [{ off_setter: { start: '0', end: 9 } }, 'off_setter.start', /expected number/iu],
    [{ off_setter: { start: 0, end: 5000 } }, 'off_setter.end', /at most 1000 more/iu],
    [{ off_setter: { start: 5, end: 1 } }, 'off_setter.end', /not be smaller/iu],
    [{ sort_by_setting: 'price' }, 'sort_by_setting', /expected one of "Alphabetical A-Z"/iu],
    [{ filter_fields: ['sku'] }, 'filter_fields.0', /expected one of "item_group"/iu],
    [[], '', /expected object, received array/iu],
  ])('[CALL-10] %j', async (payload, field, expectation) => {
    const { status, errors } = await post(payload);
    expect(status).toBe(400);
    expect(errors).toEqual([{ field, message: expect.stringMatching(expectation) }]);
  });

  test.each([
    ['values', { filter_fields: Array.from({ length: 20_000 }, () => 0) }, 0],
    ['wrong values', { filters: { brand: zeros, application: zeros } }, 100],
    ['fields', Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`f${i}`, 0])), 20],
    ['fields of long names', { ['n'.repeat(50_000)]: 0 }, 1],
  ])('[CALL-10] a body of many %s is refused in a few words', async (_what, body, told) => {
    const { status, errors = [], msg } = await post(body);
    expect(status).toBe(400);
    expect(errors).toHaveLength(told);
    expect(JSON.stringify(errors).length + msg.length).toBeLessThan(20_000);
  });

  test.each([
    '/services/product/search',
    '/services/product/search?query=',
    '/services/product/search?query=a&query=b',
    '/services/product/search?query=a&page=2',
    '/services/product/get-all-brands?x=1',
  ])('[CALL-19] %s', async (url) => {
    const { status, errors } = await fail({ url });
    expect(status).toBe(400);
    expect(errors).toHaveLength(1);
  });

  test('a query is refused on a body that was answered before', async () => {
    const good = { method: 'POST', url: FILTER, headers: json, payload: '{}' } as const;
    expect((await app.inject(good)).statusCode).toBe(200);
    expect((await fail({ ...good, url: `${FILTER}?x=1` })).status).toBe(400);
  });
});

test.each([
  ['__proto__', '{"__proto__":{"admin":true}}', /not valid JSON/u],
  ['constructor.prototype', '{"constructor":{"prototype":{"admin":true}}}', /not valid JSON/u],
  ['no JSON', '{"filters":', /not valid JSON/u],
  ['an empty body', '', /empty/u],
  ['21 levels', `${'['.repeat(21)}${']'.repeat(21)}`, /nested more than 20 levels/u],
  ['60,000 levels', '['.repeat(60_000), /nested more than 20 levels/u],
])('a body with %s is refused with 400', async (_name, payload, reason) => {
  expect(await post(payload)).toMatchObject({ status: 400, msg: expect.stringMatching(reason) });
});

test('a body over 64 KiB is refused with 413', async () => {
  const { status } = await post({ filters: { brand: 'x'.repeat(65_536) } });
  expect(status).toBe(413);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'nonsense'])(
  'a body of type %s is refused with 415',
  async (type) => {
    const request = { method: 'POST', url: FILTER, payload: '{}' } as const;
    expect((await fail({ ...request, headers: { 'content-type': type } })).status).toBe(415);
  },
);

test.each([
  ['GET', FILTER, 'POST, OPTIONS'],
  ['DELETE', FILTER, 'POST, OPTIONS'],
  ['PUT', '/services/product/get-all-brands', 'GET, HEAD, OPTIONS'],
  ['POST', '/services/product/search?query=x', 'GET, HEAD, OPTIONS'],
  ['GET', '/services/notification/omnisend/sign-up', 'POST, OPTIONS'],
] as const)('%s %s is refused with 405 and what is allowed', async (method, url, allow) => {
  const { status, headers } = await fail({ method, url });
  expect([status, headers.allow]).toEqual([405, allow]);
});

test.each([
  '/services/product/nothing',
  '/services/product/',
  '/services/notification/x/y',
  '/metricsx',
])('%s is answered with 404', async (url) => {
  expect((await fail({ url })).status).toBe(404);
});

test.each([
  { url: '/services/product/%zz' },
  { url: '/%zz', headers: { host: 'product.localhost' } },
])('an address of a service that cannot be decoded is refused with 400: %o', async (request) => {
  expect((await fail(request)).status).toBe(400);
});

test('a failure of ours shows neither its message nor its stack', async () => {
  const broken = { ...emptyEngine, search: failingWith(new Error('secret at /etc/x')) };
  const faulty = await standInApp({}, { source: loaded({ engine: broken }) });
  const answer = await faulty.inject({ url: '/services/product/search?query=x' });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toMatch(/secret|\/etc|at .*\(|node_modules/u);
  await faulty.close();
});
