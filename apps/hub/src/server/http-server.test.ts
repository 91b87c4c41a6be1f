import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { hubHttpServer } from './http-server.ts';

/** A server to which something listens that takes connections over, as Next does. */
async function serverWithTaker(development: boolean) {
  let taken = 0;
  const { server, answerWith } = hubHttpServer({ development, settings: { RATE_LIMIT: 1 } });
  answerWith((_req, res) => res.end('an answer'));
  server
    .on('upgrade', (_req, socket) => {
      taken += 1;
      socket.end();
    })
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // it listens on a port
  const socket = connect(port, '127.0.0.1');
  socket.end('GET / HTTP/1.1\r\nHost: hub\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  let said = '';
  for await (const chunk of socket) said += chunk;
  return { said, taken };
}

test('who asks for another protocol gets an answer and keeps no connection', async () => {
  const { said, taken } = await serverWithTaker(false);
  expect(said).toContain('an answer');
  expect(taken).toBe(0);
});

test('in development pages are told to reload by another protocol', async () => {
  expect((await serverWithTaker(true)).taken).toBe(1);
});

test('who sends requests by the hundred and reads nothing is shut out', async () => {
  const { server, answerWith } = hubHttpServer({ development: false, settings: { RATE_LIMIT: 1 } });
  let begun = 0;
  answerWith(() => {
    begun += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port).on('error', () => undefined);
  socket.write('GET /healthz HTTP/1.1\r\nHost: hub\r\n\r\n'.repeat(1000));
  await once(socket, 'close');
  expect(begun).toBe(1);
});

test('an answer that nobody reads is let go', async () => {
  const { server, answerWith } = hubHttpServer({
    development: false,
    settings: { RATE_LIMIT: 0 },
    idleTimeoutMs: 200,
  });
  const closed = Promise.withResolvers<void>();
  answerWith((_req, res) => {
    res.on('close', closed.resolve);
    res.end(Buffer.alloc(64 * 1024 * 1024));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port).on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: hub\r\n\r\n');
  await closed.promise;
});
