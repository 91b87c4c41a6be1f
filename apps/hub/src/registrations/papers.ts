import { DOCUMENT_KEYS, type DocumentKey } from '@selvedge/contract/document-keys';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';
import type { SealingKeys } from '../inbox/sealing-keys.ts';

/** A part of an application that lies sealed: what was written, or one document. */
export type Part = 'application' | DocumentKey;

export interface Paper {
  readonly part: Part;
  /** Of what is sealed; `application/json` for what was written. */
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** What is known of a paper without opening it. */
const paperFacts = z.object({
  part: z.enum(['application', ...DOCUMENT_KEYS]),
  version: z.coerce.number(),
  content_type: z.string(),
  size_bytes: z.coerce.number(),
  received_at: z.coerce.date(),
});
export type PaperFacts = z.output<typeof paperFacts>;

/** Keeps papers of an application, sealed, each as the newest version of its part. */
export async function keepPapers(
  executor: QueryExecutor,
  keys: SealingKeys,
  registrationId: number,
  papers: readonly Paper[],
): Promise<void> {
  for (const { part, contentType, content } of papers) {
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
export async function listPapers(
  executor: QueryExecutor,
  registrationId: number,
): Promise<PaperFacts[]> {
  const { rows } = await executor.query(
    `SELECT DISTINCT ON (part) part, version, content_type, size_bytes, received_at
     FROM hub.registration_paper WHERE registration_id = $1 ORDER BY part, version DESC`,
    [registrationId],
  );
  return z.array(paperFacts).parse(rows);
}

/** The newest version of a part, opened; undefined where there is none. */
export async function openPaper(
  executor: QueryExecutor,
  keys: SealingKeys,
  registrationId: number,
  part: Part,
): Promise<Paper | undefined> {
  const { rows } = await executor.query(
    `SELECT content_type, sealed FROM hub.registration_paper
     WHERE registration_id = $1 AND part = $2 ORDER BY version DESC LIMIT 1`,
    [registrationId, part],
  );
  const [row] = rows;
  if (!row || !(row.sealed instanceof Uint8Array)) return undefined;
  return { part, contentType: String(row.content_type), content: await keys.open(row.sealed) };
}
