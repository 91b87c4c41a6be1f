import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { standInApp } from './stand-in.ts';
import { standInSite } from './stand-in-site.ts';

/** A site with these settings, how often a page was asked of it, what it logged, and connections to it. */
async function listening(environment: NodeJS.ProcessEnv = {}) {
  let rendered = 0;
  const lines: string[] = [];
  const site = standInSite(() => {
    rendered += 1;
    return new Response('a page');
  });
  const logStream = { write: (line: string) => void lines.push(line) };
  const app = await standInApp({ LOG_LEVEL: 'error', ...environment }, { site, logStream });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
  });
  const open = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    return socket;
  };
  return { app, open, lines, rendered: () => rendered };
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test.each(['/healthz', '/x'])(
  'who asks for %s a thousand times at once is shut out',
  async (path) => {
    const { open, rendered } = await listening();
    const socket = open().resume();
    socket.write(get(path).repeat(1000));
    await once(socket, 'close');
    expect(socket.bytesRead).toBeLessThan(100_000);
    expect(rendered()).toBeLessThanOrEqual(1);
  },
);

test('eight that are asked for at once are answered', async () => {
  const { open } = await listening();
  const socket = open();
  let heard = '';
  socket.on('data', (bytes) => {
    heard += String(bytes);
  });
  socket.write(get('/healthz').repeat(8));
  await expect.poll(() => heard.match(/"alive"/gu)?.length).toBe(8);
});

/** How many of 300 connections are kept. */
async function kept(environment: NodeJS.ProcessEnv): Promise<number> {
  const { open } = await listening(environment);
  let answered = 0;
  let ended = 0;
  for (const socket of Array.from({ length: 300 }, open)) {
    socket.once('data', () => (answered += 1)).once('close', () => (ended += 1));
    socket.write(get('/healthz'));
  }
  await expect.poll(() => answered + ended, { timeout: 20_000 }).toBe(300);
  return answered;
}

test('one network holds 256 connections, and a proxy in front more', async () => {
  expect(await kept({})).toBe(256);
  expect(await kept({ TRUST_PROXY: '127.0.0.1' })).toBe(300);
  expect(await kept({ RATE_LIMIT: '0' })).toBe(300);
});

test('who resets the connection writes nothing into the log', async () => {
  const { app, open, lines } = await listening();
  let gone = 0;
  app.server.on('connection', (socket) => socket.once('close', () => (gone += 1)));
  for (let n = 0; n < 50; n++) {
    const socket = open();
    await once(socket, 'connect');
    socket.write(get('/x').repeat(20));
    socket.resetAndDestroy();
  }
  await expect.poll(() => gone).toBe(50);
  expect(lines).toEqual([]);
});
