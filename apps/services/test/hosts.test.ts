import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standInApp } from './stand-in.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await standInApp();
});
afterAll(() => app.close());

const HOSTS = ['localhost:3000', 'product.localhost:3000', 'notification.localhost:3000'];

test.each(HOSTS)('%s answers /healthz and /readyz', async (host) => {
  for (const url of ['/healthz', '/readyz']) {
    expect((await app.inject({ url, headers: { host } })).statusCode).toBe(200);
  }
});

test.each(HOSTS)('%s is not ready, and says why, until a catalogue is loaded', async (host) => {
  const reason = 'The catalogue is being loaded';
  const starting = await standInApp({}, { source: { current: undefined, reason } });
  const ready = await starting.inject({ url: '/readyz', headers: { host } });
  expect([ready.statusCode, ready.json().msg]).toEqual([503, reason]);
  expect((await starting.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(200);
  const call = await starting.inject({ url: '/services/product/get-all-brands' });
  expect([call.statusCode, call.headers['retry-after']]).toEqual([503, '2']);
  await starting.close();
});

describe('[CALL-01] each service answers on its own host and by the path form', () => {
  test.each([
    ['product', '/products/multi_filter'],
    ['notification', '/omnisend/sign-up'],
  ])('%s', async (service, path) => {
    const onHost = { url: '/docs/json', headers: { host: `${service}.localhost` } };
    const byPath = { url: `/services/${service}/docs/json` };
    for (const [request, server] of [
      [onHost, '/'],
      [byPath, `/services/${service}`],
    ] as const) {
      const document = (await app.inject(request)).json();
      expect(document.openapi).toBe('3.1.0');
      expect(Object.keys(document.paths)).toContain(path);
      expect(document.servers).toEqual([{ url: server }]);
    }
    // It is written and made smaller once, for whoever asks, and not sent to who has it.
    const { url } = byPath;
    const small = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', etag: expect.any(String) });
    const known = await app.inject({ url, headers: { 'if-none-match': small.headers.etag } });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    for (const yaml of ['yaml', '%79aml', 'yam%6C'])
      expect((await app.inject({ url: url.replace('json', yaml) })).statusCode).toBe(404);
    const spelt = await app.inject({ url: url.replace('json', 'js%6Fn') });
    expect(spelt.headers.etag).toBe(small.headers.etag);
    // So are the scripts of the page that shows it, of which one has nearly two megabytes.
    const script = url.replace('json', 'static/swagger-ui-bundle.js');
    for (const asked of [script, script.replace('bundle', '%62undle')]) {
      const { headers } = await app.inject({ url: asked, headers: { 'accept-encoding': 'br' } });
      expect(headers).toMatchObject({ 'content-encoding': 'br', etag: expect.any(String) });
      expect(headers['content-type']).toContain('javascript');
    }
    for (const name of ['none.js', 'csp.json', '..%2findex.js'])
      expect((await app.inject({ url: url.replace('json', `static/${name}`) })).statusCode).toBe(
        404,
      );
  });
});

test.each([
  ['/docs', { host: 'product.localhost' }],
  ['/services/product/docs', { host: 'localhost' }],
])('%s leads to documentation whose files are there', async (url, headers) => {
  const redirect = await app.inject({ url, headers });
  const index = new URL(String(redirect.headers.location), `http://x${url}`).pathname;
  const page = await app.inject({ url: index, headers });
  const scripts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/gu)].map(([, file]) => file ?? '');
  expect(scripts.length).toBeGreaterThan(3);
  for (const file of scripts) {
    const { pathname } = new URL(file, `http://x${index}`);
    expect((await app.inject({ url: pathname, headers })).statusCode, pathname).toBe(200);
  }
});

