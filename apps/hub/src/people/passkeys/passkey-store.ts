import type { QueryExecutor } from '@selvedge/database/query-executor';
import type { AuthenticatorTransport, WebAuthnCredential } from '@simplewebauthn/server';
import { z } from 'zod';

/** Most passkeys of one person. */
export const MOST_PASSKEYS = 20;
export const MAX_PASSKEY_NAME = 60;

const TRANSPORTS: readonly AuthenticatorTransport[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'];

/** What a passkey is told by where it is shown. */
export interface ShownPasskey {
  readonly id: number;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** A passkey as it is needed to check an answer that is signed with it. */
export interface StoredPasskey {
  readonly id: number;
  readonly personId: number;
  readonly credential: WebAuthnCredential;
}

const shownRow = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.coerce.date(),
  last_used_at: z.coerce.date().nullable(),
});
const storedRow = z.object({
  id: z.number(),
  person_id: z.number(),
  credential_id: z.string(),
  public_key: z.string(),
  counter: z.coerce.number(),
  transports: z.array(z.string()),
});

/** How an authenticator is reached, of the ways that are known. */
export const knownTransports = (given: readonly string[] = []): AuthenticatorTransport[] =>
  TRANSPORTS.filter((transport) => given.includes(transport));

const storedPasskey = (row: unknown): StoredPasskey => {
  const { id, person_id, credential_id, public_key, counter, transports } = storedRow.parse(row);
  const publicKey = Uint8Array.from(Buffer.from(public_key, 'base64url'));
  return {
    id,
    personId: person_id,
    credential: { id: credential_id, publicKey, counter, transports: knownTransports(transports) },
  };
};

const STORED =
  'SELECT id, person_id, credential_id, public_key, counter, transports FROM hub.passkey';

/** A person's passkeys as they are shown, the oldest first. */
export async function shownPasskeys(
  executor: QueryExecutor,
  personId: number,
): Promise<ShownPasskey[]> {
  const { rows } = await executor.query(
    'SELECT id, name, created_at, last_used_at FROM hub.passkey WHERE person_id = $1 ORDER BY id',
    [personId],
  );
  return rows.map((row) => {
    const { id, name, created_at, last_used_at } = shownRow.parse(row);
    const lastUsedAt = last_used_at?.toISOString() ?? null;
    return { id, name, createdAt: created_at.toISOString(), lastUsedAt };
  });
}

/** A person's passkeys as they are stored. */
export async function passkeysOf(
  executor: QueryExecutor,
  personId: number,
): Promise<StoredPasskey[]> {
  const { rows } = await executor.query(`${STORED} WHERE person_id = $1 ORDER BY id`, [personId]);
  return rows.map(storedPasskey);
}

/** The passkey of this credential, or null. */
export async function findPasskey(
  executor: QueryExecutor,
  credentialId: string,
): Promise<StoredPasskey | null> {
  const { rows } = await executor.query(`${STORED} WHERE credential_id = $1`, [credentialId]);
  return rows[0] ? storedPasskey(rows[0]) : null;
}

/** Adds a passkey. @returns whether it was new: an authenticator is one person's */
export async function addPasskey(
  executor: QueryExecutor,
  personId: number,
  name: string,
  { id, publicKey, counter, transports }: WebAuthnCredential,
): Promise<boolean> {
  const { rowCount } = await executor.query(
    `INSERT INTO hub.passkey (person_id, name, credential_id, public_key, counter, transports)
     VALUES ($1, $2, $3, $4, $5, ARRAY(SELECT jsonb_array_elements_text($6::jsonb)))
     ON CONFLICT DO NOTHING`,
    [
      personId,
      name,
      id,
      Buffer.from(publicKey).toString('base64url'),
      counter,
      JSON.stringify(knownTransports(transports)),
    ],
  );
  return rowCount === 1;
}

/**
 * Notes that a passkey was used.
 *
 * @returns false where another use has counted further meanwhile: one of both is a copy
 */
export async function noteUse(
  executor: QueryExecutor,
  id: number,
  counter: number,
): Promise<boolean> {
  const { rowCount } = await executor.query(
    `UPDATE hub.passkey SET counter = $2, last_used_at = now()
     WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
    [id, counter],
  );
  return rowCount === 1;
}

/** Renames a passkey of this person. @returns whether there is one */
export async function renamePasskey(
  executor: QueryExecutor,
  personId: number,
  id: number,
  name: string,
): Promise<boolean> {
  const { rowCount } = await executor.query(
    'UPDATE hub.passkey SET name = $3 WHERE id = $2 AND person_id = $1',
    [personId, id, name],
  );
  return rowCount === 1;
}

/** Removes a passkey of this person, or all of them. @returns how many there were */
export async function removePasskeys(
  executor: QueryExecutor,
  personId: number,
  id?: number,
): Promise<number> {
  const { rowCount } = await executor.query(
    'DELETE FROM hub.passkey WHERE person_id = $1 AND ($2::integer IS NULL OR id = $2)',
    [personId, id ?? null],
  );
  return rowCount ?? 0;
}
