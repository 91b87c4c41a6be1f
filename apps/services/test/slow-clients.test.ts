import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { AppOptions } from '../src/app.ts';
import type { Limits } from '../src/http/limits.ts';
import { application } from './registration-fixture.ts';
import { loaded, standInApp } from './stand-in.ts';
import { standInSite } from './stand-in-site.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await standInApp(
    {},
    {
      limits: {
        headersMs: 150,
        requestMs: 300,
        uploadMs: 1200,
        checkMs: 50,
        idleMs: 2000,
        keepAliveMs: 200,
      },
    },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

function open(): Socket {
  const { port } = app.server.address() as AddressInfo;
  return connect(port, '127.0.0.1');
}

/** All that the server says until it ends the connection. */
async function heardUntilEnd(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes.toString('utf8');
  });
  // A write into a connection that has just ended fails; what was heard by then counts.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  return heard;
}

const REQUEST = 'POST /services/product/products/multi_filter HTTP/1.1\r\nHost: localhost\r\n';

test('a client that does not finish its headers is cut', async () => {
  const socket = open();
  socket.write(REQUEST);
  const heard = await heardUntilEnd(socket);
  expect(heard).toMatch(/^HTTP\/1\.1 408 /u);
  expect(heard).toContain('{"success":false,');
});

test('a client that drips its headers is cut all the same', async () => {
  const socket = open();
  socket.write(REQUEST);
  const dripping = setInterval(() => socket.write('X-A: b\r\n'), 20);
  const heard = await heardUntilEnd(socket);
  clearInterval(dripping);
  expect(heard).toMatch(/^HTTP\/1\.1 408 /u);
});

test('a client that drips its body is cut', async () => {
  const socket = open();
  socket.write(`${REQUEST}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`);
  const dripping = setInterval(() => socket.write(' '), 20);
  const heard = await heardUntilEnd(socket);
  clearInterval(dripping);
  expect(heard).toMatch(/^HTTP\/1\.1 408 /u);
});

const UPLOAD =
  'POST /services/product/consumer/request-user-registration HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

test('a client that sends documents slowly has longer, and is cut in the end', async () => {
  const socket = open();
  const body = '{"data": 1}';
  socket.write(`${UPLOAD}Content-Length: ${body.length + 30}\r\n\r\n${body}`);
  let sent = 0;
  // Thirty blanks, one every 20 ms: twice as long as another body may take.
  const dripping = setInterval(() => {
    if (sent < 30) socket.write(' ');
    sent += 1;
  }, 20);
  expect(await heardUntilEnd(socket)).toMatch(/^HTTP\/1\.1 400 /u);
  clearInterval(dripping);
  const stuck = open();
  stuck.write(`${UPLOAD}Content-Length: 5000\r\n\r\n{`);
  expect(await heardUntilEnd(stuck)).toMatch(/^HTTP\/1\.1 408 /u);
});

/** A site behind a proxy that says from whom it asks, and what it answers to documents of these. */
async function shared(limits: Partial<Limits>, options: Partial<AppOptions> = {}) {
  const site = await standInApp({ TRUST_PROXY: '127.0.0.1' }, { ...options, limits });
  await site.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => site.close());
  const { port } = site.server.address() as AddressInfo;
  const from = (address: string, length: number, body = '{') => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.write(`${UPLOAD}X-Forwarded-For: ${address}\r\nConnection: close\r\n`);
    socket.write(`Content-Length: ${length}\r\n\r\n${body}`);
    return socket;
  };
  const answerTo = async (address: string, length = 2) =>
    (await heardUntilEnd(from(address, length, '{}'.padEnd(length)))).slice(
      0,
      'HTTP/1.1 503'.length,
    );
  return { from, answerTo };
}

test('only so many documents of one client are taken at a time, and no other waits for them', async () => {
  const { from, answerTo } = await shared({ uploadsOfOneAtATime: 2 });
  const slow = [from('2001:db8::1', 5000), from('2001:db8:0:2::1', 5000)];
  await expect.poll(() => answerTo('2001:db8::3')).toBe('HTTP/1.1 503');
  expect(await answerTo('2001:db8:1::1')).toBe('HTTP/1.1 400');
  for (const socket of slow) socket.destroy();
  await expect.poll(() => answerTo('2001:db8::3')).toBe('HTTP/1.1 400');
});

test('where there is no room, whoever has most of it gives way, and the others go on', async () => {
  const { from, answerTo } = await shared({ uploadBytesAtATime: 11_000 });
  const oldest = heardUntilEnd(from('10.0.0.1', 5000));
  const newer = from('10.0.0.1', 5000);
  await expect.poll(() => answerTo('10.0.0.1', 2000)).toBe('HTTP/1.1 503');
  expect(await answerTo('10.0.0.2', 4000)).toBe('HTTP/1.1 400');
  expect(await oldest).toMatch(/^HTTP\/1\.1 408 /u);
  expect(newer.closed).toBe(false);
});

test('what dribbles gives way where there is no room', async () => {
  const { from, answerTo } = await shared({ uploadBytesAtATime: 6000, uploadPatienceMs: 200 });
  const dribbling = heardUntilEnd(from('10.0.0.1', 5000));
  const answer = () => answerTo('10.0.0.2', 5000);
  await expect.poll(answer).toBe('HTTP/1.1 400');
  expect(await dribbling).toMatch(/^HTTP\/1\.1 408 /u);
});

/** An application without documents, and what keeps it for as long as a test likes. */
function slowKeeping() {
  const names = ['directors', 'company_registration', 'bank_letter', 'address'];
  const documentation = names.map((name) => ({ [name]: '' }));
  const body = JSON.stringify({ data: { ...application, documentation } });
  const kept = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const storeRegistration = async () => {
    begun.resolve();
    await kept.promise;
    return { reference: 'TR-0000-0000' };
  };
  return { body, storeRegistration, begun: begun.promise, end: kept.resolve };
}

