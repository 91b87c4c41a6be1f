import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '@selvedge/database/connection';
import { type OutsideServer, outsideServer } from '@selvedge/database/testing/outside-server';
import { startSite } from './faults/site-process.ts';
import { markedApplication, markedDocument } from './inbox/marked-application.ts';
import { buildSiteIfStale } from './site-build.ts';
import { step } from './steps.ts';

/**
 * `npm run check:privacy`: the promise that what applicants send is nowhere in plain text. An application, a draft of one
 * with a document, and a link to it are sent with marks in them; then the marks are searched for, as they are and in
 * hexadecimal and base64, in every file of the database (its log of writes among them), in the site's own files, in its
 * log at its most talkative, and in what a dump of the inbox would hold.
 */

const PORT = 3186;
const BASE64_ALIGNMENTS = [0, 1, 2];

const folders = ['database', 'site'].map((name) =>
  realpathSync(mkdtempSync(join(tmpdir(), `selvedge-check-privacy-${name}-`))),
);
const [databaseDir = '', dataDir = ''] = folders;

/** The forms in which a mark could lie about. Of base64 those characters are taken that its neighbours do not change. */
function formsOf(mark: string): Buffer[] {
  const base64 = BASE64_ALIGNMENTS.map((shift) =>
    Buffer.from('x'.repeat(shift) + mark)
      .toString('base64')
      .slice(4, -4),
  );
  const forms = [mark, mark.toLowerCase(), Buffer.from(mark).toString('hex'), ...base64];
  return [...new Set(forms)].map((form) => Buffer.from(form));
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

async function dump(database: OutsideServer): Promise<string> {
  return withClient(database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'inbox'",
    );
    let text = '';
    for (const { name } of rows) {
      const found = await client.query<{ line: string }>(
        `SELECT row(t.*)::text AS line FROM ${name} t`,
      );
      text += `${name}: ${found.rows.map(({ line }) => line).join('\n')}\n`;
    }
    return text;
  });
}

async function send(origin: string, mark: string, digits: string): Promise<number> {
  const application = markedApplication(mark, digits);
  let cookie = '';
  let sent = 0;
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${origin}/services/product/consumer/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    const given = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (given.length > 0) cookie = given.join('; ');
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    sent += 1;
  };
  await post('request-user-registration', { data: application });
  await post('registration-draft/save', { step: 4, forms: { company: application } });
  const document = markedDocument(mark);
  await post('registration-draft/save-document', {
    slot: 'address',
    name: `${mark}.pdf`,
    document,
  });
  await post('registration-draft/mail-link', { email: `${mark.toLowerCase()}@example.com` });
  return sent;
}

process.env.LOG_LEVEL = 'debug';
await step('Building the site, if it changed', buildSiteIfStale);
const database = await step('Starting a PostgreSQL apart', () => outsideServer(databaseDir));
const mark = `Mark${randomUUID().replaceAll('-', '')}`;
const digits = String(randomInt(10 ** 12, 10 ** 13 - 1));
const found: string[] = [];
let looked = 0;
try {
  const site = await startSite({ port: PORT, dataDir, databaseUrl: database.ownerUrl });
  const refused = { data: { ...markedApplication(mark, digits), trade_references: [] } };
  await fetch(`${site.origin}/services/product/consumer/request-user-registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(refused),
  });
  console.log(`${await send(site.origin, mark, digits)} calls made with marks in them`);
  const forms = [mark, digits].flatMap(formsOf);
  const look = (place: string, content: Buffer) => {
    looked += 1;
    if (forms.some((form) => content.includes(form))) found.push(place);
  };
  look('a dump of the inbox', Buffer.from(await dump(database)));
  await site.end('SIGTERM');
  look('what the site printed', Buffer.from(site.printed()));
  await database.stop();
  for (const path of [...filesIn(databaseDir), ...filesIn(dataDir)]) look(path, readFileSync(path));
} finally {
  await database.stop().catch(() => undefined);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
for (const place of found) console.log(`  a mark stands in ${place}`);
console.log(`${looked} places looked through, ${found.length} with a mark`);
process.exit(found.length === 0 && looked > 10 ? 0 : 1);
