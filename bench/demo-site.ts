import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { multiFilterResponse } from '@selvedge/contract/multi-filter';
import { productCard } from '@selvedge/contract/product';
import {
  applicationUrl,
  collectionUrl,
  homeUrl,
  itemGroupUrl,
  productUrl,
} from '@selvedge/contract/urls';
import { buildSiteIfStale } from '../scripts/building/site-build.ts';
import { sourcesHash } from '../scripts/building/sources-hash.ts';
import { root } from '../scripts/machine/paths.ts';

const PORT = 3188;

/** Kept from run to run, since drawing its pictures takes longer than most measurements, until the demo or its tables change. */
function demoDataDir(): string {
  const demos = join(root, 'node_modules/.cache/bench-demo');
  const hash = sourcesHash([
    'packages/{contract,demo,scenes}/src/**/*.ts',
    'packages/database/src/migrations/*.sql',
  ]);
  const dataDir = join(demos, hash.slice(0, 16));
  if (!existsSync(dataDir)) rmSync(demos, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  return dataDir;
}

const FABRIC = '005';
const CURTAINING = 'Curtaining';

export interface DemoSite {
  readonly origin: string;
  readonly process: ChildProcess;
}

/**
 * Runs the built site with the demo supplier and its pictures in a process of its own while the work lasts.
 *
 * @param launcher a command and its arguments that the process is started by, such as one that ties it to a core
 */
export async function withDemoSite<T>(
  work: (site: DemoSite) => Promise<T>,
  launcher: readonly string[] = [],
): Promise<T> {
  await buildSiteIfStale();
  const script = join(import.meta.dirname, 'demo-site-child.ts');
  const [command = '', ...args] = [
    ...launcher,
    process.execPath,
    script,
    demoDataDir(),
    String(PORT),
  ];
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit');
  try {
    const lines = createInterface(child.stdout);
    for await (const line of lines) {
      if (!line.startsWith('"')) continue; // the service's own log
      return await work({ origin: JSON.parse(line), process: child });
    }
    throw new Error('The demo site ended before it served; see above.');
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** The five pages that the promises name, by what they are called: their paths in the demo. */
export async function mainPages(origin: string): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch(`${origin}/services/product/products/multi_filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      filters: { item_group: FABRIC, application: [CURTAINING] },
      off_setter: { start: 0, end: 1 },
    }),
  });
  const { products } = multiFilterResponse.parse(await answer.json());
  const product = productCard.parse(products[0]);
  return new Map([
    ['home', homeUrl()],
    ['landing', itemGroupUrl(FABRIC)],
    ['application', applicationUrl(FABRIC, CURTAINING)],
    ['collection', collectionUrl(FABRIC, CURTAINING, product.range)],
    ['product', productUrl(product)],
  ]);
}
