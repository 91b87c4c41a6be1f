import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntil } from '@selvedge/database/embedded/postmaster';
import { type SealingKeys, sealingKeys } from '@selvedge/hub/access/sealing-keys';
import { openDocumentVersion } from '@selvedge/hub/registrations/application/document-versions';
import pg from 'pg';
import { markedPdf } from '../inbox/marked-application.ts';
import type { Sent, SentApplication } from './writer.ts';

const DRAINED_LIMIT_MS = 300_000;

const checksum = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What is not through yet: in the inbox, or in the outbox. */
const UNDER_WAY = `SELECT (SELECT count(*) FROM inbox.registration WHERE taken_at IS NULL)
  + (SELECT count(*) FROM inbox.sign_up) + (SELECT count(*) FROM hub.outbox WHERE state = 'waiting') AS left`;

/** Moves the clock on for mails that wait their turn, since more are caused here than a house lets strangers cause. */
const TAKE_TURNS = `UPDATE hub.outbox SET turn_at = turn_at - interval '1 hour'
  WHERE turn_at > now() - interval '1 hour'`;

/** For each application at the desk: how many document versions, lines of its arrival and mails sent it has. */
const AT_THE_DESK = `SELECT id, reference,
    (SELECT count(*)::int FROM hub.registration_paper WHERE registration_id = r.id) AS "documentVersions",
    (SELECT count(*)::int FROM audit.entry WHERE action = 'arrive' AND subject = r.reference) AS arrivals,
    (SELECT count(*)::int FROM hub.outbox WHERE key = 'received/' || r.reference AND state = 'sent') AS mails
  FROM hub.registrations AS r ORDER BY id`;

interface AtTheDesk {
  readonly id: number;
  readonly reference: string;
  readonly documentVersions: number;
  readonly arrivals: number;
  readonly mails: number;
}

/** What was written, and two documents. */
const DOCUMENT_VERSIONS = 3;

/** The mark of an application at the desk, if all of it is there as it was sent; otherwise what is wrong. */
async function judge(
  pool: pg.Pool,
  keys: SealingKeys,
  { id, reference, documentVersions, arrivals, mails }: AtTheDesk,
  sizes: ReadonlyMap<string, number>,
): Promise<{ mark: string } | { fault: string }> {
  const open = async (part: 'application' | 'directors' | 'bank_letter') =>
    (await openDocumentVersion(pool, keys, id, part).catch(() => undefined))?.content ??
    new Uint8Array();
  const text = Buffer.from(await open('application')).toString('utf8');
  const mark: unknown = text === '' ? null : JSON.parse(text).company_details?.[0]?.company_name;
  if (typeof mark !== 'string') return { fault: `${reference} is not whole` };
  const sent = [markedPdf(mark, sizes.get(mark)), markedPdf(`letter ${mark}`)];
  const kept = [await open('directors'), await open('bank_letter')];
  if (sent.map(checksum).join() !== kept.map(checksum).join())
    return { fault: `${reference} has other documents than were sent` };
  if (documentVersions !== DOCUMENT_VERSIONS || arrivals !== 1 || mails !== 1) {
    const counts = `${documentVersions} document versions, ${arrivals} arrivals, ${mails} mails`;
    return { fault: `${reference} was taken more than once, or in part: ${counts}` };
  }
  return { mark };
}

/** Each application that was acknowledged is at the desk under the number that was said, once, and every number is one's. */
function compare(
  applications: readonly SentApplication[],
  found: ReadonlyMap<string, readonly string[]>,
): string[] {
  return applications.flatMap(({ mark, references, isAcknowledged }) => {
    const kept = found.get(mark) ?? [];
    if (kept.length > 1) return [`${mark} is there ${kept.length} times`];
    if (!isAcknowledged) return [`${mark} was never acknowledged`];
    const said = [...references].join(' and ');
    return kept[0] === said
      ? []
      : [`${said} was acknowledged, and ${kept[0] ?? 'nothing'} is kept`];
  });
}

/** Mails on disk: each whole, and one for each application. */
async function mailFaults(dataDir: string, references: readonly string[]): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const counts = new Map<string, number>();
  // What begins with a dot is a mail whose writer was killed; it was written again.
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => !name.startsWith('.'))) {
    const text = await readFile(join(folder, name), 'utf8');
    const [reference] = /TR-[0-9A-Z]{4}-[0-9A-Z]{4}/u.exec(text) ?? [];
    if (!name.endsWith('.eml') || !reference || !text.includes('The registration desk'))
      return [`The mail ${name} is not whole`];
    counts.set(reference, (counts.get(reference) ?? 0) + 1);
  }
  return references
    .filter((reference) => counts.get(reference) !== 1)
    .map((reference) => `${reference} has ${counts.get(reference) ?? 0} mails on disk`);
}

async function signUpFaults(pool: pg.Pool, signUps: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>('SELECT email FROM hub.subscribers');
  const kept = new Set(rows.map(({ email }) => email));
  return signUps
    .filter((email) => !kept.has(email))
    .map((email) => `The sign-up of ${email} was acknowledged and is not there`);
}

/**
 * Waits until everything has gone its way to the desk, and tells what is wrong with what came of it, a line each.
 *
 * @param expected applications that must be there; others that were sent may be
 */
export async function faultsOf(
  sent: Sent,
  { ownerUrl, dataDir }: { readonly ownerUrl: string; readonly dataDir: string },
  expected: readonly SentApplication[] = sent.applications,
): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  try {
    // A connection that was open when the server was killed is replaced at its next use.
    pool.on('error', () => undefined);
    const left = async () =>
      pool
        .query(TAKE_TURNS)
        .then(() => pool.query(UNDER_WAY))
        .then(
          ({ rows }) => Number(rows[0]?.left),
          () => Number.NaN,
        );
    const isDrained = await waitUntil(async () => (await left()) === 0, DRAINED_LIMIT_MS);
    const faults = isDrained ? [] : [`${await left()} are still on their way to the desk`];
    const keys = await sealingKeys(dataDir);
    const { rows } = await pool.query<AtTheDesk>(AT_THE_DESK);
    const found = new Map<string, string[]>();
    const sizes = new Map(
      sent.applications.map(({ mark, documentBytes }) => [mark, documentBytes]),
    );
    for (const row of rows) {
      const judged = await judge(pool, keys, row, sizes);
      if ('fault' in judged) faults.push(judged.fault);
      else found.set(judged.mark, [...(found.get(judged.mark) ?? []), row.reference]);
    }
    const references = rows.map(({ reference }) => reference);
    return [
      ...sent.faults,
      ...faults,
      ...compare(expected, found),
      ...(await mailFaults(dataDir, references)),
      ...(await signUpFaults(pool, sent.signUps)),
    ];
  } finally {
    await pool.end();
  }
}
