import { once } from 'node:events';
import { connect } from 'node:net';
import { exchange, head } from '../../apps/services/test/abuse/raw-exchange.ts';
import { meanwhile, page, refusals } from './hold-up.ts';

/** Whoever attacks: no proxy that is trusted, and so a network of its own. */
const ATTACKER = '127.0.0.2';
const BYTES_AT_ONCE = 65_000;
/** What one network holds, each with a file, and what the site has open by itself. */
const MOST_OPEN_FILES = 800;
/** What was read of a burst is let go in time; without a bound the process takes four gigabytes, and ends. */
const MOST_RESIDENT_BYTES = 2 * 1024 ** 3;
const UNFINISHED = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ';

/** Keeps the connection. */
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
/** As many requests as one write holds. */
const written = (request: string): string =>
  request.repeat(Math.floor(BYTES_AT_ONCE / request.length));

/** The largest script of the home page, which no connection holds whole. */
async function largestAsset(port: number): Promise<string> {
  const home = (await exchange({ port }, page))?.body ?? '';
  const paths = [
    ...new Set([...home.matchAll(/"(\/assets\/[^"]+\.js)"/gu)].map(([, path]) => path)),
  ];
  const sized = paths.map(async (path = '') => {
    const answer = await exchange({ port }, head(`HEAD ${path}`, ['Host: localhost']));
    return { path, bytes: Number(answer?.headers['content-length']) };
  });
  const [largest] = (await Promise.all(sized)).toSorted((one, other) => other.bytes - one.bytes);
  if (!largest) throw new Error('The home page names no script');
  return largest.path;
}

/** What the site takes by now, where that is too much. */
async function excess(origin: string, what: string): Promise<string[]> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'mu').exec(metrics)?.[1]);
  const files = read('process_open_fds');
  const bytes = read('process_resident_memory_bytes');
  console.log(`  ${what}: ${files} files, ${Math.round(bytes / 1024 ** 2)} MB`);
  return [
    ...(files > MOST_OPEN_FILES ? [`${what} have ${files} files open`] : []),
    ...(bytes > MOST_RESIDENT_BYTES ? [`${what} take ${Math.round(bytes / 1024 ** 2)} MB`] : []),
  ];
}

/** Connects, sends and resets at once, so often. */
async function reset(port: number, opening: string, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER });
    const closed = once(
      socket.on('error', () => undefined),
      'close',
    );
    socket.write(opening, () => socket.resetAndDestroy());
    await closed;
  }
}

/**
 * One network sends requests by the hundred on each connection and reads nothing, holds a thousand connections, resets them,
 * and asks for what is slow to spell, while another client goes on.
 *
 * @returns a line for each time that the other was kept from it, or that too much was taken
 */
export async function manyAtOnce(port: number, origin: string): Promise<string[]> {
  const asset = await largestAsset(port);
  const slashes = get(`/a${'/'.repeat(15_000)}b`);
  const kinds: readonly (readonly [string, number, string])[] = [
    ['files that nobody reads', 20, written(get(asset))],
    ['small answers that nobody reads', 200, written(get('/healthz'))],
    ['pages that nobody reads', 200, written(get('/'))],
    ['paths of slashes', 200, slashes],
    ['unfinished requests', 1500, UNFINISHED],
  ];
  const faults: string[] = [];
  for (const [what, connections, opening] of kinds) {
    const openings = Array<string>(connections).fill(opening);
    const work = async () => {
      const first = await excess(origin, what);
      return [...first, ...(await refusals(port, what, page)), ...(await excess(origin, what))];
    };
    faults.push(...(await meanwhile(port, openings, work, ATTACKER)));
  }
  await reset(port, written(get('/x')), 200);
  return [...faults, ...(await refusals(port, 'connections that are reset', page))];
}
