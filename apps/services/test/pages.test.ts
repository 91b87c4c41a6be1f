import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SCRIPT_HASHES_HEADER } from '@selvedge/contract/script-hashes';
import { defaultSiteSettings } from '@selvedge/contract/site-settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loaded, snapshotOf, standInApp } from './stand-in.ts';
import { type Rendered, standInSite } from './stand-in-site.ts';

const rendered: Rendered[] = [];
const site = standInSite((page) => {
  rendered.push(page);
  return new Response(`<title>${page.status}</title>`, {
    status: page.status,
    headers: { 'content-type': 'text/html' },
  });
});

async function open(url: string, environment = {}, headers = {}) {
  const settings = { ...defaultSiteSettings, staging_hosts: ['Staging.example.com'] };
  const app = await standInApp(environment, { site, source: loaded({ settings }) });
  const answer = await app.inject({ url, headers: { host: 'www.example.com', ...headers } });
  await app.close();
  return { answer, page: rendered.at(-1) };
}

test('a page is rendered with the services, settings and origin of its request', async () => {
  const { answer, page } = await open('/?colours=Red');
  expect(answer.statusCode).toBe(200);
  expect(page?.url).toBe('http://www.example.com/?colours=Red');
  expect(page?.context).toMatchObject({
    origin: 'http://www.example.com',
    servicesMode: 'host',
    staging: false,
    requestId: answer.headers['x-request-id'],
  });
  expect(await page?.context.product.brands()).toEqual([]);
});

test('in production the origin is the public one, whatever the proxy calls us', async () => {
  const environment = { PUBLIC_ORIGIN: 'https://www.example.com', SERVICES: 'path' };
  const { page } = await open('/', environment, { host: 'upstream:3000' });
  expect(page?.url).toBe('https://www.example.com/');
  expect(page?.context).toMatchObject({ origin: 'https://www.example.com', servicesMode: 'path' });
});

test('[HEAD-07] [GEN-11] a staging host is one also where another host is the public one', async () => {
  const environment = { PUBLIC_ORIGIN: 'https://www.example.com' };
  const { page } = await open('/', environment, { host: 'STAGING.example.com:8080' });
  expect(page?.context).toMatchObject({ hostname: 'staging.example.com', staging: true });
});

test.each([
  ['localhost:3000', true],
  ['shop.localhost', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['staging.example.com', true],
  ['www.example.com', false],
  ['localhost.example.com', false],
])('[GEN-11] on %s missing content is pointed out: %s', async (host, staging) => {
  expect((await open('/', {}, { host })).page?.context.staging).toBe(staging);
});

test("an address without a page is React Router's 404", async () => {
  const { answer } = await open('/nothing/here');
  expect([answer.statusCode, answer.body]).toEqual([404, '<title>404</title>']);
});

test.each([
  ['/50%', '/50%25'],
  ['/brand/%E9?page=5%', '/brand/%25E9?page=5%'],
])('an address that cannot be decoded is a page that is not there: %s', async (url, meant) => {
  const { answer, page } = await open(url);
  expect([answer.statusCode, answer.body]).toEqual([404, '<title>404</title>']);
  expect(page?.url).toBe(`http://www.example.com${meant}`);
});

test('an address with slashes that follow each other is sent to its one spelling, unrendered', async () => {
  const before = rendered.length;
  const { answer } = await open(`//evil.example${'/'.repeat(10_000)}brand?next=//a`);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    308,
    '/evil.example/brand?next=//a',
  ]);
  expect(rendered).toHaveLength(before);
});

test('only the inline scripts that the program calls its own may run, and nobody hears which', async () => {
  const hash = createHash('sha256').update('start(1 < 2)').digest('base64');
  const html =
    '<script>start(1 < 2)</script><script>alert(1)</script><script src="/a.js"></script>';
  const headers = { 'content-type': 'text/html', [SCRIPT_HASHES_HEADER]: `'sha256-${hash}'` };
  const app = await standInApp({}, { site: standInSite(() => new Response(html, { headers })) });
  const answer = await app.inject({ url: '/', headers: { host: 'www.example.com' } });
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toMatch(/unsafe|nonce/u);
  expect(answer.headers[SCRIPT_HASHES_HEADER]).toBeUndefined();
  expect(policy).toContain(
    "connect-src 'self' http://product.example.com http://notification.example.com;",
  );
  await app.close();
});

test('a page is rendered once until something is published, and compressed for those who take it', async () => {
  const source = { current: snapshotOf({ revision: 1 }), reason: '' };
  const app = await standInApp({}, { site, source });
  const before = rendered.length;
  const get = (headers = {}) =>
    app.inject({ url: '/', headers: { host: 'a.example', ...headers } });
  const first = await get();
  const second = await get({ 'accept-encoding': 'br' });
  expect(second.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(second.rawPayload).toString()).toBe(first.body);
  // Compressed it is all that is kept, and what others take is made of it.
  expect((await get()).body).toBe(first.body);
  const zipped = await get({ 'accept-encoding': 'gzip' });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(first.body);
  expect((await get({ 'if-none-match': first.headers.etag })).statusCode).toBe(304);
  expect(rendered.length).toBe(before + 1);
  source.current = snapshotOf({ revision: 2 });
  await get();
  expect(rendered.length).toBe(before + 2);
  await app.close();
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['gzip, deflate', 'gzip'],
  ['zstd', undefined],
  ['br;q=0', undefined],
  ['', undefined],
])('who takes "%s" is sent the page as %s', async (accepted, encoding) => {
  const app = await standInApp({}, { site });
  const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
  expect(headers['content-encoding']).toBe(encoding);
  await app.close();
});

