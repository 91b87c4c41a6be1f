import { qualifiesByProof } from '@selvedge/contract/registration';
import type { VirusScanner } from '@selvedge/documents/virus-scanner';
import type pg from 'pg';
import type { SealingKeys } from '../../access/sealing-keys.ts';
import { oneByOne } from '../../database/hub-pool.ts';
import {
  isDocumentKey,
  listDocumentVersions,
  missingNow,
  openDocumentVersion,
} from '../application/document-versions.ts';
import { openApplication } from '../application/written-application.ts';

interface Waiting {
  id: number;
  reference: string;
}

const NEXT = `SELECT id, reference FROM hub.registrations
  WHERE scan_state = 'awaiting_scan' AND erased_at IS NULL AND NOT (id = ANY($1::int[]))
  ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`;

const NOT_REACHED = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)UNREACH|ETIMEDOUT)$/u;
/** Whether the scanner cannot be reached at all, whatever the file; one that is silent may be so because of it. */
const isAway = (error: unknown): boolean => NOT_REACHED.test(String(Object(error).code));

/** The documents of an application in which something was found. Rejects where the scanner does not answer. */
async function infectedOf(
  client: pg.ClientBase,
  keys: SealingKeys,
  scan: VirusScanner,
  id: number,
): Promise<string[]> {
  const infected: string[] = [];
  for (const { part } of await listDocumentVersions(client, id)) {
    if (!isDocumentKey(part)) continue;
    const stored = await openDocumentVersion(client, keys, id, part);
    if (stored && (await scan(stored.content)) === 'infected') infected.push(part);
  }
  return infected;
}

/**
 * Scans the documents that came while the scanner was away, which nobody may open before. One in which something is found is
 * deleted, with a line in the audit log, and is missing from then on.
 *
 * @param passOver numbers of applications that the scanner could not judge; one that is found is added
 * @returns how many applications were scanned
 * @throws while the scanner is away, and where it could not judge one; the next call goes on with the others
 */
export async function scanWaiting(
  pool: pg.Pool,
  keys: SealingKeys,
  scan: VirusScanner,
  passOver: Set<number>,
): Promise<number> {
  return oneByOne(pool, async (client) => {
    const { rows } = await client.query<Waiting>(NEXT, [[...passOver]]);
    const [waiting] = rows;
    if (!waiting) return false;
    const { id, reference } = waiting;
    const infected = await infectedOf(client, keys, scan, id).catch((cause: unknown) => {
      if (isAway(cause)) throw cause;
      passOver.add(id);
      throw new Error(`The documents of ${reference} cannot be scanned`, { cause });
    });
    await client.query(
      'DELETE FROM hub.registration_paper WHERE registration_id = $1 AND part = ANY($2)',
      [id, infected],
    );
    const written = await openApplication(client, keys, id);
    if (!written) throw new Error(`What was written in ${reference} is gone`);
    await client.query(
      "UPDATE hub.registrations SET scan_state = 'clean', missing = $2, updated_at = now() WHERE id = $1",
      [id, await missingNow(client, id, qualifiesByProof(written))],
    );
    await client.query(
      `INSERT INTO audit.entry (action, subject_kind, subject_id, subject, fields)
       VALUES ($1, 'registrations', $2, $3, $4)`,
      [infected.length > 0 ? 'delete infected' : 'scan', String(id), reference, infected],
    );
    return true;
  });
}
