import { isDeepStrictEqual } from 'node:util';
import type { MultiFilterRequest } from '@selvedge/contract/multi-filter';
import type { Product } from '@selvedge/contract/product';
import { naiveEngine } from '../packages/catalogue/test/naive/naive-engine.ts';
import { type FilterPeer, isGridRequest, PEERS } from './filter-peers.ts';
import { generateRequests, withRanges } from './filter-requests.ts';
import { generateProducts } from './generate.ts';
import { percentile } from './percentile.ts';

/** What a child process prints as its only line: one engine, alone in its process, at one size. */
export interface FilterFigures {
  readonly requests: number;
  readonly buildMs: number;
  readonly rssMb: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly perSecond: number;
  /** Sum of all totals, equal among engines that were asked the same. */
  readonly found: number;
  /** Requests whose whole answer was compared with the plain filter's, and was equal. */
  readonly checked: number;
}

/** The memory engine, asked for two ranges and a histogram with every request of the grid. */
const RANGED = 'memory, two ranges and a histogram';
const GRID_ALONE = { ItemsJS: true, Orama: true };

const REQUESTS = 500;
const WARM_UP_MS = 2000;
const SAMPLED_PRODUCTS = 2000;
/** The plain filter looks at every product for every facet, so large catalogues get few checks. */
const CHECK_BUDGET = 1_000_000;

/** Products one by one, noting the time that making them takes, so that it can be left out. */
class TimedProducts {
  spentMs = 0;
  readonly sample: Product[] = [];
  readonly #count: number;

  constructor(count: number) {
    this.#count = count;
  }

  *[Symbol.iterator](): Generator<Product> {
    const step = Math.max(1, Math.floor(this.#count / SAMPLED_PRODUCTS));
    const products = generateProducts(this.#count);
    for (let number = 0; ; number++) {
      const from = performance.now();
      const next = products.next();
      this.spentMs += performance.now() - from;
      if (next.done) return;
      if (number % step === 0) this.sample.push(next.value);
      yield next.value;
    }
  }
}

async function measure(name: string, count: number): Promise<FilterFigures> {
  const isRanged = name === RANGED;
  const load = PEERS[isRanged ? 'memory' : name];
  if (load === undefined) throw new RangeError(`There is no engine named ${name}`);
  const products = new TimedProducts(count);
  const from = performance.now();
  const peer = await load(products);
  const buildMs = performance.now() - from - products.spentMs;
  const all = generateRequests(products.sample, REQUESTS);
  const grid = all.filter(isGridRequest);
  const requests = isRanged ? withRanges(grid) : name in GRID_ALONE ? grid : all;
  globalThis.gc?.();
  const rssMb = process.memoryUsage.rss() / 2 ** 20;
  await warmUp(peer, requests);
  const timesMs: number[] = [];
  let found = 0;
  for (const request of requests) {
    const start = performance.now();
    const answer = peer.answer(request);
    const settled = answer instanceof Promise ? await answer : answer;
    timesMs.push(performance.now() - start);
    if (isGridRequest(request)) found += peer.total(settled);
  }
  const totalMs = timesMs.reduce((sum, ms) => sum + ms, 0);
  const checked = name === 'memory' || isRanged ? await check(peer, requests, count) : 0;
  await peer.close?.();
  return {
    requests: requests.length,
    buildMs,
    rssMb,
    p50Ms: percentile(timesMs, 0.5),
    p99Ms: percentile(timesMs, 0.99),
    perSecond: (requests.length / totalMs) * 1000,
    found,
    checked,
  };
}

/** Asks each engine for the same time, so that all are measured as a server is after its first moments. */
async function warmUp(peer: FilterPeer, requests: readonly MultiFilterRequest[]): Promise<void> {
  const from = performance.now();
  for (;;) {
    for (const request of requests) {
      await peer.answer(request);
      if (performance.now() - from > WARM_UP_MS) return;
    }
  }
}

async function check(
  peer: FilterPeer,
  requests: readonly MultiFilterRequest[],
  count: number,
): Promise<number> {
  const some = requests.slice(0, Math.floor(CHECK_BUDGET / count));
  if (some.length === 0) return 0;
  const oracle = naiveEngine(generateProducts(count), { showTradeFields: false });
  for (const request of some) {
    if (isDeepStrictEqual(await peer.answer(request), oracle.multiFilter(request))) continue;
    throw new Error(`The plain filter answers otherwise to ${JSON.stringify(request)}`);
  }
  return some.length;
}

const [name = '', count = ''] = process.argv.slice(2);
console.log(JSON.stringify(await measure(name, Number(count))));
process.exit(0);
