import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { DOCUMENT_WORDS } from './document-words.ts';
import { documentExaminer } from './examine-document.ts';
import { onePage, plainPdf } from './testing/build-pdf.ts';
import { clamavScanner } from './virus-scanner.ts';

const MARK = 'a mark that stands for a virus';
const clean = plainPdf(onePage({}));
const infected = plainPdf(onePage({}, `(${MARK})`));

let stop: (() => Promise<unknown>) | undefined;
afterEach(() => stop?.());

/** A server that does with each connection as it is told, and its address. */
async function server(serve: (socket: Socket) => void) {
  const listening = createServer((socket) => {
    socket.on('error', () => undefined);
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  stop = () => {
    listening.close();
    return once(listening, 'close');
  };
  return { host: '127.0.0.1', port: (listening.address() as AddressInfo).port };
}

/** Speaks INSTREAM as the daemon does: takes the pieces, and answers after the empty one. */
function daemon(socket: Socket) {
  let heard = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    heard = Buffer.concat([heard, bytes]);
    const pieces = [];
    let at = 'zINSTREAM\0'.length;
    while (at + 4 <= heard.length) {
      const length = heard.readUInt32BE(at);
      if (length === 0) {
        const found = Buffer.concat(pieces).includes(MARK) ? 'Test-Signature FOUND' : 'OK';
        socket.end(`stream: ${found}\0`);
        return;
      }
      pieces.push(heard.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
  });
}

test('a document is clean, or refused for its virus', async () => {
  const examine = documentExaminer(clamavScanner(await server(daemon)));
  expect(await examine(clean, 'application/pdf')).toMatchObject({ accepted: true, scan: 'clean' });
  const large = plainPdf(onePage({}, `(${'x'.repeat(300_000)})`));
  expect(await examine(large, 'application/pdf')).toMatchObject({ scan: 'clean' });
  expect(await examine(infected, 'application/pdf')).toEqual({
    accepted: false,
    reason: DOCUMENT_WORDS.infected,
  });
});

test('without a scanner a document is marked as not scanned', async () => {
  const examined = await documentExaminer(undefined)(clean, 'application/pdf');
  expect(examined).toMatchObject({ accepted: true, scan: 'not_scanned' });
});

describe('a document awaits its scan while the scanner', () => {
  const ways: Readonly<Record<string, (socket: Socket) => void>> = {
    'closes at once': (socket) => socket.destroy(),
    'is silent': (socket) => socket.resume(),
    'stops in the middle': (socket) => socket.once('data', () => socket.end('stream: ')),
    'finds the file too large': (socket) =>
      socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0')),
    'speaks another language': (socket) =>
      socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
    'never stops speaking': (socket) => socket.once('data', () => socket.end('x'.repeat(9000))),
  };
  test.each(Object.entries(ways))('%s', async (_way, serve) => {
    const examine = documentExaminer(clamavScanner(await server(serve), 300));
    const examined = await examine(clean, 'application/pdf');
    expect(examined).toMatchObject({ accepted: true, scan: 'awaiting_scan' });
  });

  test('is not there', async () => {
    const address = await server(daemon);
    await stop?.();
    stop = undefined;
    const examined = await documentExaminer(clamavScanner(address))(clean, 'application/pdf');
    expect(examined).toMatchObject({ accepted: true, scan: 'awaiting_scan' });
  });
});
