import { DRAFT_KEPT_DAYS, DRAFT_LINK_DAYS } from '@selvedge/contract/limits';
import type pg from 'pg';

type Client = pg.ClientBase | pg.Pool;

/** Hash of the key that opens a draft; 32 bytes. It finds the draft and opens nothing. */
type KeyHash = Buffer;

/** A draft as it is kept: ciphertext, but for the times. */
interface KeptDraft {
  /** Empty where only documents were saved so far. */
  readonly body: Buffer;
  readonly savedAt: Date;
  readonly expiresAt: Date;
  readonly documents: readonly { readonly slot: string; readonly facts: Buffer }[];
}

/** What there is of a draft, without any content. */
interface DraftParts {
  /** Whether what was entered is kept, beside documents. */
  readonly hasEntered: boolean;
  /** The slots that hold a document, in alphabetical order. */
  readonly slots: readonly string[];
}

const KEEP = `now() + interval '${DRAFT_KEPT_DAYS} days'`;

/** A save, as the how-manieth of which page it was sent: of two that overtake each other the later stays. */
export interface DraftChange {
  /** 1 to 40 characters. */
  readonly page: string;
  readonly number: number;
}

/** Under which the save of what was entered is noted; those of documents are under their slots. */
const ENTERED = 'entered';

/** Whether the save of these parameters is the one that was noted last. */
const isNoted = (changes: string, part: string, page: string, number: string) =>
  `${changes} -> ${part}::text = jsonb_build_array(${page}::text, ${number}::bigint)`;

/** Keeps what was entered, in place of what was kept before. False for a draft that is closed: nothing is kept then. */
export async function saveDraft(
  client: Client,
  keyHash: KeyHash,
  body: Buffer,
  { page, number }: DraftChange,
): Promise<boolean> {
  const noted = `inbox.with_draft_change(kept.changes, $3, $4, $5)`;
  const { rowCount } = await client.query(
    `INSERT INTO inbox.draft AS kept (key_hash, body, expires_at, changes)
     VALUES ($1, $2, ${KEEP}, inbox.with_draft_change('{}', $3, $4, $5))
     ON CONFLICT (key_hash) DO UPDATE SET updated_at = now(), expires_at = ${KEEP}, changes = ${noted},
       body = CASE WHEN ${isNoted(noted, '$3', '$4', '$5')} THEN excluded.body ELSE kept.body END
     WHERE kept.closed_at IS NULL`,
    [keyHash, body, ENTERED, page, number],
  );
  return rowCount === 1;
}

/**
 * Keeps a document of a draft, in place of the one that was in its slot; not where a later save of the same page has filled
 * or emptied that already, nor in a draft that is closed.
 */
export async function saveDraftDocument(
  client: Client,
  keyHash: KeyHash,
  { slot, facts, body }: { slot: string; facts: Buffer; body: Buffer },
  { page, number }: DraftChange,
): Promise<'kept' | 'superseded' | 'closed'> {
  // In one statement: the draft may be sent and gone at any moment.
  const { rows } = await client.query<{ isNewest: boolean }>(
    `WITH draft AS (
       INSERT INTO inbox.draft AS kept (key_hash, body, expires_at, changes)
       VALUES ($1, ''::bytea, ${KEEP}, inbox.with_draft_change('{}', $2, $5, $6))
       ON CONFLICT (key_hash) DO UPDATE SET updated_at = now(), expires_at = ${KEEP},
         changes = inbox.with_draft_change(kept.changes, $2, $5, $6)
       WHERE kept.closed_at IS NULL
       RETURNING key_hash, ${isNoted('changes', '$2', '$5', '$6')} AS is_newest),
     document AS (
       INSERT INTO inbox.draft_document (key_hash, slot, facts, body)
       SELECT key_hash, $2, $3, $4 FROM draft WHERE is_newest
       ON CONFLICT (key_hash, slot) DO UPDATE SET facts = excluded.facts, body = excluded.body)
     SELECT is_newest AS "isNewest" FROM draft`,
    [keyHash, slot, facts, body, page, number],
  );
  const [draft] = rows;
  if (!draft) return 'closed';
  return draft.isNewest ? 'kept' : 'superseded';
}

