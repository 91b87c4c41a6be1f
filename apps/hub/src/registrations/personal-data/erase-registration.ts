import { DRAFT_LINK_DAYS, LETTER_KEPT_DAYS } from '@selvedge/contract/limits';
import { CONFIRMATION_DAYS } from '@selvedge/contract/newsletter';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import type pg from 'pg';
import { z } from 'zod';
import { inTransaction } from '../../database/hub-pool.ts';
import { LETTER_KEY } from '../../messages/take-enquiries.ts';
import { countDuplicates } from '../application/blind-index.ts';
import { forgetSavedViews } from './forget-saved-views.ts';

/** Who erases, where it is a person and not the calendar. */
interface Eraser {
  readonly id: number | string;
  readonly name: string;
  readonly address?: string | undefined;
}

const known = z.object({ reference: z.string(), email: z.string().nullable() });
const documentVersions = z.array(z.object({ part: z.string(), versions: z.coerce.number() }));

/**
 * Erases what an application holds of persons and of the company: every document version and number, the names and addresses in the
 * queue, the notes, its mails, and the saved views that look for it. What is left is its reference, its times and how it was decided. The proof is a line in
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
  const savedViews = await forgetSavedViews(executor, id);
  const { rows } = await executor.query(
    `UPDATE hub.registrations SET erased_at = now(), updated_at = now(), company_name = NULL, trading_name = NULL,
       applicant_name = NULL, applicant_email = NULL, judgements = NULL, notes = NULL, unsent = NULL
     FROM (SELECT applicant_email AS email FROM hub.registrations WHERE id = $1 FOR UPDATE) AS before
     WHERE id = $1 AND erased_at IS NULL RETURNING reference, email`,
    [id],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { reference, email } = known.parse(row);
  const deleted = await executor.query(
    `WITH gone AS (DELETE FROM hub.registration_paper WHERE registration_id = $1 RETURNING part)
     SELECT part, count(*) AS versions FROM gone GROUP BY part ORDER BY part`,
    [id],
  );
  await executor.query('DELETE FROM hub.registration_mark WHERE registration_id = $1', [id]);
  await countDuplicates(executor);
  await executor.query('DELETE FROM inbox.correction WHERE reference = $1', [reference]);
  await executor.query('UPDATE inbox.registration SET size_bytes = 0 WHERE reference = $1', [
    reference,
  ]);
  // What was mailed about the application, the link to its draft, and the question about news that came of its box, by every
  // address that it ever had.
  await executor.query(
    `WITH mailed AS (DELETE FROM hub.outbox WHERE split_part(key, '/', 2) = $1 RETURNING lower(recipient) AS address),
       applicant AS (SELECT address FROM mailed UNION SELECT lower($2)),
       linked AS (DELETE FROM hub.outbox WHERE lower(recipient) IN (SELECT address FROM applicant)
         AND (key LIKE 'draft-link/%' OR key LIKE 'newsletter-confirmation/%'))
     DELETE FROM inbox.newsletter_confirmation
     WHERE email IN (SELECT address FROM applicant) AND confirmed_at IS NULL`,
    [reference, email ?? ''],
  );
  const parts = documentVersions
    .parse(deleted.rows)
    .map(({ part, versions }) => (versions > 1 ? `${part} (${versions} versions)` : part));
  const fields = [
    ...parts,
    'company, applicant and address in the queue',
    'notes',
    'mails',
    ...(savedViews > 0 ? [`${savedViews} saved views`] : []),
    why,
  ];
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

/** Days for which a decided application is stored whole: a declined one, and an approved one (five years of bookkeeping). */
export const KEPT_DAYS = { declined: 365, approved: 5 * 365 } as const;
/** Days for which an application is stored on which nobody decides, since it came or was last reopened. */
export const UNDECIDED_DAYS = 2 * 365;
/** Days for which a message that was sent or is a dead letter, and the key of a taken application, are remembered. */
const TRACES_DAYS = 90;

