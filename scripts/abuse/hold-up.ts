import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { exchange, head } from '../../apps/services/test/abuse/raw-exchange.ts';

/** Whoever is kept waiting, asked from an address of their own. */
const OTHER = 'X-Forwarded-For: 203.0.113.5';
const ASKS = 12;
const MEGABYTE = 1024 * 1024;
/** Of answers that nobody reads; without a bound the process takes four thousand. */
const MOST_EXTERNAL_BYTES = 400 * MEGABYTE;

const DRAFT_FILE = '/services/product/consumer/registration-draft/save-document';
const FILTER = '/services/product/products/multi_filter';
const post = (path: string, from: string, body: string, length = body.length): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;

/** Opens connections, sends each what it is for, and reads nothing; ends them when the work is done. */
export async function meanwhile<T>(
  port: number,
  openings: readonly string[],
  work: (sockets: readonly Socket[]) => Promise<T>,
  localAddress = '127.0.0.1',
): Promise<T> {
  const sockets = openings.map((opening) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
    socket.pause().write(opening);
    return socket;
  });
  try {
    return await work(sockets);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

/** What another client is answered to what it asks meanwhile, where it is not 200. */
export async function refusals(port: number, what: string, request: string): Promise<string[]> {
  const faults: string[] = [];
  for (let n = 0; n < ASKS; n++) {
    const answer = await exchange({ port }, request);
    if (answer?.status !== 200) faults.push(`another got ${answer?.status}, beside ${what}`);
    await pause(200);
  }
  return faults;
}

export const page = head('GET /', ['Host: localhost', OTHER]);
const file = JSON.stringify({
  slot: 'bank_letter',
  name: 'letter.pdf',
  document: `data:application/pdf;base64,${btoa('%PDF-1.7\n%%EOF\n')}`,
});
const upload = post(DRAFT_FILE, '203.0.113.5', file).replace('Host', 'Connection: close\r\nHost');

/** Three networks begin uploads of three megabytes and send no more. */
const dribbling = (port: number): Promise<string[]> => {
  const begun = Array.from({ length: 24 }, (_, n) =>
    post(DRAFT_FILE, `198.51.100.${1 + (n >> 3)}`, '{"slot":', 3 * MEGABYTE),
  );
  return meanwhile(port, begun, () => refusals(port, 'uploads that dribble', upload));
};

/** One network asks for whole catalogues, hundreds on each connection, and reads nothing. */
async function unread(port: number, origin: string): Promise<string[]> {
  const body = JSON.stringify({ filters: {}, off_setter: { start: 0, end: 1000 }, limited: false });
  const pipelined = post(FILTER, '198.51.100.9', body).repeat(200);
  return meanwhile(port, Array(10).fill(pipelined), async () => {
    const faults = await refusals(port, 'answers that nobody reads', page);
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    const external = Number(/^nodejs_external_memory_bytes (\S+)/mu.exec(metrics)?.[1]);
    if (!(external < MOST_EXTERNAL_BYTES))
      faults.push(`answers that nobody reads take ${Math.round(external / MEGABYTE)} MB`);
    return faults;
  });
}

/** One network asks for pages of its own making, as fast as they are answered. */
async function madeUp(port: number): Promise<string[]> {
  const stopping = new AbortController();
  const askers = Array.from({ length: 200 }, async () => {
    while (!stopping.signal.aborted) {
      const address = `GET /?made-up=${Math.random()}`;
      await exchange({ port }, head(address, ['Host: localhost', 'X-Forwarded-For: 198.51.100.8']));
    }
  });
  const faults = await refusals(port, 'pages that are made up', page);
  stopping.abort();
  await Promise.all(askers);
  return faults;
}

/**
 * Holds up what the site has little of, from few networks, while another client goes on.
 *
 * @returns a line for each time that the other was kept from it
 */
export async function holdUp(port: number, origin: string): Promise<string[]> {
  return [...(await dribbling(port)), ...(await unread(port, origin)), ...(await madeUp(port))];
}
