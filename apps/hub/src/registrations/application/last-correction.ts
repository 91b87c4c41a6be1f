import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';

const correction = z.object({ at: z.coerce.date(), paths: z.array(z.string()) });
export type Correction = z.output<typeof correction>;

/** What an applicant has given anew when the desk last asked for corrections, by its items' paths; undefined before that. */
export async function lastCorrection(
  executor: QueryExecutor,
  registrationId: number,
): Promise<Correction | undefined> {
  const { rows } = await executor.query(
    `SELECT at, fields AS paths FROM audit.entry
     WHERE subject_kind = 'registrations' AND subject_id = $1 AND action = 'correct' ORDER BY id DESC LIMIT 1`,
    [String(registrationId)],
  );
  return correction.optional().parse(rows[0]);
}
