import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Product } from '@selvedge/contract/product';
import { withClient } from '@selvedge/database/connection';
import { openDatabase } from '@selvedge/database/open-database';
import { writeProducts } from '@selvedge/database/products';
import { removeWhenOrphaned } from '@selvedge/database/testing/remove-when-orphaned';
import { root } from '../scripts/machine/paths.ts';
import { generateProducts } from './generate.ts';
import { percentile } from './percentile.ts';
import type { BenchResult } from './result.ts';

const SKUS = 100_000;
/** Every so many-th product lacks something, as in a supplier's real file. */
const UNFINISHED_EVERY = 7;
const CHILD = join(root, 'apps/hub/test/time-lists.ts');

/** What the child says of a list. */
interface Timing {
  readonly what: string;
  /** null where nothing is counted. */
  readonly found: number | null;
  /** In milliseconds. */
  readonly times: readonly number[];
}

function* unfinishedProducts(): Generator<Product> {
  let at = 0;
  for (const product of generateProducts(SKUS)) {
    at += 1;
    const lacks = { primaryImageUrl: '', repeat_t: '', repeat_h: '', composition: '' };
    yield at % UNFINISHED_EVERY === 0 ? { ...product, ...lacks } : product;
  }
}

async function measure(hubUrl: string): Promise<readonly Timing[]> {
  const child = fork(CHILD, [hubUrl]);
  const ended = once(child, 'exit');
  const [timings]: readonly Timing[][] = await Promise.race([
    once(child, 'message'),
    ended.then(() => {
      throw new Error('The lists could not be read; see above.');
    }),
  ]);
  await ended;
  return timings ?? [];
}

/** How long the hub's lists of products take in the database, and its work list. */
export async function run(): Promise<BenchResult> {
  const dataDir = join(await mkdtemp(join(tmpdir(), 'selvedge-bench-hub-lists-')), 'data');
  const removeData = removeWhenOrphaned(dataDir);
  const database = await openDatabase({ dataDir });
  try {
    await withClient(database.ownerUrl, async (client) => {
      await client.query('BEGIN');
      await writeProducts(client, unfinishedProducts(), { source: 'bench', complete: true });
      await client.query('COMMIT');
    });
    const measured = await measure(database.hubUrl);
    return {
      name: `Lists of the hub over ${SKUS.toLocaleString('en')} products`,
      rows: measured.map(({ what, found, times }) => ({
        what,
        found: found?.toLocaleString('en') ?? '',
        'median ms': percentile(times, 0.5).toFixed(0),
        'slowest ms': Math.max(...times).toFixed(0),
        'limit ms': found === null ? '1000' : '500',
      })),
      notes: [
        'Each a few times on one connection, a page of 50 with the number found. Every seventh product lacks a picture, its repeat and its composition.',
      ],
    };
  } finally {
    await database.stop();
    await removeData();
  }
}
