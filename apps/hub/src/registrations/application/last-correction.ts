import { itemLabel } from '@selvedge/contract/registration-item-labels';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';

const NONE = ': there is none';
/** How an item is written down of which the applicant says that there is none. */
export const thereIsNone = (path: string): string => path + NONE;

/** The name of an item that was given anew, or of which there is none. */
export const correctedLabel = (written: string): string =>
  written.endsWith(NONE) ? itemLabel(written.slice(0, -NONE.length)) + NONE : itemLabel(written);

const corrections = z.array(z.object({ paths: z.array(z.string()) }));

/**
 * The items that an applicant has given anew since a state of the application, by their paths.
 *
 * @param since when that state was; its milliseconds count
 */
export async function correctedSince(
  executor: QueryExecutor,
  registrationId: number,
  since: Date,
): Promise<string[]> {
  const { rows } = await executor.query(
    `SELECT fields AS paths FROM audit.entry
     WHERE subject_kind = 'registrations' AND subject_id = $1 AND action = 'correct'
       AND date_trunc('milliseconds', at) > $2`,
    [String(registrationId), since],
  );
  return corrections
    .parse(rows)
    .flatMap(({ paths }) => paths.map((path) => path.replace(NONE, '')));
}

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
