import { createHash } from 'node:crypto';
import {
  type DraftEntered,
  draftEntered,
  type LoadedDraft,
  type SavedDraft,
} from '@selvedge/contract/registration-draft';
import type { DocumentKey } from '@selvedge/contract/upload';
import {
  closeDraft,
  type DraftChange,
  deleteExpiredDrafts,
  findDraft,
  findDraftDocument,
  findDraftParts,
  isDraftClosed,
  removeDraftDocument,
  saveDraft,
  saveDraftDocument,
} from '@selvedge/database/drafts';
import type pg from 'pg';
import { z } from 'zod';
import { type DraftKey, decryptPart, draftId, encryptPart, PARTS } from './draft-key.ts';

/** What is known of a kept document besides its content. */
const documentFacts = z.object({
  name: z.string(),
  sizeBytes: z.number(),
  problem: z.string().nullable(),
});

type DocumentFacts = z.output<typeof documentFacts>;

/**
 * Keeps drafts that only their applicants can read. A draft that was sent, deleted or moved to another key is closed:
 * nothing is kept under its key any more. Each function rejects while the database is away.
 */
export interface DraftStore {
  /** False where the draft is closed. */
  save(key: DraftKey, entered: DraftEntered, change: DraftChange): Promise<boolean>;
  /** Tells the version under which it is kept: none where a later save has been kept in its place. */
  saveDocument(
    key: DraftKey,
    slot: DocumentKey,
    kept: { readonly facts: DocumentFacts; readonly document: string },
    change: DraftChange,
  ): Promise<{ readonly isOpen: boolean; readonly version: string | null }>;
  removeDocument(key: DraftKey, slot: DocumentKey, change: DraftChange): Promise<void>;
  isClosed(key: DraftKey): Promise<boolean>;
  /** What is kept by now. */
  saved(key: DraftKey): Promise<SavedDraft>;
  /** Null where nothing is kept under the key. */
  load(key: DraftKey): Promise<LoadedDraft | null>;
  /** A document, or why it was refused; null where there is none or it is another version. */
  loadDocument(
    key: DraftKey,
    slot: DocumentKey,
    version: string,
  ): Promise<{ readonly document: string; readonly problem: string | null } | null>;
  delete(key: DraftKey): Promise<void>;
}

const { fields: FIELDS, factsOf, fileOf } = PARTS;

/** What a document is known by: each time its facts are encrypted, they are so under a nonce of their own. */
const versionOf = (facts: Buffer): string => createHash('sha256').update(facts).digest('base64url');

/** Drafts in the database, encrypted before they leave the process. */
export function draftStore(client: pg.Pool): DraftStore {
  const open = (key: DraftKey, part: string, body: Buffer): unknown =>
    JSON.parse(decryptPart(key.bytes, part, body).toString());
  return {
    save(key, entered, change) {
      const body = encryptPart(key.bytes, FIELDS, JSON.stringify(entered));
      return saveDraft(client, key.hash, body, change);
    },
    async saveDocument(key, slot, { facts: known, document }, change) {
      const facts = encryptPart(key.bytes, factsOf(slot), JSON.stringify(known));
      const body = encryptPart(key.bytes, fileOf(slot), document);
      const kept = await saveDraftDocument(client, key.hash, { slot, facts, body }, change);
      return { isOpen: kept !== 'closed', version: kept === 'kept' ? versionOf(facts) : null };
    },
    removeDocument: (key, slot, change) => removeDraftDocument(client, key.hash, slot, change),
    isClosed: (key) => isDraftClosed(client, key.hash),
    async saved(key) {
      const { hasEntered, slots } = await findDraftParts(client, key.hash);
      const documents = slots.map((slot) => slot as DocumentKey); // written by saveDocument alone
      return { id: draftId(key), has_entered: hasEntered, documents };
    },
    async load(key) {
      const kept = await findDraft(client, key.hash);
      if (!kept) return null;
      return {
        id: draftId(key),
        entered: kept.body.length > 0 ? draftEntered.parse(open(key, FIELDS, kept.body)) : null,
        documents: kept.documents.map(({ slot, facts }) => ({
          slot: slot as DocumentKey, // written by saveDocument alone
          ...documentFacts.parse(open(key, factsOf(slot), facts)),
          version: versionOf(facts),
        })),
        expires_at: kept.expiresAt.toISOString(),
      };
    },
    async loadDocument(key, slot, version) {
      const kept = await findDraftDocument(client, key.hash, slot);
      if (!kept || versionOf(kept.facts) !== version) return null;
      const { problem } = documentFacts.parse(open(key, factsOf(slot), kept.facts));
      return { problem, document: decryptPart(key.bytes, fileOf(slot), kept.body).toString() };
    },
    delete: (key) => closeDraft(client, key.hash),
  };
}

const HOUR_MS = 3_600_000;

/** Deletes drafts whose time is over, now and then every hour, until it is stopped. */
export function expireDrafts(client: pg.Pool): () => void {
  // While the database is away nothing can be deleted; the next hour tries again.
  const look = () => void deleteExpiredDrafts(client).catch(() => undefined);
  look();
  const timer = setInterval(look, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
