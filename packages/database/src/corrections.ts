import type pg from 'pg';
import type { SealedRegistration } from './registrations.ts';

/** A request for corrections, as the site sees it. */
export interface AskedCorrections {
  readonly reference: string;
  /** As the hub has written it: a list. */
  readonly items: unknown;
  readonly isAnswered: boolean;
}

/**
 * Finds a request for corrections by the hash of its link; undefined for one that is unknown or too old.
 *
 * @param client the site's role
 */
export async function findCorrections(
  client: pg.ClientBase | pg.Pool,
  tokenHash: Buffer,
): Promise<AskedCorrections | undefined> {
  const { rows } = await client.query<AskedCorrections>(
    'SELECT reference, items, is_answered AS "isAnswered" FROM inbox.find_correction($1)',
    [tokenHash],
  );
  return rows[0];
}

/**
 * Keeps an answer to a request for corrections; the first one counts. What was recorded is durable when the promise
 * resolves.
 *
 * @param client the site's role
 * @param answer sealed to the hub's public key
 * @returns false for a request that is unknown or too old
 */
export async function recordCorrections(
  client: pg.ClientBase | pg.Pool,
  tokenHash: Buffer,
  answer: Uint8Array,
  scanState: SealedRegistration['scanState'],
): Promise<boolean> {
  const { rows } = await client.query<{ done: boolean }>(
    'SELECT inbox.record_correction($1, $2, $3) AS done',
    [tokenHash, Buffer.from(answer), scanState],
  );
  return rows[0]?.done === true;
}
