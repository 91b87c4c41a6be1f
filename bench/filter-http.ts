import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import { generateRequests } from './filter-requests.ts';
import { generateProducts } from './generate.ts';
import type { BenchResult } from './result.ts';
import { readSizes } from './sizes.ts';

const PATH = '/services/product/products/multi_filter';
const CONNECTIONS = 32;
const WARM_UP_SECONDS = 3;
const MEASURED_SECONDS = 10;
const REPEATED_REQUESTS = 500;
/** More than the service keeps answers for, so that asked in turn each is computed anew. */
const NEW_REQUESTS = 5000;

interface Load {
  readonly perSecond: number;
  readonly meanBytes: number;
  readonly p99Ms: number;
}

/** Asks the service over HTTP, and beside it a bare route with a ready-made answer of the same size. */
export async function run(args: readonly string[]): Promise<BenchResult> {
  const rows: BenchResult['rows'][number][] = [];
  for (const size of readSizes(args, [10_000, 100_000])) {
    const products = [...generateProducts(size)].filter((_, n) => n % Math.ceil(size / 5000) === 0);
    const bodies = generateRequests(products, NEW_REQUESTS).map((body) => JSON.stringify(body));
    const [always, repeated] = await withServer('service', size, async (origin) => [
      await load(`${origin}${PATH}`, bodies),
      await load(`${origin}${PATH}`, bodies.slice(0, REPEATED_REQUESTS)),
    ]);
    if (always === undefined || repeated === undefined) throw new Error('Nothing was measured');
    const ceiling = await withServer('ready-made', always.meanBytes, (origin) =>
      load(`${origin}/`, bodies.slice(0, REPEATED_REQUESTS)),
    );
    for (const [what, figures] of [
      ['ready-made answer, bare route', ceiling],
      ['multi_filter, each request new', always],
      ['multi_filter, 500 requests repeated', repeated],
    ] as const) {
      rows.push({
        SKUs: size,
        what,
        'requests/s': Math.round(figures.perSecond),
        'of the ceiling': `${Math.round((figures.perSecond / ceiling.perSecond) * 100)} %`,
        'p99 ms': figures.p99Ms,
        'bytes an answer': figures.meanBytes,
      });
    }
  }
  return {
    name: 'Filter over HTTP',
    rows,
    notes: [
      `${CONNECTIONS} connections, ${MEASURED_SECONDS} s each after ${WARM_UP_SECONDS} s, one server process; all with validation, headers, limits and metrics as delivered.`,
      'The service keeps the last 1,000 answers; "each request new" asks 5,000 in turn, so that none is kept long enough.',
    ],
  };
}

async function withServer<T>(
  kind: 'service' | 'ready-made',
  number: number,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const script = join(import.meta.dirname, 'filter-http-child.ts');
  const child = spawn(process.execPath, [script, kind, String(number)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = await once(createInterface(child.stdout), 'line');
    return await work(JSON.parse(String(line)));
  } finally {
    child.kill('SIGTERM');
  }
}

async function load(url: string, bodies: readonly string[]): Promise<Load> {
  const requests = bodies.map((body) => ({ body }));
  let clients = 0;
  const options = {
    url,
    connections: CONNECTIONS,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Each connection begins elsewhere, so that they do not ask the same thing one after the other.
    setupClient(client: { setRequests(list: typeof requests): void }) {
      const start = Math.floor((clients++ % CONNECTIONS) * (requests.length / CONNECTIONS));
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
    },
  } as const;
  await autocannon({ ...options, duration: WARM_UP_SECONDS });
  const result = await autocannon({ ...options, duration: MEASURED_SECONDS });
  const { throughput, latency, non2xx, errors } = result;
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} failures and ${errors} errors`);
  return {
    perSecond: result.requests.average,
    meanBytes: Math.round(throughput.average / result.requests.average),
    p99Ms: latency.p99,
  };
}
