import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenPromises } from './abuse/promised-headers.ts';
import { exchange, head, parseAnswer, type RawAnswer } from './abuse/raw-exchange.ts';
import { emptyEngine, failingWith, loaded, standInApp } from './stand-in.ts';
import { standInSite } from './stand-in-site.ts';

const SERVICE = '/services/product';
const FILTER = `POST ${SERVICE}/products/multi_filter`;
const HOST = 'Host: localhost';
const JSON_BODY = [HOST, 'Content-Type: application/json'];

const withBody = (line: string, body: string, headers: readonly string[] = JSON_BODY): string =>
  head(line, [...headers, `Content-Length: ${Buffer.byteLength(body)}`]) + body;

/** One request for every kind of answer, and its status. */
const KINDS: readonly (readonly [string, number, string])[] = [
  ['a page', 200, head('GET /')],
  ['a page as it was kept', 200, head('GET /')],
  ['the head of a page', 200, head('HEAD /')],
  ['a page that is not there', 404, head('GET /nowhere')],
  ['a page that fails', 500, head('GET /?fail')],
  ['a redirect of a page', 302, head('GET /?elsewhere')],
  ['a method that no page takes', 405, head('DELETE /')],
  ['a call', 200, withBody(FILTER, '{}')],
  ['a call that reads', 200, head(`GET ${SERVICE}/get-all-brands`)],
  ['a call that is not valid', 400, withBody(FILTER, '{"zoo":1}')],
  ['a body that is no JSON', 400, withBody(FILTER, '{')],
  ['a body of another type', 415, withBody(FILTER, 'a=1', [HOST, 'Content-Type: text/plain'])],
  ['a body that is too large', 413, withBody(FILTER, ' '.repeat(70_000))],
  ['a method that no call takes', 405, head(`DELETE ${SERVICE}/get-all-brands`)],
  ['a call that is not there', 404, head(`GET ${SERVICE}/nothing`)],
  ['a call that fails', 500, head(`GET ${SERVICE}/search?query=x`)],
  ['a preflight', 204, head(`OPTIONS ${SERVICE}/search`, [HOST, 'Origin: http://localhost'])],
  ['the description for people', 200, head(`GET ${SERVICE}/docs/`)],
  ['the way to it', 308, head(`GET ${SERVICE}/docs`)],
  ['the description as JSON', 200, head(`GET ${SERVICE}/docs/json`)],
  ['a picture that is not there', 404, head('GET /pictures/320/aa/aabb.webp')],
  ['an original that is not there', 404, head('GET /media/aa/aabb.webp')],
  ['what search engines may read', 200, head('GET /robots.txt')],
  ['the map of the site', 200, head('GET /sitemap.xml')],
  ['a page view', 204, withBody('POST /page-views', '{"page":"/","title":"Home"}')],
  ['a search that was left alone', 204, withBody('POST /unfollowed-searches', '{"query":"blue"}')],
  ['the health of the process', 200, head('GET /healthz')],
  ['whether it is ready', 200, head('GET /readyz')],
  ['an address that cannot be decoded', 400, head(`GET ${SERVICE}/%zz`)],
  ['an address with a host in it', 400, head('GET http://localhost/')],
  [
    'a page view with a host in its address',
    400,
    withBody('POST http://a/page-views', '{"page":"/","title":"a"}'),
  ],
  ['a call with a host in its address', 400, head(`GET http://localhost${SERVICE}/get-all-brands`)],
  ['a request without a host', 400, head('GET /', [])],
  ['a host that is none', 400, head('GET /', ['Host: a b'])],
  ['a host with a port that is none', 400, head('GET /', ['Host: localhost:99999'])],
  ['a host that is no address', 400, head('GET /', ['Host: 999.999.999.999'])],
  ['a host that is no IPv6 address', 400, head('GET /', ['Host: [1::2::3]'])],
  ['an expectation that nobody meets', 417, head('GET /', [HOST, 'Expect: a-miracle'])],
  ['what is no HTTP', 400, '\u0016\u0003\u0001 hello\r\n\r\n'],
  ['headers that are too long', 431, head('GET /', [HOST, `X-Long: ${'x'.repeat(20_000)}`])],
  ['a version of HTTP that is none', 400, `GET / HTTP/9.9\r\n${HOST}\r\n\r\n`],
];

const broken = { ...emptyEngine, search: failingWith(new Error('fault')) };
const site = standInSite(({ url, status }) => {
  if (url.includes('?fail')) throw new Error('fault');
  if (url.includes('?elsewhere')) return Response.redirect('http://localhost/', 302);
  return new Response('<title>page</title>', { status, headers: { 'content-type': 'text/html' } });
});

/** The port that an application listens on. */
async function listening(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

async function answerOf(port: number, bytes: string): Promise<RawAnswer> {
  const answer = await exchange({ port }, bytes);
  if (!answer) throw new Error('There is no answer');
  return answer;
}

describe.each([
  ['http', {}],
  ['https, as PUBLIC_ORIGIN says', { PUBLIC_ORIGIN: 'https://www.example.com' }],
])('by %s', (name, environment) => {
  const isHttps = name.startsWith('https');
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    const source = loaded({ engine: broken });
    app = await standInApp(environment, { site, source, limits: { headersMs: 200, checkMs: 20 } });
    port = await listening(app);
  });
  afterAll(() => app.close());

  test.each(KINDS)('%s (%i) carries the promised headers', async (_name, status, bytes) => {
    const answer = await answerOf(port, bytes);
    expect(answer.status).toBe(status);
    expect(brokenPromises(answer.headers, isHttps)).toEqual([]);
  });

  test('so does what a browser has already', async () => {
    const { headers } = await answerOf(port, head('GET /'));
    const again = head('GET /', [HOST, `If-None-Match: ${headers.etag}`]);
    const answer = await answerOf(port, again);
    expect(answer.status).toBe(304);
    expect(brokenPromises(answer.headers, isHttps)).toEqual([]);
  });

  test('so does the answer to a client that is too slow', async () => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      heard += text;
    });
    socket.write('GET / HTTP/1.1\r\n');
    await once(socket, 'close');
    const answer = parseAnswer(heard);
    expect(answer?.status).toBe(408);
    expect(brokenPromises(answer?.headers ?? {}, isHttps)).toEqual([]);
  });
});

test('so does the refusal of a flood, and a visitor who comes by TLS to a trusted proxy is told to stay', async () => {
  const app = await standInApp({ RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1' }, { site });
  const port = await listening(app);
  const secure = head('GET /', [HOST, 'X-Forwarded-Proto: https', 'X-Forwarded-For: 192.0.2.1']);
  const answers = [];
  for (let n = 0; n < 4; n++) answers.push(await answerOf(port, secure));
  expect(answers.map(({ status }) => status)).toEqual([200, 429, 429, 429]);
  for (const { headers } of answers) expect(brokenPromises(headers, true)).toEqual([]);
  await app.close();
});

test('so does a site that is not ready, and one that ends', async () => {
  const lifecycle = { stopping: true };
  const source = { current: undefined, reason: 'The process is starting' };
  const app = await standInApp({}, { site, source, lifecycle });
  const port = await listening(app);
  for (const path of ['/', '/readyz', '/robots.txt', `${SERVICE}/get-all-brands`]) {
    const { status, headers } = await answerOf(port, head(`GET ${path}`));
    expect(status, path).toBe(503);
    expect(brokenPromises(headers, false), path).toEqual([]);
  }
  await app.close();
});
