import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { WrittenHead } from './written-head.ts';

const BODY = Buffer.from([0x68, 0xff, 0x00]);
const HEAD = new WrittenHead([
  ['content-type', 'text/html; charset=utf-8'],
  ['content-length', String(BODY.length)],
]);

/** All bytes of the answers to these requests over one connection, until the server ends it. */
async function exchange(requests: string): Promise<string> {
  const server = createServer({ keepAliveTimeout: 7000 }, (request, response) => {
    if (request.url === '/usual') response.writeHead(200, ['content-length', '3']).end(BODY);
    else HEAD.send(response, BODY, server.keepAliveTimeout);
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

test('a connection that its client wants closed is closed, and told so', async () => {
  const heard = await exchange(request('/', close));
  expect(heard).toContain('Connection: close');
  expect(heard.endsWith(`\r\n\r\n${BODY.toString('latin1')}`)).toBe(true);
});

test.each([
  ['a line', 'x\r\nset-cookie: a=b'],
  ['another script', 'ж'],
])('a value with %s in it makes no head', (_what, value) => {
  expect(() => new WrittenHead([['etag', value]])).toThrow(TypeError);
});
