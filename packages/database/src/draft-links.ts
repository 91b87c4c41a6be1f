import { DRAFT_LINK_DAYS } from '@selvedge/contract/limits';
import type pg from 'pg';
import { closeDraft, type KeyHash } from './drafts.ts';

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
  /** A mark of the network that asks for it, at most 64 characters, where that is known. */
  readonly askedBy?: string;
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
    // The draft may be moved, sent or deleted at this moment: a link to what is closed leads to nothing.
    `WITH draft AS (
       SELECT key_hash, expires_at FROM inbox.draft
       WHERE key_hash = $2 AND expires_at > now() AND closed_at IS NULL FOR SHARE),
     link AS (
       INSERT INTO inbox.draft_link (token_hash, key_hash, wrapped_key, expires_at)
       SELECT $1, key_hash, $3, least(expires_at, now() + interval '${DRAFT_LINK_DAYS} days')
       FROM draft RETURNING token_hash
     )
     SELECT inbox.record_outgoing_mail($4, $5, $6, $7) FROM link`,
    [
      link.tokenHash,
      link.keyHash,
      link.wrappedKey,
      mail.idempotencyKey,
      mail.kind,
      Buffer.from(mail.body),
      mail.askedBy ?? null,
    ],
  );
  return rowCount === 1;
}

/** A draft's new key, and how each of its parts becomes one of it. */
interface Rekeyed {
  readonly keyHash: KeyHash;
  readonly entered: (body: Buffer) => Buffer;
  readonly facts: (slot: string, facts: Buffer) => Buffer;
  readonly file: (slot: string, body: Buffer) => Buffer;
}

/**
 * Takes a link, once, and moves its draft to a new key in the same transaction: who began it, or mailed the link, has a
 * key that is closed. False for a link that is unknown, used or too old.
 *
 * @param rekey from the wrapped key that the link stands for. What it throws leaves link and draft as they are.
 * @param replaced a draft that is closed in the same transaction
 */
export async function takeDraftLink(
  pool: pg.Pool,
  tokenHash: Buffer,
  rekey: (wrappedKey: Buffer) => Rekeyed,
  replaced?: KeyHash,
): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const isTaken = await moveDraft(client, tokenHash, rekey);
    if (isTaken && replaced) await closeDraft(client, replaced);
    await client.query(isTaken ? 'COMMIT' : 'ROLLBACK');
    return isTaken;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // the connection may be what failed
    throw error;
  } finally {
    client.release();
  }
}

async function moveDraft(
  client: pg.ClientBase,
  tokenHash: Buffer,
  rekey: (wrappedKey: Buffer) => Rekeyed,
): Promise<boolean> {
  const links = await client.query<{ key_hash: Buffer; wrapped_key: Buffer }>(
    `DELETE FROM inbox.draft_link WHERE token_hash = $1 AND expires_at > now()
     RETURNING key_hash, wrapped_key`,
    [tokenHash],
  );
  const [link] = links.rows;
  if (!link) return false;
  const drafts = await client.query<{ body: Buffer; expires_at: Date }>(
    'SELECT body, expires_at FROM inbox.draft WHERE key_hash = $1 AND closed_at IS NULL FOR UPDATE',
    [link.key_hash],
  );
  const [draft] = drafts.rows;
  if (!draft) return false;
  const anew = rekey(link.wrapped_key);
  await client.query('INSERT INTO inbox.draft (key_hash, body, expires_at) VALUES ($1, $2, $3)', [
    anew.keyHash,
    draft.body.length > 0 ? anew.entered(draft.body) : draft.body,
    draft.expires_at,
  ]);
  const slots = await client.query<{ slot: string }>(
    'SELECT slot FROM inbox.draft_document WHERE key_hash = $1',
    [link.key_hash],
  );
  // One file at a time in memory.
  for (const { slot } of slots.rows) {
    const files = await client.query<{ facts: Buffer; body: Buffer }>(
      'DELETE FROM inbox.draft_document WHERE key_hash = $1 AND slot = $2 RETURNING facts, body',
      [link.key_hash, slot],
    );
    for (const { facts, body } of files.rows)
      await client.query(
        'INSERT INTO inbox.draft_document (key_hash, slot, facts, body) VALUES ($1, $2, $3, $4)',
        [anew.keyHash, slot, anew.facts(slot, facts), anew.file(slot, body)],
      );
  }
  await closeDraft(client, link.key_hash);
  return true;
}
