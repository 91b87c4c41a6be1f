import type pg from 'pg';
import { inTransaction } from '../inbox/in-transaction.ts';
import { eraseRegistration } from './erase-registration.ts';

/** Days for which a decided application is kept whole: a declined one, and an approved one (five years of bookkeeping). */
export const KEPT_DAYS = { declined: 365, approved: 5 * 365 } as const;
/** Days for which an application is kept on which nobody decides. */
export const UNDECIDED_DAYS = 2 * 365;
/** Days for which a sent message, and the key of a taken application, are remembered. */
const TRACES_DAYS = 90;

const OVER = `SELECT id FROM hub.registrations WHERE erased_at IS NULL AND (
    (status = 'declined' AND decided_at < now() - interval '${KEPT_DAYS.declined} days')
    OR (status = 'approved' AND decided_at < now() - interval '${KEPT_DAYS.approved} days')
    OR (decided_at IS NULL AND submitted_at < now() - interval '${UNDECIDED_DAYS} days'))
  ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`;

/** Erases every application whose time is over, each with its line in the audit log, and forgets old messages and keys. */
export async function deleteWhatIsOver(pool: pg.Pool): Promise<number> {
  await pool.query(
    `DELETE FROM hub.outbox WHERE state = 'sent' AND sent_at < now() - interval '${TRACES_DAYS} days'`,
  );
  await pool.query(
    `DELETE FROM inbox.registration WHERE taken_at < now() - interval '${TRACES_DAYS} days'`,
  );
  await pool.query(
    "DELETE FROM inbox.correction WHERE expires_at < now() AND coalesce(answer, '') = ''",
  );
  for (let erased = 0; ; erased += 1) {
    const found = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ id: number }>(OVER);
      const [row] = rows;
      if (row) await eraseRegistration(client, row.id, 'its time is over');
      return row !== undefined;
    });
    if (!found) return erased;
  }
}
