import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '@selvedge/contract/product';
import { productUrl } from '@selvedge/contract/urls';
import { withClient } from '@selvedge/database/connection';
import { recordedOwnerUrl } from '@selvedge/database/embedded/embedded-server';
import { waitUntil } from '@selvedge/database/embedded/postmaster';
import { openDatabase } from '@selvedge/database/open-database';
import { writeProducts } from '@selvedge/database/products';
import { lastSnapshotFile } from '@selvedge/services/snapshot/last-snapshot';
import { buildSiteIfStale } from '../scripts/building/site-build.ts';
import { untilThere } from '../scripts/faults/publish-brand.ts';
import { type SiteProcess, startSite } from '../scripts/faults/site-process.ts';
import { freePort } from '../scripts/machine/free-port.ts';
import { generateRequests } from './filter-requests.ts';
import { generateProducts } from './generate.ts';
import { percentile } from './percentile.ts';
import { sampleMemory } from './process-memory.ts';
import type { BenchResult } from './result.ts';

const USUAL_SKUS = 1_000_000;
const CHANGES = 5;
const REQUESTS = 1000;
const GIVE_UP_MS = 600_000;
const BUSY = 503;
const ASK_AGAIN_MS = 200;
/** Of the promises, for a million. */
const LIMITS = { fromDatabase: '40', fromSnapshot: '4', memory: '2000', change: '2' } as const;

const seconds = (ms: number): string => (ms / 1000).toFixed(1);
const siteMemory = async (site: SiteProcess): Promise<string> =>
  ((await sampleMemory(site.pid)).byRole.get('site') ?? 0).toFixed(0);

async function write(ownerUrl: string, products: Iterable<Product>, complete: boolean) {
  await withClient(ownerUrl, async (client) => {
    await client.query('BEGIN');
    await writeProducts(client, products, { source: 'bench', complete });
    await client.query('COMMIT');
  });
}

/** Milliseconds from the commit of one product's change until its page shows it. */
async function timeChange(site: SiteProcess, ownerUrl: string, product: Product): Promise<number> {
  await write(ownerUrl, [product], false);
  const shownMs = await untilThere(site.origin + productUrl(product), product.width, GIVE_UP_MS);
  if (shownMs === null) throw new Error('A change is not shown.');
  return shownMs;
}

/**
 * Asks the running site for its filter, one request after the other. One that is refused while the site prepares its search
 * is asked again.
 *
 * @returns milliseconds of each that was answered, and for how long there were refusals
 */
async function timeFilters(site: SiteProcess, products: readonly Product[]) {
  const times: number[] = [];
  let refusedMs = 0;
  for (const request of generateRequests(products, REQUESTS)) {
    const asked = performance.now();
    for (;;) {
      const from = performance.now();
      const answer = await fetch(`${site.origin}/services/product/products/multi_filter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      });
      await answer.arrayBuffer();
      if (answer.ok) {
        times.push(performance.now() - from);
        refusedMs += from - asked;
        break;
      }
      if (answer.status !== BUSY || performance.now() - asked > GIVE_UP_MS)
        throw new Error(`The filter answered ${answer.status}.`);
      await pause(ASK_AGAIN_MS);
    }
  }
  return { times, refusedMs };
}

/** What a house of a million products asks of a start, of memory and of one change; or of as many as are given. */
export async function run(args: readonly string[]): Promise<BenchResult> {
  const asked = args.find((arg) => /^\d[\d,]*$/u.test(arg));
  const skus = asked === undefined ? USUAL_SKUS : Number(asked.replaceAll(',', ''));
  await buildSiteIfStale();
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-growth-'));
  const port = await freePort();
  const settings = { HUB: 'off', DEMO: 'off', LOG_LEVEL: 'warn', NODE_ENV: 'production' };
  let running: SiteProcess | undefined;
  const start = async () => {
    running = await startSite({
      port,
      dataDir,
      databaseUrl: '',
      script: 'start.ts',
      settings,
      readyLimitMs: GIVE_UP_MS,
    });
    return running;
  };
  try {
    const database = await openDatabase({ dataDir });
    const writing = performance.now();
    await write(database.ownerUrl, generateProducts(skus), true);
    const writtenMs = performance.now() - writing;
    await database.stop();

    const first = await start();
    const [fresh, firstMemory] = [first.readyMs, await siteMemory(first)];
    const kept = lastSnapshotFile(dataDir);
    if (!(await waitUntil(async () => existsSync(kept), GIVE_UP_MS)))
      throw new Error('The snapshot is not kept.');
    await first.end('SIGTERM');

    const second = await start();
    const [again, memory] = [second.readyMs, await siteMemory(second)];
    const sample = [...generateProducts(2000)];
    const { times: filters, refusedMs } = await timeFilters(second, sample);
    const asleep = await siteMemory(second);
    const changes: number[] = [];
    const ownerUrl = (await recordedOwnerUrl(dataDir)) ?? '';
    for (const [round, product] of sample.slice(0, CHANGES).entries())
      changes.push(await timeChange(second, ownerUrl, { ...product, width: `1${round}7.5cm` }));
    const changed = await siteMemory(second);
    await second.end('SIGTERM');
    const row = (what: string, measured: string, limit = '') => ({ what, measured, limit });
    return {
      name: `Growth: ${skus.toLocaleString('en')} SKUs`,
      rows: [
        row('written to an empty catalogue, s', seconds(writtenMs)),
        row('start from the database, nothing kept yet, s', seconds(fresh), LIMITS.fromDatabase),
        row('start from the snapshot on disk, s', seconds(again), LIMITS.fromSnapshot),
        row('that snapshot, MB', (statSync(kept).size / 2 ** 20).toFixed(0)),
        row('the site after the start from the database, MB', firstMemory),
        row('after the start from the snapshot, MB', memory, LIMITS.memory),
        row(`after ${REQUESTS} filters, MB`, asleep, LIMITS.memory),
        row(`after ${CHANGES} changes of a product, MB`, changed, LIMITS.memory),
        row(
          'a filter over HTTP, never asked before, median ms',
          percentile(filters, 0.5).toFixed(1),
        ),
        row('the same, p99 ms', percentile(filters, 0.99).toFixed(1)),
        row('refused as busy after a start, s', seconds(refusedMs)),
        row(
          'from the commit of one product to its page, slowest s',
          seconds(Math.max(...changes)),
          LIMITS.change,
        ),
      ],
      notes: [
        'As `npm start` runs it, without hub and demo. From the start of the process to `/readyz`; memory is resident, of the site alone.',
      ],
    };
  } finally {
    await running?.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
