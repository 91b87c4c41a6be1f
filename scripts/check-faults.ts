import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@selvedge/database/open-database';
import { type OutsideServer, outsideServer } from '@selvedge/database/testing/outside-server';
import { loadDemo } from '@selvedge/demo/load-demo';
import { buildHubIfStale } from './building/hub-build.ts';
import { buildSiteIfStale } from './building/site-build.ts';
import { type HubBeside, startHubBeside } from './faults/hub-beside.ts';
import { publishBrand, untilShown, untilThere } from './faults/publish-brand.ts';
import { type PublishedRequest, publishedRequests } from './faults/published-requests.ts';
import { type Reading, readAll } from './faults/reader.ts';
import { type SiteProcess, startSite } from './faults/site-process.ts';
import { freePort } from './machine/free-port.ts';
import { elapsed, step } from './output/steps.ts';

/**
 * `npm run check:faults`: the promise that the site outlives its hub and its database, in full. The demo is published on
 * an outside PostgreSQL, with a hub beside; while these are stopped, killed, and away from the start, every published page,
 * picture and call must be answered with 200, and what is published after their return, by an import and in the hub, must
 * be seen within five seconds.
 */

const PORT = await freePort();
const HUB_PORT = await freePort();
const FRESH_LIMIT_MS = 5000;
/** What is drawn is not looked at here, so it may be small. */
const PICTURE_WIDTH_PX = 96;
/** To dress scenes takes a minute, and here no page is looked at for its pictures. */
const NO_SCENES = '/nowhere';

interface Round {
  readonly name: string;
  readonly harm: () => Promise<void>;
  /** How the site ends before it has to start without its database; undefined where it runs on. */
  readonly siteEnds?: 'SIGTERM' | 'SIGKILL';
}

const folders = ['database', 'site'].map((name) =>
  realpathSync(mkdtempSync(join(tmpdir(), `selvedge-check-faults-${name}-`))),
);
const [databaseDir = '', dataDir = ''] = folders;

async function run(database: OutsideServer): Promise<boolean> {
  const options = { port: PORT, dataDir, databaseUrl: database.ownerUrl };
  let site: SiteProcess = await step('Starting the site', () => startSite(options));
  let hub: HubBeside;
  try {
    // The site has given the roles the passwords of its own data directory.
    const { hubUrl } = await openDatabase(options);
    hub = await step('Starting the hub', () =>
      startHubBeside({ port: HUB_PORT, sitePort: PORT, dataDir, hubUrl }),
    );
  } catch (error) {
    await site.end('SIGTERM');
    throw error;
  }
  const hubThenDatabase = async () => {
    hub.kill();
    await database.crash();
  };
  const rounds: readonly Round[] = [
    { name: 'the hub is killed', harm: async () => hub.kill() },
    { name: 'the database is stopped', harm: database.stop },
    { name: 'the database is killed', harm: database.crash },
    { name: 'the hub is killed, then the database', harm: hubThenDatabase },
    { name: 'the site starts without it', harm: database.stop, siteEnds: 'SIGTERM' },
    {
      name: 'the site is killed, and starts without both',
      harm: hubThenDatabase,
      siteEnds: 'SIGKILL',
    },
  ];
  let allWell = true;
  try {
    const requests = await publishedRequests(site.origin);
    for (const [index, { name, harm, siteEnds }] of rounds.entries()) {
      const before: Reading = siteEnds
        ? await readAll(site.origin, requests)
        : await readWhile(site.origin, requests, harm);
      if (siteEnds) {
        await site.end(siteEnds);
        await harm();
        site = await startSite(options);
      }
      const during = await readAll(site.origin, requests);
      await database.start(); // nothing where it runs
      const brand = `Back after ${name}`;
      await publishBrand(database.ownerUrl, brand);
      const imported = await untilShown(site.origin, brand, FRESH_LIMIT_MS);
      const telephone = `+27 10 000 018${index}`;
      await hub.publishTelephone(telephone);
      const stores = `${site.origin}/store-locator`;
      const edited = await untilThere(stores, telephone, FRESH_LIMIT_MS);
      const freshMs = imported === null || edited === null ? null : Math.max(imported, edited);
      const failed = [...before.failed, ...during.failed];
      allWell &&= failed.length === 0 && freshMs !== null;
      report({ name, asked: before.asked + during.asked, failed, freshMs, site, siteEnds });
    }
  } finally {
    await hub.close();
    await site.end('SIGTERM');
  }
  return allWell;
}

async function readWhile(
  origin: string,
  requests: readonly PublishedRequest[],
  harm: () => Promise<void>,
): Promise<Reading> {
  const [reading] = await Promise.all([readAll(origin, requests), harm()]);
  return reading;
}

interface Result {
  readonly name: string;
  readonly asked: number;
  readonly failed: readonly string[];
  readonly freshMs: number | null;
  readonly site: SiteProcess;
  readonly siteEnds: Round['siteEnds'];
}

function report({ name, asked, failed, freshMs, site, siteEnds }: Result): void {
  const start = siteEnds ? `ready after ${(site.readyMs / 1000).toFixed(1)} s, ` : '';
  const fresh =
    freshMs === null
      ? `NOT fresh within ${FRESH_LIMIT_MS / 1000} s`
      : `fresh ${(freshMs / 1000).toFixed(1)} s after it is back`;
  console.log(`${name}: ${start}${asked} requests, ${failed.length} failed; ${fresh}`);
  for (const line of failed.slice(0, 10)) console.log(`  ${line}`);
}

await step('Building the site, if it changed', buildSiteIfStale);
await step('Building the hub, if it changed', buildHubIfStale);
const database = await step('Starting a database', () => outsideServer(databaseDir));
let allWell = false;
try {
  await step('Loading the demo supplier', () =>
    loadDemo({
      ownerUrl: database.ownerUrl,
      mediaDir: join(dataDir, 'media'),
      pictureWidthPx: PICTURE_WIDTH_PX,
      scenesFolder: NO_SCENES,
    }),
  );
  allWell = await run(database);
} finally {
  await database.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${allWell ? 'passed' : 'FAILED'} after ${elapsed()}`);
process.exit(allWell ? 0 : 1);
