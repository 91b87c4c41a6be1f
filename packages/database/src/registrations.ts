import type pg from 'pg';

export interface SealedRegistration {
  /** Under which it is kept once, 16 to 200 characters. */
  readonly idempotencyKey: string;
  /** 32 bytes that tell this body from another under the same key. */
  readonly bodyHash: Uint8Array;
  /** What it is called where its key is new, 4 to 40 characters. */
  readonly reference: string;
  /** Sealed to the hub's public key. */
  readonly body: Uint8Array;
  /** Whether viruses were looked for in its documents. */
  readonly scanState: 'no_documents' | 'clean' | 'awaiting_scan' | 'not_scanned';
  /** The draft that this registration was, which goes with it; 32 bytes. */
  readonly draftKeyHash: Uint8Array | undefined;
  /** Whether it was read out of that draft: then it is kept only where the draft is there still. Default: false. */
  readonly isOutOfDraft?: boolean;
  /** A mark of the network that it comes from, at most 64 characters, where that is known. */
  readonly askedBy?: string | undefined;
}

/**
 * The reference under which a registration is kept; undefined where its key is new, or another body's.
 *
 * @param client the site's role, or a pool of it
 */
export async function findSentReference(
  client: pg.ClientBase | pg.Pool,
  { idempotencyKey, bodyHash }: Pick<SealedRegistration, 'idempotencyKey' | 'bodyHash'>,
): Promise<string | undefined> {
  const { rows } = await client.query<{ reference: string | null }>(
    'SELECT inbox.sent_reference($1, $2) AS reference',
    [idempotencyKey, Buffer.from(bodyHash)],
  );
  return rows[0]?.reference ?? undefined;
}

interface KeptRegistration {
  /** The reference that the key has. */
  readonly reference: string;
  /** Whether what is kept under the key is this body. */
  readonly isSameBody: boolean;
}

const RECORD = `SELECT reference, is_same_body AS "isSameBody"
  FROM inbox.record_registration($1, $2, $3, $4, $5, $6, $7)`;

/** The same for as long as the draft is there: who moves or sends it at this moment is waited for. */
const RECORD_OUT_OF_DRAFT = `SELECT reference, is_same_body AS "isSameBody"
  FROM (SELECT key_hash FROM inbox.draft WHERE key_hash = $6 AND closed_at IS NULL FOR UPDATE) AS draft,
    inbox.record_registration($1, $2, $3, $4, $5, draft.key_hash, $7)`;

/**
 * Keeps a registration for the hub, once for each key, and lets its draft go. What was recorded is durable when the
 * promise resolves (or when the caller's transaction commits). Rejects where the reference is taken by another
 * registration.
 *
 * @param client the site's role, or a pool of it
 * @returns undefined where it was read out of a draft that is gone, sent or under another key: then nothing is kept
 */
export async function recordRegistration(
  client: pg.ClientBase | pg.Pool,
  registration: SealedRegistration,
): Promise<KeptRegistration | undefined> {
  const { idempotencyKey, bodyHash, reference, body, scanState, draftKeyHash, askedBy } =
    registration;
  const { rows } = await client.query<KeptRegistration>(
    registration.isOutOfDraft ? RECORD_OUT_OF_DRAFT : RECORD,
    [
      idempotencyKey,
      Buffer.from(bodyHash),
      reference,
      Buffer.from(body),
      scanState,
      draftKeyHash ? Buffer.from(draftKeyHash) : null,
      askedBy ?? null,
    ],
  );
  return rows[0];
}

/** A request for corrections, as the site sees it. */
interface AskedCorrections {
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
