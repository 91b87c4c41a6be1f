import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outsideServer } from '@selvedge/database/testing/outside-server';
import { loadDemo } from '@selvedge/demo/load-demo';
import { sendCostly } from './abuse/costly-documents.ts';
import { countedTooMuch, fillUp } from './abuse/fill-up.ts';
import { flood } from './abuse/flood.ts';
import { sendGenerated } from './abuse/generated-requests.ts';
import { holdUp } from './abuse/hold-up.ts';
import { manyAtOnce } from './abuse/many-at-once.ts';
import { sendSlowly } from './abuse/slow-clients.ts';
import { buildSiteIfStale } from './building/site-build.ts';
import { pagesOf } from './faults/published-requests.ts';
import { startSite } from './faults/site-process.ts';
import { freePort } from './machine/free-port.ts';
import { elapsed, step } from './output/steps.ts';

/**
 * `npm run check:abuse -- [requests] [seed]`: the promise that no request breaks the site, in full, on the demo in a
 * process of its own. Generated requests of every operation and page; slow and oversized clients of every kind;
 * documents that are costly to look into; what holds up others, by uploads, unread answers and made-up pages; much that is
 * sent at once, on many connections, and reset; a flood, from one address while another goes on; and whatever strangers
 * store, from as many addresses as they like. `npm test` sends fewer, always the same.
 */
const [count = 20_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const PORT = await freePort();
const FLOOD_MS = 15_000;
/** Low enough that a flood reaches it on any machine, and far above what the reader asks. */
const FLOOD_LIMIT = '600';
const PICTURE_WIDTH_PX = 96;
/** To dress scenes takes a minute, and here no page is looked at for its pictures. */
const NO_SCENES = '/nowhere';

const [databaseDir = '', dataDir = ''] = ['database', 'site'].map((name) =>
  realpathSync(mkdtempSync(join(tmpdir(), `selvedge-check-abuse-${name}-`))),
);
const faults: string[] = [];

await step('Building the site, if it changed', buildSiteIfStale);
const database = await step('Starting a database', () => outsideServer(databaseDir));
const start = (RATE_LIMIT: string, INBOX_LIMIT_MB = '0') =>
  startSite({
    port: PORT,
    dataDir,
    databaseUrl: database.ownerUrl,
    settings: { RATE_LIMIT, INBOX_LIMIT_MB, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' },
  });
try {
  await step('Loading the demo supplier', () =>
    loadDemo({
      ownerUrl: database.ownerUrl,
      mediaDir: join(dataDir, 'media'),
      pictureWidthPx: PICTURE_WIDTH_PX,
      scenesFolder: NO_SCENES,
    }),
  );
  const open = await step('Starting the site', () => start('0'));
  try {
    const paths = await pagesOf(open.origin);
    const generated = await step(`Sending ${count} requests of seed ${seed}`, () =>
      sendGenerated(PORT, paths, { count, seed }),
    );
    console.log('  answers by status:', JSON.stringify(generated.statuses));
    faults.push(...generated.faults);
    faults.push(...(await step('Sending slowly and without end', () => sendSlowly(PORT))));
    const costly = () => sendCostly(open.origin);
    faults.push(...(await step('Sending documents that are costly to look into', costly)));
    const held = () => holdUp(PORT, open.origin);
    faults.push(...(await step('Holding up what there is little of', held)));
    const ready = await fetch(`${open.origin}/readyz`).catch(() => null);
    if (!ready) faults.unshift(`the site has ended:\n${open.printed().slice(-3000)}`);
    else if (!ready.ok) faults.unshift(`afterwards the site is not ready: ${ready.status}`);
    if (/^\s+at .*\(|"level":50/mu.test(open.printed()))
      faults.push(`the site logged failures:\n${open.printed().slice(0, 2000)}`);
  } finally {
    await open.end('SIGTERM');
  }
  const limited = await start(FLOOD_LIMIT);
  try {
    const flooded = await step('Flooding it from one address', () => flood(PORT, FLOOD_MS));
    const { sent, refused, read, slowestReadMs } = flooded;
    console.log(
      `  ${sent} sent, ${refused} refused; ${read} reads, the slowest ${slowestReadMs.toFixed(0)} ms`,
    );
    faults.push(...flooded.faults);
  } finally {
    await limited.end('SIGTERM');
  }
  const small = await start('100000', '16');
  try {
    const sent = () => manyAtOnce(PORT, small.origin);
    faults.push(...(await step('Sending much at once, and reading nothing', sent)));
    if (/"level":50/u.test(small.printed()))
      faults.push(`who resets fills the log:\n${small.printed().slice(0, 2000)}`);
    faults.push(...(await step('Filling it from many addresses', () => fillUp(small.origin))));
  } finally {
    await small.end('SIGTERM');
  }
  faults.push(...(await countedTooMuch(database.ownerUrl)));
} finally {
  await database.stop();
  for (const folder of [databaseDir, dataDir]) rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
console.log(`\n${faults.length === 0 ? 'passed' : `${faults.length} FAULTS`} after ${elapsed()}`);
process.exit(faults.length === 0 ? 0 : 1);
