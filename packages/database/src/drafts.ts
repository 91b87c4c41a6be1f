import { DRAFT_KEPT_DAYS } from '@selvedge/contract/limits';
import type pg from 'pg';

type Client = pg.ClientBase | pg.Pool;

/** Hash of the key that opens a draft; 32 bytes. It finds the draft and opens nothing. */
export type KeyHash = Buffer;

/** A draft as it is kept: ciphertext, but for the times. */
export interface KeptDraft {
  /** Empty where only documents were saved so far. */
  readonly body: Buffer;
  readonly savedAt: Date;
  readonly expiresAt: Date;
  readonly documents: readonly { readonly slot: string; readonly facts: Buffer }[];
}

/** What there is of a draft, without any content. */
export interface DraftParts {
  /** Whether what was entered is kept, beside documents. */
  readonly hasEntered: boolean;
  /** The slots that hold a document, in alphabetical order. */
  readonly slots: readonly string[];
}

const KEEP = `now() + interval '${DRAFT_KEPT_DAYS} days'`;
const TOUCH = `INSERT INTO inbox.draft (key_hash, body, expires_at) VALUES ($1, ''::bytea, ${KEEP})
  ON CONFLICT (key_hash) DO UPDATE SET updated_at = now(), expires_at = ${KEEP}`;

/** Keeps what was entered, in place of what was kept before. */
export async function saveDraft(client: Client, keyHash: KeyHash, body: Buffer): Promise<void> {
  await client.query(
    `INSERT INTO inbox.draft (key_hash, body, expires_at) VALUES ($1, $2, ${KEEP})
     ON CONFLICT (key_hash) DO UPDATE SET body = excluded.body, updated_at = now(), expires_at = ${KEEP}`,
    [keyHash, body],
  );
}

/** Keeps a document of a draft, in place of the one that was in its slot. */
export async function saveDraftDocument(
  client: Client,
  keyHash: KeyHash,
  { slot, facts, body }: { slot: string; facts: Buffer; body: Buffer },
): Promise<void> {
  await client.query(TOUCH, [keyHash]);
  await client.query(
    `INSERT INTO inbox.draft_document (key_hash, slot, facts, body) VALUES ($1, $2, $3, $4)
     ON CONFLICT (key_hash, slot) DO UPDATE SET facts = excluded.facts, body = excluded.body`,
    [keyHash, slot, facts, body],
  );
}

export async function removeDraftDocument(
  client: Client,
  keyHash: KeyHash,
  slot: string,
): Promise<void> {
  await client.query('DELETE FROM inbox.draft_document WHERE key_hash = $1 AND slot = $2', [
    keyHash,
    slot,
  ]);
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
     WHERE key_hash = $1 AND expires_at > now()`,
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

export async function deleteDraft(client: Client, keyHash: KeyHash): Promise<void> {
  await client.query('DELETE FROM inbox.draft WHERE key_hash = $1', [keyHash]);
}

/** Deletes the drafts and links whose time is over; answers how many drafts went. */
export async function deleteExpiredDrafts(client: Client): Promise<number> {
  await client.query('DELETE FROM inbox.draft_link WHERE expires_at <= now()');
  const { rowCount } = await client.query('DELETE FROM inbox.draft WHERE expires_at <= now()');
  return rowCount ?? 0;
}
