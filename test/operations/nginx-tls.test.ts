import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { request as requestByTls } from 'node:https';
import { type AddressInfo, connect as connectPlainly } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { serviceBase } from '@selvedge/contract/hosts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentedNginx } from '../../scripts/machine/documented-nginx.ts';
import { freePort } from '../../scripts/machine/free-port.ts';
import { ensureNginx } from '../../scripts/machine/programs.ts';
import { runNginx } from './nginx-process.ts';

const undo: (() => unknown)[] = [];
afterAll(async () => {
  for (const action of undo.reverse()) await action();
});

interface Seen {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

/** Something that answers in the place of a site or a hub, and remembers what it was asked. */
async function standIn(name: string): Promise<{ readonly port: number; readonly seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer((request, answer) => {
    seen.push({ path: request.url ?? '', headers: request.headers });
    request.resume();
    if (request.url === '/slow') return; // until its client leaves
    answer.writeHead(200, { 'cache-control': 'public, s-maxage=60' }).end(name);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(() => server.close());
  return { port: (server.address() as AddressInfo).port, seen };
}

let port = 0;
let plainPort = 0;
let site: Seen[] = [];
let hub: Seen[] = [];

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-nginx-tls-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  const [ofSite, ofHub] = [await standIn('site'), await standIn('hub')];
  [site, hub] = [ofSite.seen, ofHub.seen];
  [port, plainPort] = [await freePort(), await freePort()];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=x'];
  execFileSync('openssl', [...request, ...files], { stdio: 'pipe' });
  const config = (await documentedNginx())
    .replaceAll('listen 80 ', `listen 127.0.0.1:${plainPort} `)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
    .replaceAll('/etc/nginx/tls', folder)
    .replaceAll(/127\.0\.0\.1:30[01]0/gu, `127.0.0.1:${ofSite.port}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${ofHub.port}`)
    .replaceAll(/(?<=limit_conn \w+ )512;/gu, '4;')
    .replace('client_header_timeout 10s', 'client_header_timeout 1s')
    .replaceAll('/var/cache/nginx/selvedge', join(folder, 'cache'));
  const listens = async () => {
    const socket = connectPlainly(port, '127.0.0.1');
    return once(socket, 'connect').then(
      () => Boolean(socket.destroy()),
      () => false,
    );
  };
  undo.push(await runNginx(await ensureNginx(), folder, config, listens));
});

/** Asks by HTTP/2 under a name, as a browser does. */
async function ask(name: string, path: string, headers: Record<string, string> = {}) {
  const session = connect(`https://127.0.0.1:${port}`, {
    rejectUnauthorized: false,
    servername: name,
  });
  const stream = session.request({ ':path': path, ':authority': name, ...headers });
  const [answer] = await once(stream, 'response');
  const body = await text(stream);
  const protocol = session.alpnProtocol;
  session.close();
  return { status: answer[':status'], body, protocol };
}

/** Announces a body of so many bytes, sends those that are given of it, and says how it was answered. */
async function send(name: string, path: string, bytes: number, body = Buffer.alloc(0)) {
  const request = requestByTls({
    ...{ port, host: '127.0.0.1', servername: name, rejectUnauthorized: false },
    ...{ method: 'POST', path, headers: { host: name, 'content-length': bytes } },
    agent: false,
  });
  request.flushHeaders();
  // A long body holds this process for a moment, in which nginx would give up to shake hands.
  const [socket] = await once(request, 'socket');
  await once(socket, 'secureConnect');
  await setImmediate();
  request.write(body);
  const [answer] = await once(request, 'response');
  request.destroy();
  return answer.statusCode;
}

const KIB = 2 ** 10;
const MIB = 2 ** 20;

test.each([
  ['www', '/services/product/products/multi_filter', 64 * KIB],
  ['www', '/services/product/consumer/registration', 16 * MIB],
  ['product', '/products/multi_filter', 64 * KIB],
  ['product', '/consumer/registration', 16 * MIB],
  ['notification', '/subscribe', 64 * KIB],
  ['hub', '/api/products/imports', 100 * MIB],
])('of what is sent to %s %s no more than %i bytes are taken', async (name, path, most) => {
  const host = `${name}.example.com`;
  expect(await send(host, path, most, Buffer.alloc(most))).toBe(200);
  expect(await send(host, path, most + 1)).toBe(413);
});

test('the site and the hub answer by HTTP/2, each under its name', async () => {
  expect(await ask('www.example.com', '/')).toEqual({ status: 200, body: 'site', protocol: 'h2' });
  expect(await ask('product.example.com', '/docs')).toMatchObject({ body: 'site' });
  expect(await ask('hub.example.com', '/admin')).toEqual({
    status: 200,
    body: 'hub',
    protocol: 'h2',
  });
  expect(await ask('nobody.example.com', '/')).toMatchObject({ status: 421 });
});

test('a site is told the name under which nginx has found it, and no other', async () => {
  const request = requestByTls({
    ...{ port, host: '127.0.0.1', servername: 'www.example.com', rejectUnauthorized: false },
    ...{ path: 'https://www.example.com/whole', headers: { host: 'evil.example' } },
  }).end();
  const [answer] = await once(request, 'response');
  expect(await text(answer)).toBe('site');
  expect(site.find(({ path }) => path === '/whole')?.headers.host).toBe('www.example.com');
});

test('what a client says of where it comes from is not passed on', async () => {
  const said = {
    'x-forwarded-for': '10.9.9.9',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-port': '1',
    'x-forwarded-server': 'evil.example',
    'x-real-ip': '10.9.9.9',
    forwarded: 'for=10.9.9.9;host=evil.example',
  };
  for (const [name, seen] of [
    ['www.example.com', site],
    ['hub.example.com', hub],
  ] as const) {
    await ask(name, '/said', said);
    const { headers = {} } = seen.findLast(({ path }) => path === '/said') ?? {};
    const passedOn = Object.keys(headers).filter((header) => /^(?:x-|forwarded)/u.test(header));
    expect(passedOn.toSorted()).toEqual(['x-forwarded-for', 'x-forwarded-proto']);
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      host: name,
    });
  }
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, BR;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000,gzip;q=0.001', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['deflate', undefined],
  ['x-br, br-x, x-gzip', undefined],
])('of %j the site is asked for %s', async (accepted, asked) => {
  const path = `/encoded?${encodeURIComponent(accepted)}`;
  await ask('www.example.com', path, { 'accept-encoding': accepted });
  expect(site.find((seen) => seen.path === path)?.headers['accept-encoding']).toBe(asked);
});

