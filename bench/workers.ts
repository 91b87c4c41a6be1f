import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '@selvedge/database/embedded/postmaster';
import autocannon from 'autocannon';
import { buildSiteIfStale } from '../scripts/building/site-build.ts';
import { root } from '../scripts/machine/paths.ts';
import { mainPages } from './demo-site.ts';
import { percentile } from './percentile.ts';
import type { BenchResult } from './result.ts';

const PORT = 3187;
const READY_LIMIT_MS = 300_000;
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 5;
const MEASURED_SECONDS = 15;
const ROUNDS = 3;
/** More pages than are asked for in that time. */
const PAGES = 20_000;

/** Pages rendered anew in a second by a house of so many processes: each address differs in a parameter that no page knows. */
async function rendersPerSecond(dataDir: string, workers: number): Promise<number> {
  const origin = `http://localhost:${PORT}`;
  const house = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(PORT),
      HUB: 'off',
      WORKERS: String(workers),
      RATE_LIMIT: '0',
    },
    stdio: 'ignore',
  });
  const ended = once(house, 'exit');
  try {
    const areReady = async () => {
      const answer = await fetch(`${origin}/metrics`).catch(() => undefined);
      const told =
        (await answer?.text())?.match(/^selvedge_snapshot_revision(?:\{.*\})? [1-9]/gmu) ?? [];
      return told.length === workers;
    };
    if (!(await waitUntil(areReady, READY_LIMIT_MS))) throw new Error('The house does not start.');
    const paths = [...(await mainPages(origin)).values()];
    const pages = (from: number) =>
      Array.from({ length: PAGES }, (_, n) => ({
        path: `${paths[n % paths.length]}?cold=${from + n}`,
      }));
    const load = (duration: number, from: number) =>
      autocannon({ url: origin, connections: CONNECTIONS, duration, requests: pages(from) });
    await load(WARM_UP_SECONDS, 0);
    const { requests, non2xx, errors } = await load(MEASURED_SECONDS, PAGES);
    if (non2xx + errors > 0) throw new Error(`${non2xx} failures and ${errors} errors`);
    return requests.average;
  } finally {
    house.kill('SIGTERM');
    await ended;
  }
}

/** What a second process of the site adds on two cores, in pages that no cache has. */
export async function run(): Promise<BenchResult> {
  await buildSiteIfStale();
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-workers-'));
  const rates = new Map<number, number[]>([
    [1, []],
    [2, []],
  ]);
  try {
    for (let round = 0; round < ROUNDS; round++)
      for (const [workers, found] of rates) found.push(await rendersPerSecond(dataDir, workers));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  const [one = 0, two = 0] = [...rates.values()].map((found) => percentile(found, 0.5));
  return {
    name: 'Processes of the site',
    rows: [
      { WORKERS: 1, 'pages rendered a second': Math.round(one) },
      {
        WORKERS: 2,
        'pages rendered a second': Math.round(two),
        'of one': `${(two / one).toFixed(2)} ×`,
        limit: '1.8 ×',
      },
    ],
    notes: [
      `The demo, without its hub: the five main pages in turn, each address new, over ${CONNECTIONS} connections, medians of ${ROUNDS} starts of ${MEASURED_SECONDS} s each. What asks runs on the same two cores.`,
    ],
  };
}
