import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { Application } from '@selvedge/contract/registration';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';
import { secretIn } from '../../access/secrets.ts';

/** Numbers by which two applications are likely the same business. */
export const BLIND_INDEX_KINDS = [
  'registration number',
  'VAT number',
  'bank account',
  'identity number',
] as const;
export type BlindIndexKind = (typeof BLIND_INDEX_KINDS)[number];

/** A number that can be compared with others and not be read. */
export interface BlindIndex {
  readonly kind: BlindIndexKind;
  /** HMAC-SHA-256 of the number under a key that lies outside of the database, as hexadecimal digits. */
  readonly hash: string;
}

/** The key of the blind indexes: `DATA_DIR/sealing/marks.key`, made at its first use. */
export const blindIndexKey = async (dataDir: string): Promise<Buffer> =>
  Buffer.from(await secretIn(join(dataDir, 'sealing'), 'marks.key', 'hex'), 'hex');

/** How a number is written does not count: case, spaces, dashes, strokes. */
const bare = (number: string): string => number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The blind indexes of an application; a number that was not given has none. */
export function blindIndexesOf(
  key: Buffer,
  { company_details: [company] }: Pick<Application, 'company_details'>,
): BlindIndex[] {
  const numbers: [BlindIndexKind, string][] = [
    ['registration number', company.company_registration_number],
    ['VAT number', company.vat_number],
    ['bank account', company.account_number && `${company.branch_code}/${company.account_number}`],
    ...company.partners.map((partner): [BlindIndexKind, string] => [
      'identity number',
      partner.partnerIdNumber,
    ]),
  ];
  const blindIndexes = numbers
    .map(([kind, number]) => ({ kind, number: bare(number) }))
    .filter(({ number }) => number !== '')
    .map(({ kind, number }) => ({
      kind,
      hash: createHmac('sha256', key).update(`${kind}\0${number}`).digest('hex'),
    }));
  return [
    ...new Map(
      blindIndexes.map((blindIndex) => [`${blindIndex.kind}${blindIndex.hash}`, blindIndex]),
    ).values(),
  ];
}

/** Stores an application's blind indexes in place of those that it had. */
export async function storeBlindIndexes(
  executor: QueryExecutor,
  registrationId: number,
  blindIndexes: readonly BlindIndex[],
): Promise<void> {
  await executor.query('DELETE FROM hub.registration_mark WHERE registration_id = $1', [
    registrationId,
  ]);
  for (const { kind, hash } of blindIndexes) {
    await executor.query(
      'INSERT INTO hub.registration_mark (registration_id, kind, hash) VALUES ($1, $2, $3)',
      [registrationId, kind, hash],
    );
  }
}

const duplicate = z.object({
  id: z.coerce.number(),
  reference: z.string(),
  company_name: z.string().nullable(),
  status: z.string(),
  kinds: z.array(z.string()),
});
export type Duplicate = z.output<typeof duplicate>;

/** Other applications that share a number with this one, and which kinds of number: those with the most kinds first. */
export async function likelyDuplicates(
  executor: QueryExecutor,
  registrationId: number,
): Promise<Duplicate[]> {
  const { rows } = await executor.query(
    `SELECT other.id, other.reference, other.company_name, other.status,
       array_agg(DISTINCT theirs.kind ORDER BY theirs.kind) AS kinds
     FROM hub.registration_mark AS ours
     JOIN hub.registration_mark AS theirs USING (kind, hash)
     JOIN hub.registrations AS other ON other.id = theirs.registration_id
     WHERE ours.registration_id = $1 AND theirs.registration_id <> $1
     GROUP BY other.id ORDER BY count(DISTINCT theirs.kind) DESC, other.id DESC LIMIT 20`,
    [registrationId],
  );
  return z.array(duplicate).parse(rows);
}

/**
 * A number that more share is looked at once and not in pairs, whose number grows by the square: somebody who sends the
 * same one hundreds of times stops nothing else that the desk does.
 */
const MOST_IN_PAIRS = 20;

/**
 * Counts anew how many others share a number with each application, so that the queue says it of the earlier ones too.
 * Touches only those whose count is no longer right. Where more than {@link MOST_IN_PAIRS} share one number, it is how many
 * share that one, and may be more in all.
 */
export async function countDuplicates(executor: QueryExecutor): Promise<void> {
  await executor.query(
    `WITH number AS (
       SELECT kind, hash, count(*) AS sharers FROM hub.registration_mark GROUP BY kind, hash HAVING count(*) > 1),
     shared AS (
       SELECT id, max(others) AS others FROM (
         SELECT ours.registration_id AS id, count(DISTINCT theirs.registration_id) AS others
         FROM number JOIN hub.registration_mark AS ours USING (kind, hash)
         JOIN hub.registration_mark AS theirs USING (kind, hash)
         WHERE sharers <= ${MOST_IN_PAIRS} AND theirs.registration_id <> ours.registration_id GROUP BY ours.registration_id
         UNION ALL
         SELECT registration_id, max(sharers) - 1 FROM number JOIN hub.registration_mark USING (kind, hash)
         WHERE sharers > ${MOST_IN_PAIRS} GROUP BY registration_id) AS counted
       GROUP BY id),
     changed AS (
       SELECT id, coalesce(others, 0) AS others FROM hub.registrations LEFT JOIN shared USING (id)
       WHERE likely_duplicates IS DISTINCT FROM coalesce(others, 0))
     UPDATE hub.registrations AS registration SET likely_duplicates = changed.others
     FROM changed WHERE changed.id = registration.id`,
    [],
  );
}
