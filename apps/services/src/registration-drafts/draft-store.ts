import type { DocumentKey } from '@selvedge/contract/document-keys';
import {
  type DraftEntered,
  draftEntered,
  type LoadedDraft,
  type SavedDraft,
} from '@selvedge/contract/registration-draft';
import {
  deleteDraft,
  findDraft,
  findDraftDocument,
  findDraftParts,
  removeDraftDocument,
  saveDraft,
  saveDraftDocument,
} from '@selvedge/database/drafts';
import type pg from 'pg';
import { z } from 'zod';
import { decryptPart, encryptPart } from './draft-cipher.ts';
import { type DraftKey, draftId } from './draft-key.ts';
import { inTurn } from './in-turn.ts';

/** What is known of a kept document besides its content. */
const documentFacts = z.object({
  name: z.string(),
  sizeBytes: z.number(),
  problem: z.string().nullable(),
});

export type DocumentFacts = z.output<typeof documentFacts>;

/** Keeps drafts that only their applicants can read. Each function rejects while the database is away. */
export interface DraftStore {
  save(key: DraftKey, entered: DraftEntered): Promise<void>;
  saveDocument(
    key: DraftKey,
    slot: DocumentKey,
    facts: DocumentFacts,
    document: string,
  ): Promise<void>;
  removeDocument(key: DraftKey, slot: DocumentKey): Promise<void>;
  /** What is kept by now. */
  saved(key: DraftKey): Promise<SavedDraft>;
  /** Null where nothing is kept under the key. */
  load(key: DraftKey): Promise<LoadedDraft | null>;
  /** The data string of a document, empty where there is none. */
  loadDocument(key: DraftKey, slot: DocumentKey): Promise<string>;
  delete(key: DraftKey): Promise<void>;
}

const FIELDS = 'fields';
const factsOf = (slot: string) => `facts of ${slot}`;
const fileOf = (slot: string) => `file of ${slot}`;

/** Drafts in the database, encrypted before they leave the process. */
export function draftStore(client: pg.Pool): DraftStore {
  // A page that closes sends its last save beside one that is under way; the later must stay.
  const oneByOne = inTurn();
  const open = (key: DraftKey, part: string, body: Buffer): unknown =>
    JSON.parse(decryptPart(key.bytes, part, body).toString());
  return {
    save: (key, entered) =>
      oneByOne(draftId(key), () =>
        saveDraft(client, key.hash, encryptPart(key.bytes, FIELDS, JSON.stringify(entered))),
      ),
    saveDocument: (key, slot, facts, document) =>
      saveDraftDocument(client, key.hash, {
        slot,
        facts: encryptPart(key.bytes, factsOf(slot), JSON.stringify(facts)),
        body: encryptPart(key.bytes, fileOf(slot), document),
      }),
    removeDocument: (key, slot) => removeDraftDocument(client, key.hash, slot),
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
        })),
        expires_at: kept.expiresAt.toISOString(),
      };
    },
    async loadDocument(key, slot) {
      const body = await findDraftDocument(client, key.hash, slot);
      return body ? decryptPart(key.bytes, fileOf(slot), body).toString() : '';
    },
    delete: (key) => deleteDraft(client, key.hash),
  };
}