const OVER = `SELECT id, reference FROM hub.registrations WHERE erased_at IS NULL AND NOT (id = ANY($1::int[])) AND (
    (status = 'declined' AND decided_at < now() - interval '${KEPT_DAYS.declined} days')
    OR (status = 'approved' AND decided_at < now() - interval '${KEPT_DAYS.approved} days')
    OR (decided_at IS NULL AND submitted_at < now() - interval '${UNDECIDED_DAYS} days' AND NOT EXISTS (
      SELECT FROM audit.entry WHERE subject_kind = 'registrations' AND subject_id = registrations.id::text
        AND action = 'reopen' AND at > now() - interval '${UNDECIDED_DAYS} days')))
  ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`;

/** One application cannot be erased, which says nothing of the others. */
class NotErasedError extends Error {
  override name = 'NotErasedError';
  readonly id: number;

  constructor({ id, reference }: { id: number; reference: string }, cause: unknown) {
    super(`Application ${reference}, whose time is over, cannot be erased`, { cause });
    this.id = id;
  }
}

/**
 * Erases the next application whose time is over.
 *
 * @param passOver numbers of those that are left alone
 * @returns whether there was one
 * @throws {NotErasedError} where it is this one that cannot be erased
 */
async function eraseNext(client: pg.ClientBase, passOver: readonly number[]): Promise<boolean> {
  const { rows } = await client.query<{ id: number; reference: string }>(OVER, [passOver]);
  const [row] = rows;
  if (!row) return false;
  await eraseRegistration(client, row.id, 'its time is over').catch((cause: unknown) => {
    throw new NotErasedError(row, cause);
  });
  return true;
}

/**
 * Erases every application whose time is over, each with its line in the audit log, and forgets old messages, letters and keys, and
 * questions and links that have not left while they were good. One application that cannot be erased keeps no other from it.
 *
 * @returns what could not be erased
 */
export async function deleteWhatIsOver(pool: pg.Pool): Promise<readonly Error[]> {
  await pool.query(
    `DELETE FROM hub.outbox WHERE (state = 'sent' AND sent_at < now() - interval '${TRACES_DAYS} days')
       OR (state = 'dead' AND updated_at < now() - interval '${TRACES_DAYS} days')
       OR (state = 'waiting' AND key LIKE 'newsletter-confirmation/%' AND created_at < now() - interval '${CONFIRMATION_DAYS} days')
       OR (state = 'waiting' AND key LIKE 'draft-link/%' AND created_at < now() - interval '${DRAFT_LINK_DAYS} days')`,
  );
  // A letter that has not left by now goes with what is kept of it, and so does one that could not be opened.
  const letters = `< now() - interval '${LETTER_KEPT_DAYS} days'`;
  await pool.query(`DELETE FROM hub.enquiries WHERE received_at ${letters}`);
  await pool.query(`DELETE FROM inbox.enquiry WHERE received_at ${letters}`);
  await pool.query(
    `DELETE FROM hub.outbox WHERE starts_with(key, '${LETTER_KEY}') AND created_at ${letters}`,
  );
  await pool.query(
    `DELETE FROM inbox.registration WHERE taken_at < now() - interval '${TRACES_DAYS} days'`,
  );
  await pool.query(
    "DELETE FROM inbox.correction WHERE expires_at < now() AND coalesce(answer, '') = ''",
  );
  // Who has said yes, and is not a subscriber yet, stays: the hub may have been away.
  await pool.query(
    `DELETE FROM inbox.newsletter_confirmation
     WHERE expires_at < now() AND (confirmed_at IS NULL OR taken_at IS NOT NULL)`,
  );
  const failures: NotErasedError[] = [];
  for (let isMore = true; isMore; ) {
    const passOver = failures.map(({ id }) => id);
    isMore = await inTransaction(pool, (client) => eraseNext(client, passOver)).catch(
      (error: unknown) => {
        if (!(error instanceof NotErasedError)) throw error;
        return failures.push(error) > 0;
      },
    );
  }
  return failures;
}