test('documents have their room until all is done with them, also when their client has left', async () => {
  const { body, storeRegistration, begun, end } = slowKeeping();
  const { from, answerTo } = await shared({ uploadsOfOneAtATime: 1 }, { storeRegistration });
  const leaving = from('10.0.0.1', body.length, body);
  await begun;
  leaving.destroy();
  await once(leaving, 'close');
  expect(await answerTo('10.0.0.2')).toBe('HTTP/1.1 400');
  expect(await answerTo('10.0.0.1')).toBe('HTTP/1.1 503');
  end();
  await expect.poll(() => answerTo('10.0.0.1')).toBe('HTTP/1.1 400');
});

test('what came whole gives way too, where its client has most of the room', async () => {
  const { body, storeRegistration, begun, end } = slowKeeping();
  const room = { uploadBytesAtATime: 2 * body.length };
  const { from, answerTo } = await shared(room, { storeRegistration });
  const whole = heardUntilEnd(from('10.0.0.1', body.length, body));
  await begun;
  from('10.0.0.1', Math.floor(body.length / 2));
  await expect.poll(() => answerTo('10.0.0.2', body.length)).toBe('HTTP/1.1 400');
  end();
  expect(await whole).toMatch(/^HTTP\/1\.1 200 /u);
});

test('headers beyond 16 KiB are refused with 431', async () => {
  const socket = open();
  socket.write(`${REQUEST}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(await heardUntilEnd(socket)).toMatch(/^HTTP\/1\.1 431 /u);
});

test('what is no HTTP is refused with 400', async () => {
  const socket = open();
  socket.write('\u0016\u0003\u0001 hello\r\n\r\n');
  const heard = await heardUntilEnd(socket);
  expect(heard).toMatch(/^HTTP\/1\.1 400 /u);
  expect(heard).toMatch(/x-content-type-options: nosniff/iu);
});

test('a body that turns out larger than allowed is refused while it comes', async () => {
  const socket = open();
  socket.write(`${REQUEST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`);
  socket.write(`10010\r\n${' '.repeat(0x10010)}\r\n`);
  expect(await heardUntilEnd(socket)).toMatch(/^HTTP\/1\.1 413 /u);
});

test('a connection without a further request is closed', async () => {
  const socket = open();
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(await heardUntilEnd(socket)).toMatch(/^HTTP\/1\.1 200 /u);
});

describe('answers that a client does not read', () => {
  const body = '<p>long</p>'.repeat(1_000_000);
  /** A process with these limits, which many addresses ask for a long page. */
  async function longPages(limits: Partial<Limits>) {
    const headers = { 'content-type': 'text/html' };
    const site = standInSite(() => new Response(body, { headers }));
    const long = await standInApp({ TRUST_PROXY: '127.0.0.1' }, { site, source: loaded(), limits });
    await long.listen({ host: '127.0.0.1', port: 0 });
    onTestFinished(() => long.close());
    const { port } = long.server.address() as AddressInfo;
    return (address: string) => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`);
      return socket;
    };
  }
  /** Reads no further than the first bytes of an answer. */
  const begun = async (socket: Socket) => {
    await once(socket, 'readable');
    return String(socket.read(12));
  };

  test('are bounded, and another client has its own', async () => {
    const ask = await longPages({ unsentBytesOfOne: 2.5 * body.length });
    const unread = [ask('10.0.0.1'), ask('10.0.0.1')];
    for (const socket of unread) expect(await begun(socket)).toBe('HTTP/1.1 200');
    expect(await begun(ask('10.0.0.1'))).toBe('HTTP/1.1 503');
    expect(await begun(ask('10.0.0.2'))).toBe('HTTP/1.1 200');
    for (const socket of unread) socket.destroy();
    await expect.poll(() => begun(ask('10.0.0.1'))).toBe('HTTP/1.1 200');
  });

  test('give way where there is no room, those of whoever has most, to others', async () => {
    const ask = await longPages({ unsentBytes: 4.5 * body.length });
    const [first, ...others] = ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2'].map(ask);
    for (const socket of [first, ...others])
      expect(socket && (await begun(socket))).toBe('HTTP/1.1 200');
    expect(await begun(ask('10.0.0.1'))).toBe('HTTP/1.1 503');
    const cut = first && once(first.resume(), 'close');
    expect(await begun(ask('10.0.0.3'))).toBe('HTTP/1.1 200');
    await cut;
    expect(others.some(({ destroyed }) => destroyed)).toBe(false);
  });

  test('count where they are files, each of which is open', async () => {
    const clientDir = await mkdtemp(join(tmpdir(), 'selvedge-client-'));
    onTestFinished(() => rm(clientDir, { recursive: true }));
    await mkdir(join(clientDir, 'assets'));
    await writeFile(join(clientDir, 'assets/long-Bx1.css'), body);
    const site = { ...standInSite(() => new Response()), clientDir };
    const files = await standInApp({}, { site, limits: { unsentBytesOfOne: 600 * 1024 } });
    await files.listen({ host: '127.0.0.1', port: 0 });
    onTestFinished(() => files.close());
    const ask = () => {
      const { port } = files.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      socket.write('GET /assets/long-Bx1.css HTTP/1.1\r\nHost: localhost\r\n\r\n');
      return socket;
    };
    const unread = [ask(), ask()];
    for (const socket of unread) expect(await begun(socket)).toBe('HTTP/1.1 200');
    expect(await begun(ask())).toBe('HTTP/1.1 503');
    for (const socket of unread) socket.destroy();
    await expect.poll(() => begun(ask())).toBe('HTTP/1.1 200');
  });
});
