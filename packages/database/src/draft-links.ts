import { DRAFT_LINK_DAYS } from '@selvedge/contract/limits';
import type pg from 'pg';
import type { KeyHash } from './drafts.ts';

/** A link as it is kept: what it holds opens `wrappedKey`, and nothing else does. */
interface DraftLink {
  /** Hash of what the link holds; 32 bytes. */
  readonly tokenHash: Buffer;
  readonly keyHash: KeyHash;
  /** The draft's key, encrypted under what the link holds. */
  readonly wrappedKey: Buffer;
}

/** A mail that the hub is asked to send. */
interface MailRequest {
  /** Under which it is sent once, 16 to 200 characters. */
  readonly idempotencyKey: string;
  readonly kind: 'draft_link';
  /** Sealed to the hub's public key. */
  readonly body: Uint8Array;
}

/**
 * Keeps a link to a draft together with the mail that carries it: both or neither. False where there is no draft (any
 * more) to link to.
 */
export async function keepDraftLink(
  client: pg.ClientBase | pg.Pool,
  link: DraftLink,
  mail: MailRequest,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `WITH link AS (
       INSERT INTO inbox.draft_link (token_hash, key_hash, wrapped_key, expires_at)
       SELECT $1, key_hash, $3, least(expires_at, now() + interval '${DRAFT_LINK_DAYS} days')
       FROM inbox.draft WHERE key_hash = $2 AND expires_at > now() RETURNING token_hash
     )
     SELECT inbox.record_outgoing_mail($4, $5, $6) FROM link`,
    [
      link.tokenHash,
      link.keyHash,
      link.wrappedKey,
      mail.idempotencyKey,
      mail.kind,
      Buffer.from(mail.body),
    ],
  );
  return rowCount === 1;
}

/** Takes a link: the wrapped key that it stands for, once. Undefined for one that is unknown, used or too old. */
export async function takeDraftLink(
  client: pg.ClientBase | pg.Pool,
  tokenHash: Buffer,
): Promise<Buffer | undefined> {
  const { rows } = await client.query<{ wrapped_key: Buffer }>(
    'DELETE FROM inbox.draft_link WHERE token_hash = $1 AND expires_at > now() RETURNING wrapped_key',
    [tokenHash],
  );
  return rows[0]?.wrapped_key;
}
