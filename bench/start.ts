import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@selvedge/database/open-database';
import { writeProducts } from '@selvedge/database/products';
import pg from 'pg';
import { buildSiteIfStale } from '../scripts/building/site-build.ts';
import { root } from '../scripts/machine/paths.ts';
import { generateProducts } from './generate.ts';
import type { BenchResult } from './result.ts';

const PORT = 3187;
const LARGE_SKUS = 100_000;
const ROUNDS = 3;
/** How often a starting site is asked whether it can serve. */
const ASK_EVERY_MS = 20;
/** From the closed port to the released data directory. */
const AFTER_STOP_MS = 6000;
const GIVE_UP_MS = 300_000;

function startCommand(dataDir: string, demo: 'on' | 'off'): ChildProcess {
  return spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DEMO: demo, PORT: String(PORT) },
    stdio: 'ignore',
  });
}

async function untilAnswered(path: string, fromMs: number): Promise<number> {
  while (performance.now() - fromMs < GIVE_UP_MS) {
    try {
      const answer = await fetch(`http://127.0.0.1:${PORT}${path}`);
      if (answer.ok && (await answer.text()).length > 0) return performance.now() - fromMs;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  throw new Error(`${path} did not answer within ${GIVE_UP_MS / 1000} s`);
}

/** npm ends before what it started; the next start may only begin once that has ended too. */
async function untilSilent(): Promise<void> {
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${PORT}/healthz`);
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    } catch {
      break;
    }
  }
  await new Promise((resolve) => setTimeout(resolve, AFTER_STOP_MS));
}

/** Starts the site as a person would, and gives the milliseconds until the home page is answered. */
async function timeStart(dataDir: string, demo: 'on' | 'off'): Promise<number> {
  const from = performance.now();
  const child = startCommand(dataDir, demo);
  try {
    return await untilAnswered('/', from);
  } finally {
    child.kill('SIGTERM');
    await untilSilent();
  }
}

async function median(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round++) values.push(await measure());
  return values.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}

async function fillLarge(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  const client = new pg.Client(database.ownerUrl);
  await client.connect();
  await client.query('begin');
  await writeProducts(client, generateProducts(LARGE_SKUS), { source: 'bench', complete: true });
  await client.query('commit');
  await client.end();
  await database.stop();
}

const inSeconds = (ms: number): string => (ms / 1000).toFixed(2);

/** Times from `npm start` to the first answered home page, each on data directories of its own. */
export async function run(): Promise<BenchResult> {
  await buildSiteIfStale();
  const demoDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-start-'));
  const largeDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-start-'));
  try {
    const first = await timeStart(demoDir, 'on');
    const second = await median(() => timeStart(demoDir, 'on'));
    await fillLarge(largeDir);
    const largeFirst = await timeStart(largeDir, 'off');
    const large = await median(() => timeStart(largeDir, 'off'));
    return {
      name: 'Start',
      rows: [
        {
          what: 'first start, demo and its pictures made',
          seconds: inSeconds(first),
          limit: '120',
        },
        { what: 'second start, demo', seconds: inSeconds(second), limit: '10' },
        {
          what: `start with ${LARGE_SKUS} SKUs from the database, nothing kept yet`,
          seconds: inSeconds(largeFirst),
        },
        { what: `start with ${LARGE_SKUS} SKUs, built`, seconds: inSeconds(large), limit: '3' },
      ],
      notes: [
        'From the call of `npm start` to the home page answered, installed and built; medians of three but for the first starts.',
      ],
    };
  } finally {
    rmSync(demoDir, { recursive: true, force: true });
    rmSync(largeDir, { recursive: true, force: true });
  }
}