test('a page that is missing is not kept, and neither is one of another host', async () => {
  const app = await standInApp({}, { site });
  const before = rendered.length;
  for (const host of ['a.example', 'b.example']) {
    await app.inject({ url: '/', headers: { host } });
    await app.inject({ url: '/nothing', headers: { host } });
    await app.inject({ url: '/nothing', headers: { host } });
  }
  expect(rendered.length).toBe(before + 6);
  await app.close();
});

test.each(['PUT', 'DELETE', 'PATCH'] as const)('%s is no way to ask for a page', async (method) => {
  const app = await standInApp({}, { site });
  const { statusCode, headers } = await app.inject({ method, url: '/' });
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  await app.close();
});

test('a form that is sent to a page is refused by it, and breaks nothing', async () => {
  const app = await standInApp({}, { site });
  const before = rendered.length;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const send = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: 'a=b' });
    return answer.text();
  };
  expect(await send('/')).toBe('<title>405</title>');
  expect(await send('/get-all-cms-data')).toBe('<title>404</title>');
  // By then the request has long been read, which is no leaving.
  expect(rendered.slice(before).map(({ signal }) => signal.aborted)).toEqual([false, false]);
  await app.close();
});

test('HEAD of a page has its head and no body', async () => {
  const app = await standInApp({}, { site });
  const before = rendered.length;
  const { headers: ofPage, body: page } = await app.inject({ url: '/' });
  const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/' });
  expect([statusCode, body]).toEqual([200, '']);
  expect([headers.etag, headers['content-length']]).toEqual([ofPage.etag, `${page.length}`]);
  expect(rendered.length).toBe(before + 1);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  await app.close();
});

test('until a catalogue is loaded pages ask for a moment', async () => {
  const app = await standInApp({}, { site, source: { current: undefined, reason: 'soon' } });
  const { statusCode, headers, body } = await app.inject({ url: '/' });
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  expect(body).toContain('http-equiv="refresh"');
  await app.close();
});

test('the render of a page is told when its visitor leaves, and not before', async () => {
  const started = Promise.withResolvers<AbortSignal>();
  const slow = standInSite(({ signal }) => {
    started.resolve(signal);
    return once(signal, 'abort').then(() => new Response(''));
  });
  const app = await standInApp({}, { site: slow });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const visit = httpRequest({ host: '127.0.0.1', port, path: '/' });
  visit.on('error', () => undefined);
  visit.end();
  const signal = await started.promise;
  expect(signal.aborted).toBe(false);
  visit.destroy();
  await once(signal, 'abort');
  await app.close();
});

describe('files', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'selvedge-files-'));
    await mkdir(join(folder, 'client/assets'), { recursive: true });
    await mkdir(join(folder, 'media/designs'), { recursive: true });
    await writeFile(join(folder, 'client/assets/app-Bx1.js'), 'let a = 1;');
    await writeFile(join(folder, 'client/assets/app-Bx1.js.br'), 'as brotli');
    await writeFile(join(folder, 'client/favicon.ico'), 'icon');
    await writeFile(join(folder, 'media/designs/aloe.webp'), 'picture');
    await writeFile(join(folder, 'media/drawing.svg'), '<svg/>');
    await writeFile(join(folder, 'media/id-document.pdf'), 'private');
    await writeFile(join(folder, 'media/page.html'), '<script>');
    await writeFile(join(folder, 'media/.hidden.png'), 'hidden');
    await writeFile(join(folder, 'secret.png'), 'outside');
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function file(url: string, headers = {}) {
    const withFiles = { ...site, clientDir: join(folder, 'client') };
    const app = await standInApp({ DATA_DIR: folder }, { site: withFiles });
    const answer = await app.inject({ url, headers });
    await app.close();
    return answer;
  }

  test('assets with a hash in their name are kept for ever, others for an hour', async () => {
    const asset = await file('/assets/app-Bx1.js');
    expect([asset.statusCode, asset.body]).toEqual([200, 'let a = 1;']);
    expect(asset.headers['cache-control']).toContain('immutable');
    expect((await file('/favicon.ico')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('assets go out as the build has compressed them', async () => {
    const { headers, body } = await file('/assets/app-Bx1.js', { 'accept-encoding': 'gzip, br' });
    expect([headers['content-encoding'], body]).toEqual(['br', 'as brotli']);
    expect(headers['cache-control']).toContain('immutable');
    expect((await file('/assets/app-Bx1.js')).body).toBe('let a = 1;');
  });

  test.each(['/media/designs/aloe.webp', '/media/drawing.svg'])('%s is a picture', async (url) => {
    const { statusCode, headers } = await file(url);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await file(url, { 'if-none-match': headers.etag })).statusCode).toBe(304);
  });

  test.each([
    '/media/id-document.pdf',
    '/media/page.html',
    '/media/.hidden.png',
    '/media/../secret.png',
    '/media/%2e%2e/secret.png',
    '/media/..%2fsecret.png',
    '/media/',
    '/media/none.webp',
  ])('%s is not served', async (url) => {
    const { statusCode, body } = await file(url);
    expect(statusCode).toBe(404);
    expect(body).not.toMatch(/private|script|outside|hidden/u);
  });

  test('an address that leads out of the folder, as no browser asks, names nothing', async () => {
    const app = await standInApp({ DATA_DIR: folder }, { site });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const asked = httpRequest({ host: '127.0.0.1', port, path: '/media/../../etc/passwd' });
    const [answer] = await once(asked.end(), 'response');
    answer.resume();
    expect(answer.statusCode).toBe(404);
    await app.close();
  });
});
