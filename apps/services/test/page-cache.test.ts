import { brotliDecompressSync } from 'node:zlib';
import { DRAFT_MARK } from '@selvedge/contract/draft-cookie';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { CachedPage } from '../src/http/cached-page.ts';
import { PageCache } from '../src/pages/page-cache.ts';
import { snapshotOf, standInApp } from './stand-in.ts';
import { standInSite } from './stand-in-site.ts';

let renders = 0;
let pageBody = '';
let pageHeaders: Record<string, string> = {};
const site = standInSite(({ url, status }) => {
  renders += 1;
  return new Response(`<title>${url} ${renders}</title>${pageBody}`, {
    status,
    headers: { 'content-type': 'text/html', ...pageHeaders },
  });
});

let app: FastifyInstance;
const source = { current: snapshotOf({ revision: 1 }), reason: '' };

async function start(environment = {}): Promise<void> {
  renders = 0;
  pageBody = '';
  pageHeaders = {};
  app = await standInApp(environment, { site, source });
}
afterEach(() => app.close());

async function ask(url: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url, headers: { host: 'a.example', ...headers } });
  const { date: _, ...rest } = answer.headers;
  return { status: answer.statusCode, headers: rest, text: answer.body, body: answer.rawPayload };
}

/** Each answer carries the number of its own request. */
const ITS_OWN_ID = { 'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/u) };

test('a page asked again alike is the same answer, headers and all, without another render', async () => {
  await start();
  const first = await ask('/', { 'accept-encoding': 'br' });
  const second = await ask('/', { 'accept-encoding': 'br' });
  expect(second).toEqual({ ...first, headers: { ...first.headers, ...ITS_OWN_ID } });
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect(second.headers['content-security-policy']).toContain("script-src 'self'");
  expect(brotliDecompressSync(second.body).toString()).toContain('http://a.example/ 1');
  expect(renders).toBe(1);
});

test('a page of the house is sent in fewer bytes when it is asked for again, a made-up one is not', async () => {
  await start();
  const colours = Array.from({ length: 2000 }, (_, n) => `<p>Colour ${n * 7919}</p>`);
  pageBody = `<link rel="canonical" href="http://a.example/"/>${colours.join('')}`;
  const br = { 'accept-encoding': 'br' };
  const madeUp = await ask('/?made=up', br);
  expect((await ask('/?made=up', br)).body.length).toBe(madeUp.body.length);
  const first = await ask('/', br);
  const smaller = await vi.waitFor(
    async () => {
      const now = await ask('/', br);
      expect(now.body.length).toBeLessThan(first.body.length);
      return now;
    },
    { timeout: 20_000, interval: 100 },
  );
  const length = { 'content-length': `${smaller.body.length}` };
  expect(smaller.headers).toEqual({ ...first.headers, ...ITS_OWN_ID, ...length });
  expect(brotliDecompressSync(smaller.body)).toEqual(brotliDecompressSync(first.body));
  // One is made smaller at a time, in the order in which they were asked for.
  expect((await ask('/?made=up', br)).body.length).toBe(madeUp.body.length);
});

test('each host and each query has a page of its own', async () => {
  await start();
  await ask('/');
  expect((await ask('/', { host: 'b.example' })).text).toContain('http://b.example/');
  expect((await ask('/?a=1')).text).toContain('/?a=1');
  expect(renders).toBe(3);
});

test('a shared cache may answer with a page for some seconds, browsers ask each time', async () => {
  await start();
  const { headers } = await ask('/');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=2, stale-while-revalidate=2');
  expect(headers.vary).toBe('accept-encoding');
  // In place of a page that was there, a cache keeps that there is none.
  const { status, headers: ofNone } = await ask('/nothing');
  expect([status, ofNone['cache-control']]).toEqual([404, headers['cache-control']]);
});

test('no shared cache keeps a page that says so, nor one of whoever has a draft', async () => {
  await start();
  const own = await ask('/', { cookie: `${DRAFT_MARK}=1` });
  expect(own.headers['cache-control']).toBe('private, no-cache');
  pageHeaders = { 'cache-control': 'private, no-cache' };
  expect((await ask('/')).headers['cache-control']).toBe('private, no-cache');
});

test('pages out of the cache count against the limit of an address', async () => {
  await start({ RATE_LIMIT: '3' });
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++) statuses.push((await ask('/')).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect((await ask('/')).headers['retry-after']).toMatch(/^\d+$/u);
});

/** A page of some kilobytes that calls an address its own. */
const pageAt = (address: string) =>
  new CachedPage(Buffer.from(`<link rel="canonical" href="${address}"/>`.padEnd(2000)), {});

test('addresses that anybody can make up push no page out of memory', () => {
  const snapshot = snapshotOf();
  const cache = new PageCache(40_000);
  const page = pageAt('http://a.example/');
  cache.store(snapshot, 'http://a.example /', page);
  for (let i = 0; i < 100; i++) cache.store(snapshot, `http://a.example /?x=${i}`, page);
  expect(cache.find(snapshot, 'http://a.example /')).toBe(page);
  expect(cache.find(snapshot, 'http://a.example /?x=99')).toBe(page);
  expect(cache.find(snapshot, 'http://a.example /?x=1')).toBeUndefined();
});

test('spellings that anybody can make up push no page out of memory', () => {
  const snapshot = snapshotOf();
  const cache = new PageCache(40_000);
  const path = '/item_group/005/application/Table%20Linen';
  const page = pageAt(`http://a.example${path}`);
  cache.store(snapshot, `http://a.example ${path}`, page);
  const spelled = (i: number) =>
    path.replace(/[a-z]/gu, (letter, at: number) =>
      (i >> (at % 8)) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    );
  for (let i = 1; i < 100; i++) {
    cache.store(snapshot, `http://a.example ${spelled(i)}`, page);
    cache.store(snapshot, `http://a.example ${path}${'/'.repeat(i)}`, page);
    cache.store(snapshot, `http://a.example /${i}`, new CachedPage(Buffer.alloc(2000), {}));
  }
  expect(cache.find(snapshot, `http://a.example ${path}`)).toBe(page);
  expect(cache.find(snapshot, 'http://a.example /99')).toBeDefined();
  expect(cache.find(snapshot, 'http://a.example /1')).toBeUndefined();
});

test('hosts that anybody can make up push no page of the house out of memory', () => {
  const snapshot = snapshotOf();
  const cache = new PageCache(40_000, 'https://a.example');
  const page = pageAt('https://a.example/');
  const own = ['https://a.example /', 'http://a.example /']; // as it is called behind a proxy and before it
  for (const address of own) cache.store(snapshot, address, page);
  for (let i = 0; i < 100; i++)
    for (const host of [`${i}.example`, `a.example.${i}.example`, `a.example:${i}`])
      cache.store(snapshot, `https://${host} /`, page);
  for (const address of own) expect(cache.find(snapshot, address)).toBe(page);
  expect(cache.find(snapshot, 'https://a.example:99 /')).toBe(page);
  expect(cache.find(snapshot, 'https://1.example /')).toBeUndefined();
});

test('pages are rendered in turns of their clients, and only so many of one wait', async () => {
  const rendered: string[] = [];
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const slow = standInSite(async ({ url }) => {
    rendered.push(new URL(url).search);
    await held;
    return new Response('<title>slow</title>', { headers: { 'content-type': 'text/html' } });
  });
  const limits = { pagesOfOneWaiting: 10 };
  app = await standInApp({ TRUST_PROXY: '127.0.0.1' }, { site: slow, source, limits });
  const from = (address: string, url: string) =>
    app.inject({ url, headers: { host: 'a.example', 'x-forwarded-for': address } });
  const flood = Array.from({ length: 30 }, (_, i) => from('10.0.0.1', `/?flood=${i}`));
  await vi.waitFor(() => expect(rendered).toHaveLength(2), 20_000);
  const other = from('10.0.0.2', '/?other=1');
  await from('10.0.0.2', '/healthz'); // which arrives behind it
  const refused = (await Promise.race(flood)).statusCode;
  letGo();
  expect((await other).statusCode).toBe(200);
  expect(rendered.indexOf('?other=1')).toBeLessThan(4); // of the two that are rendered next
  const answers = await Promise.all(flood);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(refused).toBe(503);
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  expect(answers.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('2');
});

test('who asks for a page without compression shares its bytes with the others', async () => {
  const page = new CachedPage(Buffer.from('<title>a</title>'.repeat(10_000)), {});
  const sent = async (encoding: string): Promise<unknown> => {
    const bodies: unknown[] = [];
    const reply = {
      headers: () => reply,
      header: () => reply,
      send: (body: unknown) => bodies.push(body),
    };
    const request = { headers: { 'accept-encoding': encoding } };
    await page.send(request as never, reply as never); // what a page asks of the two
    return bodies[0];
  };
  await sent('br');
  const [one, other] = await Promise.all([sent('identity'), sent('identity')]);
  expect(one).toBe(other);
  expect(await sent('identity')).toBe(one);
});

test('a page that cannot be sent is refused without what was said of it', async () => {
  app = await standInApp({}, { site, source, limits: { unsentBytesOfOne: 1000 } });
  pageBody = Array.from({ length: 20_000 }, (_, n) => `<p>Colour ${n * 7919}</p>`).join('');
  pageHeaders = {};
  const { status, headers, text } = await ask('/', { 'accept-encoding': 'gzip' });
  expect([status, JSON.parse(text).success]).toEqual([503, false]);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('etag');
});
