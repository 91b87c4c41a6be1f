import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '@selvedge/database/connection';
import { waitUntil } from '@selvedge/database/embedded/postmaster';
import { openDatabase } from '@selvedge/database/open-database';
import { outsideServer } from '@selvedge/database/testing/outside-server';
import { migrateHub } from '@selvedge/hub/database/migrate-hub';
import { buildSiteIfStale } from './building/site-build.ts';
import { type SiteProcess, startSite } from './faults/site-process.ts';
import { type Desk, startDesk } from './inbox/desk.ts';
import { markedDocument } from './inbox/marked-application.ts';
import { freePort } from './machine/free-port.ts';
import { step } from './output/steps.ts';
import { type Clerk, startClerk } from './privacy/clerk.ts';
import { dumpOf, filesIn } from './privacy/places.ts';
import { plantLeaks } from './privacy/plant.ts';
import { type Search, searchFor } from './privacy/search.ts';
import { sendCorrections, sendMarked } from './privacy/send-marked.ts';

/**
 * `npm run check:privacy`: the promise that what applicants send is nowhere in plain text. An application by reference to
 * its draft, a refused one with everything in its body, a draft with a document and a link to it are sent with marks in
 * them; the application goes to the desk, where a number is revealed, a document opened, a correction asked for and
 * answered with other marks, the whole approved and reopened. Then the
 * marks are searched for in every table, every file of the database (its log of writes among them), every file of site and
 * hub (mails among them), and all that they print at their most talkative. At last leaks are planted in each kind of
 * place, and the search must find every one.
 *
 * Company, trading name, name and address of mail stand in the desk's queue and in mails by their purpose; they are searched
 * for before the desk takes the application, and not after.
 */

const PORT = await freePort();
const TAKEN_LIMIT_MS = 30_000;
const ACCOUNT = 'company_details.0.account_number';
const LETTER = 'documentation.bank_letter';

const folders = ['database', 'site'].map((name) =>
  realpathSync(mkdtempSync(join(tmpdir(), `selvedge-check-privacy-${name}-`))),
);
const [databaseDir = '', dataDir = ''] = folders;
const newMark = (): string => `Mark${randomUUID().replaceAll('-', '')}`;
const newNumber = (): string => String(randomInt(10 ** 12, 10 ** 13 - 1));
const marks = { mark: newMark(), digits: newNumber(), queue: newMark() };
const corrected = { mark: newMark(), digits: newNumber() };

