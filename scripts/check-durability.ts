import { createHash } from 'node:crypto';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type OutsideServer, outsideServer } from '@selvedge/database/testing/outside-server';
import { type SiteProcess, startSite } from './faults/site-process.ts';
import { markedDocument } from './inbox/marked-application.ts';
import { openedRegistrations } from './inbox/opened-registrations.ts';
import { type SmallDisk, smallDisk } from './inbox/small-disk.ts';
import { type Sent, writeUntil } from './inbox/writer.ts';
import { buildSiteIfStale } from './site-build.ts';
import { elapsed, step } from './steps.ts';

/**
 * `npm run check:durability -- [rounds]`: the promise that nothing acknowledged is lost. In each round eight writers send
 * applications while the service or PostgreSQL is killed at a random moment and started again, or PostgreSQL's disk is full
 * for a while and it is killed on top (where root runs this, who alone can make a small disk), and lose a fifth of their
 * answers. At the end everything acknowledged must be there with the right checksums, nothing twice and nothing in part.
 */

const PORT = 3187;
const WRITERS = 8;
const ROUNDS = Number(process.argv[2] ?? 50);
const LONGEST_PAUSE_MS = 2000;

const checksum = (text: string): string => createHash('sha256').update(text).digest('hex');

const folders = ['database', 'site'].map((name) =>
  realpathSync(mkdtempSync(join(tmpdir(), `selvedge-check-durability-${name}-`))),
);
const [databaseDir = '', dataDir = ''] = folders;

/** What is wrong with the inbox, given what was sent; one line each. */
async function faults(sent: readonly Sent[], ownerUrl: string): Promise<string[]> {
  const found: string[] = [];
  const marks = new Map<string, number>();
  const references = new Map<string, string>();
  for (const { reference, data } of await openedRegistrations(ownerUrl, dataDir)) {
    const application = data as {
      company_details: { company_name: string }[];
      documentation: { directors?: string }[];
    } | null;
    const mark = application?.company_details[0]?.company_name;
    const document = application?.documentation[0]?.directors;
    if (mark === undefined || document === undefined) found.push(`${reference} is not whole`);
    else if (checksum(document) !== checksum(markedDocument(mark)))
      found.push(`${reference} has another document than was sent`);
    else {
      marks.set(mark, (marks.get(mark) ?? 0) + 1);
      references.set(mark, reference);
    }
  }
  for (const [mark, count] of marks) if (count > 1) found.push(`${mark} is there ${count} times`);
  for (const { mark, reference } of sent)
    if (reference !== undefined && references.get(mark) !== reference)
      found.push(`${reference} was acknowledged and is not there`);
  return found;
}

async function run(database: OutsideServer, disk: SmallDisk | undefined): Promise<boolean> {
  const harms = ['service', 'PostgreSQL', ...(disk ? ['full disk'] : [])];
  const first = Math.floor(Math.random() * harms.length);
  const options = { port: PORT, dataDir, databaseUrl: database.ownerUrl };
  let site: SiteProcess = await step('Starting the site', () => startSite(options));
  const sent: Sent[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const stopping = new AbortController();
    const { origin } = site;
    const writers = Array.from({ length: WRITERS }, () =>
      writeUntil(origin, stopping.signal, sent),
    );
    await pause(Math.random() * LONGEST_PAUSE_MS);
    const harm = harms[(first + round) % harms.length] ?? 'service';
    if (harm === 'service') {
      await site.end('SIGKILL');
      site = await startSite(options);
    } else {
      if (harm === 'full disk') {
        disk?.fill();
        await pause(LONGEST_PAUSE_MS);
        disk?.free();
      }
      await database.crash();
      await database.start();
    }
    await pause(Math.random() * LONGEST_PAUSE_MS);
    stopping.abort();
    await Promise.all(writers);
    const acknowledged = sent.filter(({ reference }) => reference !== undefined).length;
    console.log(`Round ${round}: ${harm}; ${acknowledged} acknowledged so far`);
  }
  const found = await faults(sent, database.ownerUrl);
  for (const line of found) console.log(`  ${line}`);
  await site.end('SIGTERM');
  const unanswered = sent.filter(({ reference }) => reference === undefined).length;
  console.log(
    `${sent.length} sent, ${unanswered} without an answer, ${found.length} faults, in ${elapsed()}`,
  );
  return found.length === 0 && unanswered === 0;
}

process.env.TRUST_PROXY = '127.0.0.1';
await step('Building the site, if it changed', buildSiteIfStale);
const disk = smallDisk(databaseDir);
if (!disk) console.log('No disk is filled: only root can make a small one.');
const database = await step('Starting a PostgreSQL apart', () => outsideServer(databaseDir));
let isKept = false;
try {
  isKept = await run(database, disk);
} finally {
  await database.stop();
  disk?.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
process.exit(isKept ? 0 : 1);