/** Empties a slot, unless a later save of the same page has filled it. */
export async function removeDraftDocument(
  client: Client,
  keyHash: KeyHash,
  slot: string,
  { page, number }: DraftChange,
): Promise<void> {
  const save = [keyHash, slot, page, number];
  // Noted first: what is still on its way then is kept no more, and what was kept before is seen by the second statement.
  await client.query(
    'UPDATE inbox.draft SET changes = inbox.with_draft_change(changes, $2, $3, $4) WHERE key_hash = $1 AND closed_at IS NULL',
    save,
  );
  await client.query(
    `WITH draft AS (
       SELECT key_hash FROM inbox.draft
       WHERE key_hash = $1 AND ${isNoted('changes', '$2', '$3', '$4')} FOR UPDATE)
     DELETE FROM inbox.draft_document AS document USING draft
     WHERE document.key_hash = draft.key_hash AND slot = $2`,
    save,
  );
}

/** What is kept under a key; of a draft that there is not: nothing. */
export async function findDraftParts(client: Client, keyHash: KeyHash): Promise<DraftParts> {
  const { rows } = await client.query<DraftParts>(
    `SELECT length(body) > 0 AS "hasEntered", ARRAY(
       SELECT slot::text FROM inbox.draft_document WHERE key_hash = $1 ORDER BY slot) AS slots
     FROM inbox.draft WHERE key_hash = $1`,
    [keyHash],
  );
  return rows[0] ?? { hasEntered: false, slots: [] };
}

/** The draft of a key, without the bodies of its documents; undefined where there is none, or its time is over. */
export async function findDraft(client: Client, keyHash: KeyHash): Promise<KeptDraft | undefined> {
  const { rows } = await client.query<Omit<KeptDraft, 'documents'>>(
    `SELECT body, updated_at AS "savedAt", expires_at AS "expiresAt" FROM inbox.draft
     WHERE key_hash = $1 AND expires_at > now() AND closed_at IS NULL`,
    [keyHash],
  );
  const [draft] = rows;
  if (!draft) return undefined;
  const documents = await client.query<{ slot: string; facts: Buffer }>(
    'SELECT slot, facts FROM inbox.draft_document WHERE key_hash = $1 ORDER BY slot',
    [keyHash],
  );
  return { ...draft, documents: documents.rows };
}

/** One document; undefined where the slot is empty. */
export async function findDraftDocument(
  client: Client,
  keyHash: KeyHash,
  slot: string,
): Promise<{ readonly facts: Buffer; readonly body: Buffer } | undefined> {
  const { rows } = await client.query<{ facts: Buffer; body: Buffer }>(
    `SELECT facts, document.body FROM inbox.draft_document AS document JOIN inbox.draft USING (key_hash)
     WHERE key_hash = $1 AND slot = $2 AND expires_at > now()`,
    [keyHash, slot],
  );
  return rows[0];
}

/** Whether a draft is closed. */
export async function isDraftClosed(client: Client, keyHash: KeyHash): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT FROM inbox.draft WHERE key_hash = $1 AND closed_at IS NOT NULL',
    [keyHash],
  );
  return rowCount === 1;
}

/** Deletes all that a draft holds, and closes it: nothing is kept under its key any more. */
export async function closeDraft(client: Client, keyHash: KeyHash): Promise<void> {
  await client.query('SELECT inbox.close_draft($1)', [keyHash]);
}

/** Deleted by one statement: within any time limit, however many there are. */
const DELETED_AT_ONCE = 2000;

/** Deletes the drafts and links whose time is over; answers how many drafts went. */
export async function deleteExpiredDrafts(client: Client): Promise<number> {
  await deleteExpired(client, 'draft_link', 'token_hash');
  return deleteExpired(client, 'draft', 'key_hash');
}

async function deleteExpired(
  client: Client,
  table: 'draft' | 'draft_link',
  key: 'key_hash' | 'token_hash',
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { rowCount } = await client.query(
      `DELETE FROM inbox.${table} WHERE ${key} IN
         (SELECT ${key} FROM inbox.${table} WHERE expires_at <= now() LIMIT ${DELETED_AT_ONCE})`,
    );
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < DELETED_AT_ONCE) return deleted;
  }
}

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
