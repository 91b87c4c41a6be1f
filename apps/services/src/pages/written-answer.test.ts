import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { WrittenAnswer } from './written-answer.ts';

const BODY = Buffer.from([0x68, 0xff, 0x00]);
const ANSWER = new WrittenAnswer([['content-type', 'text/html; charset=utf-8']], BODY);

/** All bytes of the answers to these requests over one connection, until the server ends it. */
async function exchange(requests: string): Promise<string> {
  const server = createServer({ keepAliveTimeout: 7000 }, (request, response) => {
    if (request.url === '/usual') response.writeHead(200, ['content-length', '3']).end(BODY);
    else ANSWER.send(response, server.keepAliveTimeout);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1'); // not a pipe
  socket.write(requests);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  server.close();
  return Buffer.concat(chunks).toString('latin1');
}

const request = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: a.example', ...lines, '', ''].join('\r\n');
const close = 'Connection: close';

test('answers over one connection are in their order, those of Node.js between them', async () => {
  const heard = await exchange(
    request('/') + request('/usual') + request('/') + request('/usual', close),
  );
  const lengths = heard
    .split('HTTP/1.1 200 OK\r\n')
    .slice(1)
    .map((answer) => answer.split('\r\n\r\n'));
  expect(lengths.map(([, body]) => body)).toEqual(Array(4).fill(BODY.toString('latin1')));
  const lines = lengths.map(([head = '']) => head.split('\r\n').toSorted());
  const usual = lines[1]?.filter((line) => !line.startsWith('Date:')) ?? [];
  expect(usual).toContain('Keep-Alive: timeout=7');
  expect(lines[0]).toEqual(expect.arrayContaining(usual));
  expect(lines[2]).toEqual(lines[0]);
});

test('the date is the present one', async () => {
  const heard = await exchange(request('/') + request('/usual', close));
  const [written, usual] = [...heard.matchAll(/^Date: (.*)\r$/gmu)].map(([, date]) =>
    Date.parse(date ?? ''),
  );
  expect(Math.abs(Number(written) - Number(usual))).toBeLessThanOrEqual(1000);
});

test('an answer that was sent before is sent with the date of now', async () => {
  const answer = new WrittenAnswer([], BODY);
  const start = Date.parse('2026-03-01T08:00:00Z');
  const clock = vi.spyOn(Date, 'now').mockReturnValue(start);
  const server = createServer((_request, response) => answer.send(response, 5000));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = async () => {
    const heard = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    expect(Buffer.from(await heard.arrayBuffer())).toEqual(BODY);
    return Date.parse(heard.headers.get('date') ?? '');
  };
  expect(await ask()).toBe(start);
  clock.mockReturnValue(start + 61_000);
  expect(await ask()).toBe(start + 61_000);
  server.closeAllConnections();
  server.close();
});

test('a client that reads slowly is sent every byte, and then the next answer', async () => {
  const body = Buffer.alloc(8 * 2 ** 20, 'paragraph ');
  const answer = new WrittenAnswer([], body);
  const server = createServer((_request, response) => answer.send(response, 5000));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request('/') + request('/', close));
  const chunks: Buffer[] = [];
  // One piece at a time: what is not read yet waits in the server.
  for await (const chunk of socket) {
    chunks.push(chunk);
    await new Promise(setImmediate);
  }
  server.close();
  const [, ...answers] = Buffer.concat(chunks).toString('latin1').split('HTTP/1.1 200 OK\r\n');
  const bodies = answers.map((whole) => whole.slice(whole.indexOf('\r\n\r\n') + 4));
  expect(bodies).toHaveLength(2);
  expect(bodies.every((heard) => heard === body.toString('latin1'))).toBe(true);
});

test('a connection that its client wants closed is closed, and told so', async () => {
  const heard = await exchange(request('/', close));
  expect(heard).toContain('Connection: close');
  expect(heard.endsWith(`\r\n\r\n${BODY.toString('latin1')}`)).toBe(true);
});

test.each([
  ['a line', 'x\r\nset-cookie: a=b'],
  ['another script', 'ж'],
])('a value with %s in it makes no answer', (_what, value) => {
  expect(() => new WrittenAnswer([['etag', value]], BODY)).toThrow(TypeError);
});
