import { once } from 'node:events';
import { connect } from 'node:net';

const CLIENTS_OF_EACH_KIND = 40;
const DRIP_EVERY_MS = 500;
/** The longest that any of them may last: the time for a body, with a little for looking through the connections. */
const CUT_WITHIN_MS = 25_000;

const CALL =
  'POST /services/product/products/multi_filter HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** What each kind sends at once, and then again and again. */
const KINDS: readonly (readonly [string, string, string])[] = [
  ['says nothing', '', ''],
  ['drips its headers', CALL, 'X-A: b\r\n'],
  ['drips its body', `${CALL}Content-Length: 60000\r\n\r\n{`, ' '],
  ['drips its chunks', `${CALL}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
  [
    'sends without end',
    `${CALL}Transfer-Encoding: chunked\r\n\r\n`,
    `8000\r\n${' '.repeat(0x8000)}\r\n`,
  ],
  ['announces a gigabyte', `${CALL}Content-Length: 1000000000\r\n\r\n`, ' '.repeat(10_000)],
];

/** @returns whether the server ended the connection in time */
async function isCut(port: number, first: string, again: string): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.write(first);
  const dripping = setInterval(() => again && socket.write(again), DRIP_EVERY_MS);
  const late = setTimeout(() => socket.destroy(new Error('late')), CUT_WITHIN_MS);
  await once(socket, 'close').catch(() => undefined);
  clearInterval(dripping);
  clearTimeout(late);
  return socket.errored?.message !== 'late';
}

/** Lets slow and oversized clients of every kind come at once; a line for each kind of which one was not cut. */
export async function sendSlowly(port: number): Promise<string[]> {
  const faults = KINDS.map(async ([name, first, again]) => {
    const clients = Array.from({ length: CLIENTS_OF_EACH_KIND }, () => isCut(port, first, again));
    const uncut = (await Promise.all(clients)).filter((cut) => !cut).length;
    return uncut > 0 ? [`${uncut} of ${clients.length} clients were not cut: who ${name}`] : [];
  });
  return (await Promise.all(faults)).flat();
}