test.each(['product', 'notification'])(
  'the description of %s is what OpenAPI wants',
  async (service) => {
    const { body } = await app.inject({ url: `/services/${service}/docs/json` });
    const config = await createConfig({
      extends: ['recommended-strict'],
      // Whose licence it is the house decides; every failure of any call is told once, by `default`.
      rules: { 'info-license': 'off', 'operation-4xx-response': 'off' },
    });
    const faults = await lintFromString({ source: body, config });
    expect(faults.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  },
);

test('operations that are not served are not documented', async () => {
  const { paths } = (await app.inject({ url: '/services/product/docs/json' })).json();
  for (const [path, methods] of Object.entries<object>(paths)) {
    const [method = ''] = Object.keys(methods);
    const url = `/services/product${path.replace(/\{\w+\}/u, '005')}`;
    const answer = await app.inject({ method: method.toUpperCase() as 'GET' | 'POST', url });
    expect(answer.body, path).not.toContain('There is nothing at this address');
  }
});

const preflight = (origin: string, host = 'product.localhost:3000') =>
  app.inject({
    method: 'OPTIONS',
    url: '/products/multi_filter',
    headers: { host, origin, 'access-control-request-method': 'POST' },
  });

test.each(['http://localhost:3000', 'http://www.localhost:3000'])(
  'a page of %s may call a service, and its preflight is kept',
  async (origin) => {
    const answer = await preflight(origin);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(Number(answer.headers['access-control-max-age'])).toBeGreaterThan(0);
  },
);

test.each([
  'http://localhost:3001',
  'https://localhost:3000',
  'http://evil.example',
  'http://localhost:3000.evil.example',
  'http://product.localhost:3000.evil.example',
  'null',
])('a page of %s may not read a service', async (origin) => {
  expect((await preflight(origin)).headers).not.toHaveProperty('access-control-allow-origin');
  const read = await app.inject({
    url: '/get-all-brands',
    headers: { host: 'product.localhost:3000', origin },
  });
  expect(read.headers).not.toHaveProperty('access-control-allow-origin');
  expect(read.headers.vary).toContain('Origin');
});

test('pages of the public origin may call a service that is reached by another name', async () => {
  const inProduction = await standInApp({ PUBLIC_ORIGIN: 'https://www.example.com' });
  const answer = await inProduction.inject({
    url: '/get-all-brands',
    headers: { host: 'product.example.com', origin: 'https://www.example.com' },
  });
  expect(answer.headers['access-control-allow-origin']).toBe('https://www.example.com');
  expect(answer.headers['strict-transport-security']).toContain('max-age=');
  const of = async (origin: string, host: string) =>
    (await inProduction.inject({ url: '/get-all-brands', headers: { host, origin } })).headers[
      'access-control-allow-origin'
    ];
  expect(await of('https://example.com', 'product.example.com')).toBe('https://example.com');
  expect(await of('http://localhost:3000', 'product.localhost:3000')).toBe('http://localhost:3000');
  // Where the house is known, no host that somebody names is its own.
  expect(await of('http://evil.example', 'product.evil.example')).toBeUndefined();
  await inProduction.close();
});

test.each(['a b', 'x/y', 'user@host', '[::1', 'host:99999999'])(
  'the Host %j is refused',
  async (host) => {
    const answer = await app.inject({ url: '/healthz', headers: { host } });
    expect(answer.statusCode).toBe(400);
  },
);

test('what a proxy says of a host or a protocol must be one', async () => {
  const behind = await standInApp({ TRUST_PROXY: '127.0.0.1' });
  const ask = (headers: Record<string, string>) =>
    behind.inject({ url: '/healthz', headers: { host: 'localhost', ...headers } });
  expect((await ask({ 'x-forwarded-proto': 'https' })).statusCode).toBe(200);
  expect((await ask({ 'x-forwarded-proto': 'a"b<c' })).statusCode).toBe(400);
  expect((await ask({ 'x-forwarded-host': 'a b' })).statusCode).toBe(400);
  await behind.close();
});

test('a request of two hosts is refused: a cache before us may take the other', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n');
  const [heard] = await once(socket, 'data');
  socket.destroy();
  expect(String(heard)).toMatch(/^HTTP\/1\.1 400 /u);
});