test('a page that is asked for again is kept as its own headers say, and nothing of the hub is', async () => {
  for (const name of ['www.example.com', 'hub.example.com'])
    for (let n = 0; n < 4; n++) await ask(name, '/kept');
  const times = (seen: readonly Seen[]) => seen.filter(({ path }) => path === '/kept').length;
  expect([times(site), times(hub)]).toEqual([2, 4]);
});

test('files are kept once, whatever is added to their address, and originals by nobody', async () => {
  const askedAt = async (path: string) => {
    for (const query of ['?s=1', '?s=2', '']) await ask('www.example.com', path + query);
    return site.flatMap((seen) => (seen.path.startsWith(path) ? [seen.path] : []));
  };
  for (const path of ['/pictures/96/a.avif', '/assets/b~c.js', '/scenes/hall/light.webp'])
    expect(await askedAt(path)).toEqual([path]);
  for (const path of ['/%70ictures/96/a.avif', '/pictures//96/a.avif', '/a/../assets/b~c.js'])
    expect(await askedAt(path)).toEqual([]);
  for (const path of ['/scenes/view.jpg', '/media/ab/abc.png'])
    expect(await askedAt(path)).toEqual([`${path}?s=1`, `${path}?s=2`, path]);
  expect(await askedAt('/media/ab/abc.png')).toHaveLength(6);
});

test.each(['www', 'product', 'hub'])('nobody reads figures by the name of %s', async (name) => {
  for (const path of ['/metrics', '/METRICS', '/metrics/', '/%4Detrics'])
    expect(await ask(`${name}.example.com`, path)).toMatchObject({ status: 404 });
});

test.each(['product', 'notification'] as const)(
  'the %s service is served by the name that pages call',
  async (service) => {
    const { hostname } = new URL(serviceBase('https://www.example.com', service));
    expect(await ask(hostname, '/docs')).toMatchObject({ status: 200, body: 'site' });
  },
);

test('who comes without TLS is sent to it', async () => {
  const answer = await fetch(`http://127.0.0.1:${plainPort}/page?a=b`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    308,
    'https://127.0.0.1/page?a=b',
  ]);
});

test('of one client so many requests are answered at a time', async () => {
  const session = connect(`https://127.0.0.1:${port}`, {
    rejectUnauthorized: false,
    servername: 'hub.example.com',
  });
  const slow = { ':path': '/slow', ':authority': 'hub.example.com' };
  for (let n = 0; n < 4; n++) session.request(slow).on('error', () => undefined);
  await expect.poll(() => hub.filter(({ path }) => path === '/slow').length).toBe(4);
  expect(await ask('hub.example.com', '/admin')).toMatchObject({ status: 429 });
  session.destroy();
  await expect.poll(async () => (await ask('hub.example.com', '/admin')).status).toBe(200);
});

test('who does not finish what is asked for is cut', async () => {
  const socket = connectPlainly(plainPort, '127.0.0.1').on('error', () => undefined);
  socket.resume().write('GET / HTTP/1.1\r\nHost: www.example.com\r\nX-A: ');
  await once(socket, 'close');
  expect(socket.bytesWritten).toBeGreaterThan(0);
});