/** The link of the mail that asks for corrections. */
function mailedToken(): string | undefined {
  if (!existsSync(join(dataDir, 'mail'))) return undefined; // none is written yet
  const mails = readdirSync(join(dataDir, 'mail')).map((name) =>
    readFileSync(join(dataDir, 'mail', name), 'utf8').replaceAll('=\r\n', ''),
  );
  const [token] = mails.flatMap((text) => /corrections#([\w-]{43})/u.exec(text)?.[1] ?? []);
  return token;
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  if (!(await waitUntil(isSo, TAKEN_LIMIT_MS))) throw new Error(`In vain waited until ${what}`);
}

process.env.LOG_LEVEL = 'debug';
await step('Building the site, if it changed', buildSiteIfStale);
const database = await step('Starting a PostgreSQL apart', () => outsideServer(databaseDir));
const { ownerUrl } = database;
const { hubUrl } = await openDatabase({ dataDir, databaseUrl: ownerUrl });
await migrateHub(hubUrl);

/** The state that the only application at the desk has. */
const hasState = (status: string) => async () =>
  withClient(ownerUrl, async (client) => {
    const sql = 'SELECT FROM hub.registrations WHERE status = $1';
    return (await client.query(sql, [status])).rowCount === 1;
  });

async function lookEverywhere(search: Search, printed: Readonly<Record<string, string>>) {
  for (const [table, lines] of await dumpOf(ownerUrl)) search.look(`the table ${table}`, lines);
  await database.stop(); // so that its files hold all that it knows
  for (const [who, text] of Object.entries(printed)) search.look(`what ${who} printed`, text);
  for (const path of [...filesIn(databaseDir), ...filesIn(dataDir)])
    search.look(path, readFileSync(path));
  await database.start();
}

/** The application's way through the desk, with everything that a clerk does on it. */
async function throughTheDesk({ origin }: SiteProcess, clerk: Clerk): Promise<void> {
  await until('the application is at the desk', hasState('new'));
  await clerk.ask('/reveal', { path: ACCOUNT });
  await clerk.ask('/documents/bank_letter');
  await clerk.ask('/decide', { decision: 'note', note: 'Looks honest' });
  await clerk.ask('/decide', {
    decision: 'ask',
    [`verdict:${ACCOUNT}`]: 'differs',
    [`verdict:${LETTER}`]: 'outdated',
  });
  await until('the mail is written', async () => mailedToken() !== undefined);
  const values = { [ACCOUNT]: corrected.digits, [LETTER]: markedDocument(corrected.mark) };
  await sendCorrections(origin, mailedToken() ?? '', values);
  await until('the correction is taken', hasState('in_review'));
  await clerk.ask('/reveal', { path: ACCOUNT });
  await clerk.ask('/export');
  await clerk.ask('/decide', { decision: 'approve', message: 'A sentence that is not sent yet' });
  await clerk.ask('/decide', { decision: 'approve', confirmed: 'approve' });
  await clerk.ask('/decide', {
    decision: 'reopen',
    reopen_reason: 'mistake',
    reopen_tell: 'mail',
  });
}

async function check(): Promise<boolean> {
  const options = { port: PORT, dataDir, databaseUrl: ownerUrl };
  let site: SiteProcess = await startSite(options);
  let desk: Desk | undefined;
  let clerk: Clerk | undefined;
  const early = searchFor(marks);
  const late = searchFor({
    mark: marks.mark,
    digits: marks.digits,
    'corrected document': corrected.mark,
    'corrected digits': corrected.digits,
  });
  try {
    await step('Sending marks to the site', () => sendMarked(site.origin, marks));
    await site.end('SIGTERM');
    await step('Searching for them', () => lookEverywhere(early, { 'the site': site.printed() }));
    site = await startSite(options);
    desk = startDesk(hubUrl, dataDir);
    const signedIn = await startClerk(hubUrl, dataDir);
    clerk = signedIn;
    await step('Taking the application through the desk', () => throughTheDesk(site, signedIn));
  } finally {
    await Promise.all([site.end('SIGTERM'), desk?.end('SIGTERM'), clerk?.end()]);
  }
  const printed = {
    'the site': site.printed(),
    'the desk': desk.printed(),
    'the hub': clerk.printed(),
  };
  await step('Searching again', () => lookEverywhere(late, printed));
  const leaks = [...early.leaks, ...late.leaks];
  for (const { mark, place } of leaks) console.log(`  the ${mark} stands in ${place}`);
  const looked = early.looked + late.looked;
  console.log(`${looked} places looked through, ${leaks.length} with a mark`);

  const planted = await plantLeaks(ownerUrl, dataDir);
  const proof = searchFor(planted.marks);
  await step('Searching for planted leaks', () =>
    lookEverywhere(proof, { 'a careless site': planted.logLine }),
  );
  const blind = Object.keys(planted.marks).filter(
    (kind) => !proof.leaks.some(({ mark }) => mark === kind),
  );
  for (const kind of blind) console.log(`  a leak planted in a ${kind} was not found`);
  const kinds = Object.keys(planted.marks).length;
  console.log(`${kinds - blind.length} of ${kinds} planted leaks found`);
  return leaks.length === 0 && blind.length === 0;
}

let isPrivate = false;
try {
  isPrivate = await check();
} finally {
  await database.stop().catch(() => undefined);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
process.exit(isPrivate ? 0 : 1);
