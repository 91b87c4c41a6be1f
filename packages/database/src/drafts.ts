import { DRAFT_KEPT_DAYS } from '@selvedge/contract/limits';
import type pg from 'pg';

type Client = pg.ClientBase | pg.Pool;

/** Hash of the key that opens a draft; 32 bytes. It finds the draft and opens nothing. */
export type KeyHash = Buffer;

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
