import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { snapshotOf, standInApp } from './stand-in.ts';
import { standInSite } from './stand-in-site.ts';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let renders = 0;
let pageBody = '';
const site = standInSite(({ url }) => {
  renders += 1;
  return new Response(`<title>${url} ${renders}</title>${pageBody}`, {
    headers: { 'content-type': 'text/html' },
  });
});

let app: FastifyInstance;
const source = { current: snapshotOf({ revision: 1 }), reason: '' };

async function listen(environment = {}, lifecycle = { stopping: false }): Promise<void> {
  renders = 0;
  pageBody = '';
  app = await standInApp(environment, { site, source, lifecycle });
  await app.listen({ host: '127.0.0.1', port: 0 });
}
afterEach(() => app.close());

/** Asks over the wire, where answers are kept; the date and the connection differ from answer to answer. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host: 'a.example', ...headers },
    };
    httpRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { date, connection, 'keep-alive': _, ...rest } = response.headers;
        resolve({ status: response.statusCode, headers: rest, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

async function keptSoFar(): Promise<number> {
  const { body } = await app.inject({ url: '/metrics' });
  return Number(/selvedge_kept_answers_total (\d+)/u.exec(body)?.[1]);
}

test('a page asked again alike is the same answer, headers and all, without the framework', async () => {
  await listen();
  const first = await ask('/', { 'accept-encoding': 'br' });
  expect(await keptSoFar()).toBe(0);
  const second = await ask('/', { 'accept-encoding': 'br' });
  expect(second).toEqual(first);
  expect(second.headers['content-security-policy']).toContain("script-src 'self'");
  expect(brotliDecompressSync(second.body).toString()).toContain('http://a.example/ 1');
  expect([await keptSoFar(), renders]).toEqual([1, 1]);
});

test('a page that is asked for again is sent in fewer bytes', async () => {
  await listen();
  pageBody = Array.from({ length: 2000 }, (_, n) => `<p>Colour ${n * 7919}</p>`).join('');
  const br = { 'accept-encoding': 'br' };
  const first = await ask('/', br);
  await ask('/', br);
  const smaller = await vi.waitFor(
    async () => {
      const now = await ask('/', br);
      expect(now.body.length).toBeLessThan(first.body.length);
      return now;
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(smaller.headers).toEqual({ ...first.headers, 'content-length': `${smaller.body.length}` });
  expect(brotliDecompressSync(smaller.body)).toEqual(brotliDecompressSync(first.body));
});

test('whoever asks otherwise is answered otherwise', async () => {
  await listen();
  const first = await ask('/');
  await ask('/');
  expect((await ask('/', { host: 'b.example' })).body.toString()).toContain('http://b.example/');
  expect((await ask('/?a=1')).body.toString()).toContain('/?a=1');
  expect((await ask('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await ask('/', { 'if-none-match': String(first.headers.etag) })).status).toBe(304);
  expect((await ask('/', {}, 'HEAD')).body.length).toBe(0);
  expect((await ask('/', { 'content-length': '0' })).body).toEqual(first.body);
  expect((await ask('/healthz')).headers['content-type']).toContain('json');
  expect(await keptSoFar()).toBe(1);
});

test('what is published drops all kept answers', async () => {
  await listen();
  await ask('/');
  source.current = snapshotOf({ revision: 2 });
  expect((await ask('/')).body.toString()).toContain('/ 2');
  expect((await ask('/')).body.toString()).toContain('/ 2');
});

test('kept answers count against the limit of an address, which then is told to wait', async () => {
  await listen({ RATE_LIMIT: '3' });
  const statuses: unknown[] = [];
  for (let n = 0; n < 8; n++) statuses.push((await ask('/')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  expect((await ask('/')).headers['retry-after']).toMatch(/^\d+$/u);
});

test('a process that ends answers the usual way, which closes the connection', async () => {
  const lifecycle = { stopping: false };
  await listen({}, lifecycle);
  await ask('/');
  lifecycle.stopping = true;
  await ask('/');
  expect(await keptSoFar()).toBe(0);
});
