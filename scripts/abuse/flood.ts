import { exchange, head } from '../../apps/services/test/abuse/raw-exchange.ts';

const FLOODERS = 24;
const READ_EVERY_MS = 100;
const CALL = '/services/product/get-all-brands';

/** A request that seems to come from this address, by way of a proxy that is trusted. */
const from = (address: string, path: string): string =>
  head(`GET ${path}`, ['Host: localhost', `X-Forwarded-For: ${address}`]);

export interface FloodResult {
  readonly sent: number;
  readonly refused: number;
  readonly read: number;
  readonly slowestReadMs: number;
  readonly faults: readonly string[];
}

/** One address asks as fast as it can for so long, while a reader at another goes from page to page. */
export async function flood(port: number, lastsMs: number): Promise<FloodResult> {
  const until = performance.now() + lastsMs;
  const faults: string[] = [];
  const result = { sent: 0, refused: 0, read: 0, slowestReadMs: 0 };
  const flooder = async () => {
    while (performance.now() < until) {
      const answer = await exchange({ port }, from('198.51.100.66', CALL));
      result.sent += 1;
      const isRefused = answer?.status === 429 || answer?.status === 503;
      if (isRefused) result.refused += 1;
      if (isRefused && answer.headers['retry-after'] === undefined)
        faults.push(`${answer.status} without Retry-After`);
      if (!isRefused && answer?.status !== 200) faults.push(`a flooder got ${answer?.status}`);
    }
  };
  const reader = async () => {
    while (performance.now() < until) {
      const path = ['/', '/item_group/005', CALL, '/robots.txt'][result.read % 4] ?? '/';
      const began = performance.now();
      const answer = await exchange({ port }, from('203.0.113.5', path));
      result.slowestReadMs = Math.max(result.slowestReadMs, performance.now() - began);
      result.read += 1;
      if (answer?.status !== 200) faults.push(`a reader got ${answer?.status} at ${path}`);
      await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS));
    }
  };
  await Promise.all([reader(), ...Array.from({ length: FLOODERS }, flooder)]);
  if (result.refused === 0) faults.push('nobody was refused');
  return { ...result, faults };
}
