import type { Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { DOCUMENT_WORDS } from './document-verdict.ts';
import { documentExaminer } from './examine-document.ts';
import { onePage, plainPdf } from './testing/build-pdf.ts';
import { INFECTED_MARK, scanDaemon, scanServer } from './testing/scan-server.ts';
import { clamavScanner } from './virus-scanner.ts';

const clean = plainPdf(onePage({}));
const infected = plainPdf(onePage({}, `(${INFECTED_MARK})`));

let stop: (() => Promise<unknown>) | undefined;
afterEach(() => stop?.());

async function server(serve: (socket: Socket) => void) {
  const listening = await scanServer(serve);
  stop = listening.close;
  return listening;
}

test('a document is clean, or refused for its virus', async () => {
  const examine = documentExaminer(clamavScanner(await server(scanDaemon)));
  expect(await examine(clean, 'application/pdf', 'a client')).toMatchObject({
    accepted: true,
    scan: 'clean',
  });
  const large = plainPdf(onePage({}, `(${'x'.repeat(300_000)})`));
  expect(await examine(large, 'application/pdf', 'a client')).toMatchObject({ scan: 'clean' });
  expect(await examine(infected, 'application/pdf', 'a client')).toEqual({
    accepted: false,
    reason: DOCUMENT_WORDS.infected,
  });
});

test('without a scanner a document is marked as not scanned', async () => {
  const examined = await documentExaminer(undefined)(clean, 'application/pdf', 'a client');
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
    const examined = await examine(clean, 'application/pdf', 'a client');
    expect(examined).toMatchObject({ accepted: true, scan: 'awaiting_scan' });
  });

  test('is not there', async () => {
    const address = await server(scanDaemon);
    await stop?.();
    stop = undefined;
    const examine = documentExaminer(clamavScanner(address));
    const examined = await examine(clean, 'application/pdf', 'a client');
    expect(examined).toMatchObject({ accepted: true, scan: 'awaiting_scan' });
  });
});
