import { expect, test } from 'vitest';
import { toldBy, watchedOf } from '../../../test/repository/watched-figures.ts';
import { loaded, standInApp } from './stand-in.ts';

test('this machine reads figures of routes and of the snapshot', async () => {
  const app = await standInApp({}, { source: loaded({ revision: 42, productCount: 7 }) });
  await app.inject({ url: '/services/product/search?query=secret' });
  const { statusCode, body } = await app.inject({ url: '/metrics' });
  expect(statusCode).toBe(200);
  expect(body).toContain('selvedge_snapshot_revision 42');
  expect(body).toContain('selvedge_snapshot_products 7');
  expect(body).toMatch(
    /http_request_duration_seconds_count\{.*route="\/services\/product\/search",status="200"\} 1/u,
  );
  expect(body).not.toContain('secret');
  await app.close();
});

test.each([
  ['another machine', { remoteAddress: '198.51.100.7' }],
  ['a visitor behind a proxy', { headers: { 'x-forwarded-for': '198.51.100.7' } }],
  ['a visitor of a service', { headers: { host: 'product.localhost' } }],
])('%s is told that there is nothing', async (_who, request) => {
  const app = await standInApp();
  expect((await app.inject({ url: '/metrics', ...request })).statusCode).toBe(404);
  await app.close();
});

test('with METRICS_TOKEN whoever knows it reads them, and nobody else', async () => {
  const app = await standInApp({ METRICS_TOKEN: 'a-long-enough-secret' });
  const as = async (authorization: string) =>
    (
      await app.inject({
        url: '/metrics',
        remoteAddress: '198.51.100.7',
        headers: { authorization },
      })
    ).statusCode;
  expect(await as('Bearer a-long-enough-secret')).toBe(200);
  expect(await as('Bearer a-long-enough-secreT')).toBe(404);
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
  await app.close();
});

test('rules and dashboard want of the site what it tells', async () => {
  const app = await standInApp();
  await app.inject({ url: '/services/product/search?query=linen' });
  const told = toldBy((await app.inject({ url: '/metrics' })).body);
  expect(watchedOf('selvedge-site').filter((name) => !told.has(name))).toEqual([]);
  await app.close();
});
