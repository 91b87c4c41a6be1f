import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Product } from '@selvedge/contract/product';
import { productUrl } from '@selvedge/contract/urls';
import { demoProducts } from '@selvedge/demo/products';
import { root } from '../scripts/machine/paths.ts';
import { ADMINISTRATOR } from '../test/hub/administrator.ts';
import { HubClient } from './hub-client.ts';
import { percentile } from './percentile.ts';
import type { BenchResult } from './result.ts';

const SITE_PORT = 3196;
const HUB_PORT = 3197;
const SITE = `http://localhost:${SITE_PORT}`;
const HUB = `http://localhost:${HUB_PORT}`;
const ROUNDS = 20;
const BULK_ROUNDS = 5;
const BULK_GROUP = '000';
const OK = 200;
const NOT_FOUND = 404;
const GIVE_UP_MS = 10_000;

/** Milliseconds until visitors are sent what is wanted; asked without a pause. */
async function until(
  path: string,
  isThere: (answer: Response) => Promise<boolean>,
): Promise<number> {
  const from = performance.now();
  while (performance.now() - from < GIVE_UP_MS) {
    if (await isThere(await fetch(`${SITE}${path}`))) return performance.now() - from;
  }
  throw new Error(`${path} did not change within ${GIVE_UP_MS / 1000} s.`);
}

interface Measured {
  /** How long the hub takes to save and answer, in milliseconds. */
  readonly saves: number[];
  /** How long after that visitors are sent what was saved. */
  readonly delays: number[];
}

async function timed(into: Measured, save: () => Promise<unknown>, seen: () => Promise<number>) {
  const from = performance.now();
  await save();
  into.saves.push(performance.now() - from);
  into.delays.push(await seen());
}

async function measureHomePage(hub: HubClient): Promise<Measured> {
  const measured = { saves: [], delays: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const title = `Cloth for the bench ${round}.`;
    await timed(
      measured,
      () => hub.post('/api/globals/home-page', { title, _status: 'published' }),
      () => until('/', async (answer) => (await answer.text()).includes(title)),
    );
  }
  return measured;
}

/** Withdraws all products of a group at once, and gives them back to their file, until one of them is gone and there. */
async function measureProducts(hub: HubClient, of: readonly Product[]): Promise<Measured> {
  const measured = { saves: [], delays: [] };
  const [product] = of;
  if (!product) throw new Error('There is no product to withdraw.');
  const path = productUrl(product);
  const group = { text: '', group: product.item_group };
  for (let round = 0; round < BULK_ROUNDS; round++) {
    for (const [is_published, status] of [
      [false, NOT_FOUND],
      [null, OK],
    ] as const) {
      await timed(
        measured,
        () => hub.post('/api/products/publishing', { products: group, is_published }),
        () =>
          until(path, async (answer) => {
            await answer.arrayBuffer();
            return answer.status === status;
          }),
      );
    }
  }
  return measured;
}

const row = (what: string, values: readonly number[], limit?: string) => ({
  what,
  'median ms': percentile(values, 0.5).toFixed(0),
  'slowest ms': Math.max(...values).toFixed(0),
  ...(limit !== undefined && { 'limit ms': limit }),
});

/** How long after the hub has answered a save visitors are sent what was published. */
export async function run(): Promise<BenchResult> {
  const child = spawn(
    process.execPath,
    [join(root, 'test/hub/serve.ts'), String(SITE_PORT), String(HUB_PORT)],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, LOG_LEVEL: 'warn' },
    },
  );
  const ended = once(child, 'exit');
  try {
    const hub = await HubClient.of(HUB, ADMINISTRATOR, ended);
    const home = await measureHomePage(hub);
    const many = demoProducts().filter(
      ({ item_group, is_published }) => item_group === BULK_GROUP && is_published,
    );
    const bulk = await measureProducts(hub, many);
    return {
      name: 'Publish',
      rows: [
        row('the hub saves and answers', home.saves),
        row('from that answer to the changed home page', home.delays, '1000'),
        row(`${many.length} products withdrawn or shown at once: the hub answers`, bulk.saves),
        row('from that answer to the page of one of them', bulk.delays, '1000'),
      ],
      notes: [
        `The demo supplier, site and hub as they run; ${ROUNDS} saves of the home page, one after the other, and ${BULK_ROUNDS} times all homeware withdrawn and shown again.`,
      ],
    };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
