import { DOCUMENT_LABELS } from '@selvedge/contract/registration-item-labels';
import { DOCUMENT_KEYS, type DocumentKey } from '@selvedge/contract/upload';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';
import type { SealingKeys } from '../../access/sealing-keys.ts';

export const isDocumentKey = (value: unknown): value is DocumentKey =>
  DOCUMENT_KEYS.some((key) => key === value);

/**
 * The documents that the desk needs and does not have. The proof of a qualification is needed only on the path that
 * qualifies by it (decision 7).
 */
export function missingDocuments(given: readonly DocumentKey[], byProof: boolean): DocumentKey[] {
  const needed = DOCUMENT_KEYS.filter((key) => key !== 'qualification' || byProof);
  return needed.filter((key) => !given.includes(key));
}

/** The documents that an application needs and does not have now, in the words of the queue; null where it has all. */
export async function missingNow(
  executor: QueryExecutor,
  registrationId: number,
  byProof: boolean,
): Promise<string | null> {
  const stored = await listDocumentVersions(executor, registrationId);
  const given = stored.map(({ part }) => part).filter(isDocumentKey);
  const missing = missingDocuments(given, byProof).map((key) => DOCUMENT_LABELS[key]);
  return missing.join(', ') || null;
}

/** A part of an application that lies sealed: what was written, or one document. */
type Part = 'application' | DocumentKey;

export interface DocumentVersion {
  readonly part: Part;
  /** Of what is sealed; `application/json` for what was written. */
  readonly contentType: string;
  readonly content: Uint8Array;
  /** Whether the application waited for its virus scan when this was opened: what came meanwhile leaves by no way. */
  readonly awaitsScan?: boolean;
}

/** What is known of one without opening it. */
const documentVersionFacts = z.object({
  part: z.enum(['application', ...DOCUMENT_KEYS]),
  version: z.coerce.number(),
  content_type: z.string(),
  size_bytes: z.coerce.number(),
  received_at: z.coerce.date(),
});
export type DocumentVersionFacts = z.output<typeof documentVersionFacts>;

/** Stores document versions of an application, sealed, each as the newest version of its part. */
export async function storeDocumentVersions(
  executor: QueryExecutor,
  keys: SealingKeys,
  registrationId: number,
  documentVersions: readonly DocumentVersion[],
): Promise<void> {
  for (const { part, contentType, content } of documentVersions) {
    const sealed = Buffer.from(await keys.seal(content));
    await executor.query(
      `INSERT INTO hub.registration_paper (registration_id, part, version, content_type, size_bytes, sealed)
       SELECT $1::int, $2::text, coalesce(max(version), 0) + 1, $3::text, $4::int, decode($5::text, 'base64')
       FROM hub.registration_paper WHERE registration_id = $1::int AND part = $2::text`,
      [registrationId, part, contentType, content.byteLength, sealed.toString('base64')],
    );
  }
}

/** The newest version of each part that an application has. */
export async function listDocumentVersions(
  executor: QueryExecutor,
  registrationId: number,
): Promise<DocumentVersionFacts[]> {
  const { rows } = await executor.query(
    `SELECT DISTINCT ON (part) part, version, content_type, size_bytes, received_at
     FROM hub.registration_paper WHERE registration_id = $1 ORDER BY part, version DESC`,
    [registrationId],
  );
  return z.array(documentVersionFacts).parse(rows);
}

/** What corrections have replaced, each part's oldest version first. */
export async function listEarlierVersions(
  executor: QueryExecutor,
  registrationId: number,
): Promise<DocumentVersionFacts[]> {
  const { rows } = await executor.query(
    `SELECT part, version, content_type, size_bytes, received_at FROM hub.registration_paper AS earlier
     WHERE registration_id = $1 AND EXISTS (SELECT FROM hub.registration_paper AS later
       WHERE later.registration_id = $1 AND later.part = earlier.part AND later.version > earlier.version)
     ORDER BY part, version`,
    [registrationId],
  );
  return z.array(documentVersionFacts).parse(rows);
}

/**
 * A version of a part, opened; undefined where there is none.
 *
 * @param version by default the newest
 */
export async function openDocumentVersion(
  executor: QueryExecutor,
  keys: SealingKeys,
  registrationId: number,
  part: Part,
  version?: number,
): Promise<DocumentVersion | undefined> {
  const { rows } = await executor.query(
    `SELECT content_type, sealed, (SELECT scan_state = 'awaiting_scan' FROM hub.registrations WHERE id = $1) AS awaits_scan
     FROM hub.registration_paper
     WHERE registration_id = $1 AND part = $2 AND version = coalesce($3::int, version)
     ORDER BY version DESC LIMIT 1`,
    [registrationId, part, version ?? null],
  );
  const [row] = rows;
  if (!row || !(row.sealed instanceof Uint8Array)) return undefined;
  const content = await keys.open(row.sealed);
  const awaitsScan = row.awaits_scan === true;
  return { part, contentType: String(row.content_type), content, awaitsScan };
}
