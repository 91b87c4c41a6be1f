import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standInApp } from './stand-in.ts';

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

test('only so many documents are taken at a time', async () => {
  const few = await standInApp({}, { limits: { uploadsAtATime: 2 } });
  await few.listen({ host: '127.0.0.1', port: 0 });
  try {
    const { port } = few.server.address() as AddressInfo;
    const upload = (length: number, body: string) => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.write(`${UPLOAD}Connection: close\r\nContent-Length: ${length}\r\n\r\n${body}`);
      return socket;
    };
    const waiting = [upload(5000, '{'), upload(5000, '{')];
    const answer = async () =>
      (await heardUntilEnd(upload(2, '{}'))).slice(0, 'HTTP/1.1 503'.length);
    await expect.poll(answer).toBe('HTTP/1.1 503');
    for (const socket of waiting) socket.destroy();
    await expect.poll(answer).toBe('HTTP/1.1 400');
  } finally {
    await few.close();
  }
});

test('documents that one client sends slowly keep no other from sending theirs', async () => {
  const limits = { uploadsAtATime: 3, uploadsOfOneAtATime: 2 };
  const shared = await standInApp({ TRUST_PROXY: '127.0.0.1' }, { limits });
  await shared.listen({ host: '127.0.0.1', port: 0 });
  try {
    const { port } = shared.server.address() as AddressInfo;
    const from = (address: string, length: number, body: string) => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.write(`${UPLOAD}X-Forwarded-For: ${address}\r\nConnection: close\r\n`);
      socket.write(`Content-Length: ${length}\r\n\r\n${body}`);
      return socket;
    };
    const answerTo = async (address: string) =>
      (await heardUntilEnd(from(address, 2, '{}'))).slice(0, 'HTTP/1.1 503'.length);
    const slow = [from('2001:db8::1', 5000, '{'), from('2001:db8::2', 5000, '{')];
    await expect.poll(() => answerTo('2001:db8::3')).toBe('HTTP/1.1 503');
    expect(await answerTo('2001:db8:0:1::1')).toBe('HTTP/1.1 400');
    for (const socket of slow) socket.destroy();
    await expect.poll(() => answerTo('2001:db8::3')).toBe('HTTP/1.1 400');
  } finally {
    await shared.close();
  }
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
