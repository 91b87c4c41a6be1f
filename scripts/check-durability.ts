import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@selvedge/database/open-database';
import { type OutsideServer, outsideServer } from '@selvedge/database/testing/outside-server';
import { migrateHub } from '@selvedge/hub/database/migrate-hub';
import { buildSiteIfStale } from './building/site-build.ts';
import { refusedOnFullDisk } from './durability/full-disk.ts';
import { faultsOf } from './durability/kept.ts';
import { type SmallDisk, smallDisk } from './durability/small-disk.ts';
import { type Sent, sendUntilKept, writeUntil } from './durability/writer.ts';
import { type SiteProcess, startSite } from './faults/site-process.ts';
import { startDesk } from './inbox/desk.ts';
import { freePort } from './machine/free-port.ts';
import { elapsed, step } from './output/steps.ts';

/**
 * `npm run check:durability -- [rounds]`: the promise that nothing acknowledged is lost. In each round eight writers send
 * applications and sign-ups, lose answers after they were given, break their lines, and send again under the same key.
 * Meanwhile the service, the hub's worker and PostgreSQL are each ended by `kill -9` at a moment of their own and started
 * again; in every other round PostgreSQL's disk is filled first (where root runs this, who alone can make a small disk).
 * At the end everything acknowledged must have come to the desk with the right checksums, nothing twice, nothing in part.
 */

const PORT = await freePort();
const WRITERS = 8;
const [, , rounds = '50'] = process.argv;
const ROUNDS = Number(rounds);
if (!Number.isInteger(ROUNDS) || ROUNDS < 1) {
  throw new Error(
    `"${rounds}" is no number of rounds: give a whole number of at least 1, such as 50`,
  );
}
const HARM_WITHIN_MS = 2500;
const QUIET_MS = 1000;
/** A site that starts while PostgreSQL is down ends; whoever watches over it starts it again. */
const MAX_STARTS = 10;

const folders = ['database', 'site'].map((name) =>
  realpathSync(mkdtempSync(join(tmpdir(), `selvedge-check-durability-${name}-`))),
);
const [databaseDir = '', dataDir = ''] = folders;
const sent: Sent = { applications: [], signUps: [], faults: [] };
/** Ends what runs beside PostgreSQL. */
let closing = async (): Promise<unknown> => undefined;

async function siteAgain(options: Parameters<typeof startSite>[0]): Promise<SiteProcess> {
  for (let starts = 1; ; starts++) {
    const site = await startSite(options).catch((error: unknown) => {
      if (starts === MAX_STARTS) throw error;
    });
    if (site) return site;
  }
}

/** Fills the disk until an application is refused, and sends that one again once there is room. */
async function fillDisk(database: OutsideServer, disk: SmallDisk, origin: string): Promise<void> {
  disk.fill();
  const refused = await refusedOnFullDisk(origin, sent);
  disk.free();
  await database.start(); // it ends itself where it could not write
  if (refused) await sendUntilKept(origin, refused, sent.faults);
}

async function run(database: OutsideServer, disk: SmallDisk | undefined): Promise<boolean> {
  const options = { port: PORT, dataDir, databaseUrl: database.ownerUrl };
  const { hubUrl } = await openDatabase(options);
  await migrateHub(hubUrl);
  const desks = () => startDesk(hubUrl, dataDir);
  let site = await step('Starting the site', () => startSite(options));
  let desk = desks();
  const { origin } = site;
  const sometime = () => pause(Math.random() * HARM_WITHIN_MS);
  const harms = [
    async () => {
      await sometime();
      await site.end('SIGKILL');
      site = await siteAgain(options);
    },
    async () => {
      await sometime();
      await desk.end('SIGKILL');
      desk = desks();
    },
    async () => {
      await sometime();
      await database.crash();
      await database.start();
    },
  ];
  closing = () => Promise.all([site.end('SIGTERM'), desk.end('SIGTERM')]);
  for (let round = 1; round <= ROUNDS; round++) {
    const stopping = new AbortController();
    const writers = Array.from({ length: WRITERS }, () =>
      writeUntil(origin, stopping.signal, sent),
    );
    const isFull = disk !== undefined && round % 2 === 1;
    if (isFull) await fillDisk(database, disk, origin);
    await Promise.all(harms.map((harm) => harm()));
    await pause(QUIET_MS);
    stopping.abort();
    await Promise.all(writers);
    const { applications, signUps } = sent;
    console.log(
      `Round ${round}${isFull ? ', with a full disk' : ''}: ${applications.length} applications and ${signUps.length} sign-ups so far`,
    );
  }
  const faults = await faultsOf(sent, { ownerUrl: database.ownerUrl, dataDir });
  for (const line of faults) console.log(`  ${line}`);
  if (faults.length > 0) console.log(`The desk has said:\n${desk.printed()}`);
  const { applications, signUps } = sent;
  console.log(
    `${ROUNDS} rounds: ${applications.length} applications and ${signUps.length} sign-ups, ${faults.length} faults, in ${elapsed()}`,
  );
  return faults.length === 0 && applications.length > 0;
}

process.env.TRUST_PROXY = '127.0.0.1';
process.env.RATE_LIMIT = '0'; // every application names one applicant
await step('Building the site, if it changed', buildSiteIfStale);
const disk = smallDisk(databaseDir, ROUNDS);
if (!disk) console.log('No disk is filled: only root can make a small one.');
const database = await step('Starting a PostgreSQL apart', () => outsideServer(databaseDir));
let isKept = false;
try {
  isKept = await run(database, disk);
} finally {
  await closing();
  await database.stop();
  disk?.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
process.exit(isKept ? 0 : 1);
