import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';
import { countDuplicates } from '../registrations/marks.ts';

/** Who erases, where it is a person and not the calendar. */
export interface Eraser {
  readonly id: number | string;
  readonly name: string;
  readonly address?: string | undefined;
}

const known = z.object({ reference: z.string() });
const papers = z.array(z.object({ part: z.string(), versions: z.coerce.number() }));

/**
 * Erases what an application holds of persons and of the company: every paper and number, the names and addresses in the
 * queue, the notes, and its mails. What is left is its reference, its times and how it was decided. The proof is a line in
 * the audit log: what was deleted, when, by whom and why, and nothing of what was in it.
 *
 * @param executor of one transaction, so that all of it happens or nothing
 * @returns the names of what was deleted; undefined where there is no such application, or it is erased already
 */
export async function eraseRegistration(
  executor: QueryExecutor,
  id: number,
  why: string,
  eraser?: Eraser,
): Promise<readonly string[] | undefined> {
  const { rows } = await executor.query(
    `UPDATE hub.registrations SET erased_at = now(), updated_at = now(), company_name = NULL, applicant_name = NULL,
       applicant_email = NULL, judgements = NULL, notes = NULL
     WHERE id = $1 AND erased_at IS NULL RETURNING reference`,
    [id],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { reference } = known.parse(row);
  const deleted = await executor.query(
    `WITH gone AS (DELETE FROM hub.registration_paper WHERE registration_id = $1 RETURNING part)
     SELECT part, count(*) AS versions FROM gone GROUP BY part ORDER BY part`,
    [id],
  );
  await executor.query('DELETE FROM hub.registration_mark WHERE registration_id = $1', [id]);
  await countDuplicates(executor);
  await executor.query('DELETE FROM inbox.correction WHERE reference = $1', [reference]);
  await executor.query('DELETE FROM hub.outbox WHERE key LIKE $1', [`%/${reference}%`]);
  const parts = papers
    .parse(deleted.rows)
    .map(({ part, versions }) => (versions > 1 ? `${part} (${versions} versions)` : part));
  const fields = [...parts, 'company, applicant and address in the queue', 'notes', 'mails', why];
  await executor.query(
    `INSERT INTO audit.entry (actor_id, actor, action, subject_kind, subject_id, subject, fields, address)
     VALUES ($1, $2, 'erase', 'registrations', $3, $4,
       ARRAY(SELECT jsonb_array_elements_text($5::jsonb)), $6)`,
    [
      eraser ? String(eraser.id) : null,
      eraser?.name ?? null,
      String(id),
      reference,
      JSON.stringify(fields),
      eraser?.address ?? null,
    ],
  );
  return fields;
}
