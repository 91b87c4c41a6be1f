import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { answersInTurn, boundConnections, proxiesOf } from './bounded-connections.ts';

type Begun = { readonly path: string; readonly response: ServerResponse };

/** A server that answers in turn, what it has begun, and connections to it. */
async function serverInTurn() {
  const begun: Begun[] = [];
  const answer = ({ url = '' }: IncomingMessage, response: ServerResponse) =>
    begun.push({ path: url, response });
  const server = createServer(answersInTurn()(answer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, begun, open: () => connect((server.address() as AddressInfo).port) };
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const closed = (socket: Socket) =>
  once(
    socket.resume().on('error', () => undefined),
    'close',
  );

test('requests of one connection are begun one after the other, and answered in their order', async () => {
  const { begun, open } = await serverInTurn();
  const socket = open();
  let heard = '';
  socket.on('data', (bytes) => {
    heard += String(bytes);
  });
  socket.write(Array.from({ length: 8 }, (_, n) => get(`/${n}`)).join(''));
  for (let n = 0; n < 8; n++) {
    await expect.poll(() => begun.length).toBe(n + 1);
    expect(begun[n]?.path).toBe(`/${n}`);
    begun[n]?.response.end(`answer ${n};`);
  }
  await expect.poll(() => heard).toContain('answer 7;');
  expect([...heard.matchAll(/answer (\d)/gu)].map(([, n]) => n).join('')).toBe('01234567');
});

test('the ninth unanswered request ends its connection, and what came with it is not begun', async () => {
  const { begun, open } = await serverInTurn();
  const socket = open();
  socket.write(get('/').repeat(1000));
  await closed(socket);
  expect(begun).toHaveLength(1);
});

test('who sends a thousand at once is shut out, also where each is answered at once', async () => {
  let begun = 0;
  const server = createServer(
    answersInTurn()((_request, response) => {
      begun += 1;
      response.end('at once');
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port);
  socket.write(get('/').repeat(1000));
  await closed(socket);
  expect(begun).toBe(1);
});

/** How many of so many connections a server keeps that allows two of a network. */
async function kept(isProxy: (address: string) => boolean, ofNetwork: number): Promise<number> {
  const server = createServer();
  boundConnections(server, isProxy, ofNetwork);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  let taken = 0;
  let ended = 0;
  server.on('connection', (socket) => {
    taken += 1;
    if (socket.destroyed) ended += 1;
  });
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 5 }, () => connect(port).on('error', () => undefined));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await expect.poll(() => taken).toBe(5);
  return taken - ended;
}

test('one network holds so many connections, and the proxy in front as many as it likes', async () => {
  expect(await kept(proxiesOf([]), 2)).toBe(2);
  expect(await kept(proxiesOf(['127.0.0.0/8']), 2)).toBe(5);
  expect(await kept(proxiesOf([]), 0)).toBe(5);
});

test('a connection that is gone makes room for another', async () => {
  const server = createServer((_request, response) => void response.end('kept'));
  boundConnections(server, proxiesOf([]), 1);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const first = connect(port);
  await once(first, 'connect');
  await closed(connect(port));
  first.destroy();
  const answer = async () => (await fetch(`http://127.0.0.1:${port}`).catch(() => null))?.text();
  await expect.poll(answer).toBe('kept');
  server.closeAllConnections();
});

test('no more connections are taken than files can be sent on', () => {
  const server = createServer();
  boundConnections(server, proxiesOf([]));
  expect(server.maxConnections).toBeGreaterThan(0);
  expect(server.maxConnections).toBeLessThanOrEqual(10_000);
});
