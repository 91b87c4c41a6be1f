import { isDeepStrictEqual } from 'node:util';
import { qualifiesByProof } from '@selvedge/contract/registration';
import type { VirusScanner } from '@selvedge/documents/virus-scanner';
import type pg from 'pg';
import type { SealingKeys } from '../../access/sealing-keys.ts';
import { inTransaction } from '../../database/hub-pool.ts';
import {
  type DocumentVersionFacts,
  isDocumentKey,
  listDocumentVersions,
  listEarlierVersions,
  missingNow,
  openDocumentVersion,
} from '../application/document-versions.ts';
import { openApplication } from '../application/written-application.ts';

interface Waiting {
  id: number;
  reference: string;
}

const WAITS = "scan_state = 'awaiting_scan' AND erased_at IS NULL";
const NEXT = `SELECT id, reference FROM hub.registrations
  WHERE ${WAITS} AND NOT (id = ANY($1::int[])) ORDER BY id LIMIT 1`;
const LOCK = `SELECT FROM hub.registrations WHERE id = $1 AND ${WAITS} FOR UPDATE`;

const NOT_REACHED = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)UNREACH|ETIMEDOUT)$/u;
/** Whether the scanner cannot be reached at all, whatever the file; one that is silent may be so because of it. */
const isAway = (error: unknown): boolean => NOT_REACHED.test(String(Object(error).code));

interface Judged {
  /** The documents that were scanned, each in a version. */
  readonly versions: readonly DocumentVersionFacts[];
  /** Those in which something was found: the newest of a part goes with all that it has replaced. */
  readonly infected: readonly DocumentVersionFacts[];
  readonly infectedEarlier: readonly DocumentVersionFacts[];
}

/** What the scanner says of an application's documents, and of those that corrections have replaced. Rejects where it does not answer. */
async function judge(
  pool: pg.Pool,
  keys: SealingKeys,
  scan: VirusScanner,
  id: number,
): Promise<Judged> {
  const infectedOf = async (versions: readonly DocumentVersionFacts[]) => {
    const infected: DocumentVersionFacts[] = [];
    for (const one of versions) {
      if (!isDocumentKey(one.part)) continue;
      const stored = await openDocumentVersion(pool, keys, id, one.part, one.version);
      if (stored && (await scan(stored.content)) === 'infected') infected.push(one);
    }
    return infected;
  };
  const versions = await listDocumentVersions(pool, id);
  const infectedEarlier = await infectedOf(await listEarlierVersions(pool, id));
  return { versions, infected: await infectedOf(versions), infectedEarlier };
}

/**
 * Writes what the scanner said, where it is said of what the application holds now.
 *
 * @returns false where its documents are others by now, or it waits no more
 */
async function writeJudged(
  client: pg.ClientBase,
  keys: SealingKeys,
  { id, reference }: Waiting,
  { versions, infected, infectedEarlier }: Judged,
): Promise<boolean> {
  const { rowCount } = await client.query(LOCK, [id]);
  if (rowCount === 0) return false;
  if (!isDeepStrictEqual(await listDocumentVersions(client, id), versions)) return false;
  await client.query(
    'DELETE FROM hub.registration_paper WHERE registration_id = $1 AND part = ANY($2)',
    [id, infected.map(({ part }) => part)],
  );
  for (const { part, version } of infectedEarlier)
    await client.query(
      'DELETE FROM hub.registration_paper WHERE registration_id = $1 AND part = $2 AND version = $3',
      [id, part, version],
    );
  const written = await openApplication(client, keys, id);
  if (!written) throw new Error(`What was written in ${reference} is gone`);
  await client.query(
    "UPDATE hub.registrations SET scan_state = 'clean', missing = $2, updated_at = now() WHERE id = $1",
    [id, await missingNow(client, id, qualifiesByProof(written))],
  );
  const parts = [...new Set([...infected, ...infectedEarlier].map(({ part }) => part))];
  await client.query(
    `INSERT INTO audit.entry (action, subject_kind, subject_id, subject, fields)
     VALUES ($1, 'registrations', $2, $3, $4)`,
    [parts.length > 0 ? 'delete infected' : 'scan', String(id), reference, parts],
  );
  return true;
}

interface ScanOptions {
  readonly pool: pg.Pool;
  readonly keys: SealingKeys;
  readonly scan: VirusScanner;
  /** Numbers of applications that the scanner could not judge; one that is found is added. */
  readonly passOver: Set<number>;
  /** No further application is begun once it is given. */
  readonly stopping?: AbortSignal | undefined;
}

/**
 * Scans the documents that came while the scanner was away, which nobody may open before. One in which something is found is
 * deleted, with a line in the audit log, and is missing from then on. While the scanner is asked no row is locked and no
 * connection held, however long it takes: an application whose documents change meanwhile is scanned anew.
 *
 * @returns how many applications were scanned
 * @throws while the scanner is away, and where it could not judge one; the next call goes on with the others
 */
export async function scanWaiting({
  pool,
  keys,
  scan,
  passOver,
  stopping,
}: ScanOptions): Promise<number> {
  for (let scanned = 0; ; ) {
    if (stopping?.aborted) return scanned;
    const { rows } = await pool.query<Waiting>(NEXT, [[...passOver]]);
    const [waiting] = rows;
    if (!waiting) return scanned;
    const { id, reference } = waiting;
    const judged = await judge(pool, keys, scan, id).catch((cause: unknown) => {
      if (isAway(cause)) throw cause;
      passOver.add(id);
      throw new Error(`The documents of ${reference} cannot be scanned`, { cause });
    });
    if (await inTransaction(pool, (client) => writeJudged(client, keys, waiting, judged)))
      scanned += 1;
  }
}
