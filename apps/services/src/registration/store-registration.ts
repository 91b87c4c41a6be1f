import { createHash, createHmac, randomInt, randomUUID } from 'node:crypto';
import {
  findSentReference,
  recordRegistration,
  type SealedRegistration,
} from '@selvedge/database/registrations';
import type pg from 'pg';
import { seal } from './sealing-key.ts';

/** By what a registration is told from others: once it is kept, the same answer is given to the same. */
export interface SentRegistration {
  /** The sender's key; without one it is kept as a registration of its own. */
  readonly idempotencyKey: string | undefined;
  /** The body as it came: another one under the same key is told apart by it. */
  readonly bodyText: string;
}

interface ReceivedRegistration extends SentRegistration {
  /** What is kept: the same with its documents made safe. */
  readonly storedText: string;
  readonly scanState: SealedRegistration['scanState'];
  /** The draft that the application was, which goes with it. */
  readonly draftKeyHash: Buffer | undefined;
  /** Whether documents were read out of that draft. */
  readonly isOutOfDraft: boolean;
  /** The mark of the network that it comes from. */
  readonly askedBy: string;
}

/** What became of a registration; without a reference nothing is kept of it, for another body is, or its draft is gone. */
type Kept =
  | { readonly reference: string }
  | { readonly reference: undefined; readonly cause: 'another body' | 'draft gone' };

/** Keeps a registration; once it resolves, nothing can lose it. Rejects when the database is away. */
export type KeepRegistration = (registration: ReceivedRegistration) => Promise<Kept>;

/** The reference of a registration that is kept already; undefined where it is not. */
export type FindSent = (sent: SentRegistration) => Promise<string | undefined>;

const digests = (idempotencyKey: string, bodyText: string) => ({
  idempotencyKey: createHash('sha256').update(idempotencyKey).digest('hex'),
  bodyHash: createHmac('sha256', idempotencyKey).update(bodyText).digest(),
});

/**
 * Keeps registrations in the inbox, sealed to a public key before they leave the process. The database never holds the
 * sender's key, only its hash, and the body's hash is keyed with it: neither can be guessed back from what is stored.
 */
export function registrationKeeper(client: pg.Pool, recipient: string): KeepRegistration {
  return async (received) => {
    const {
      idempotencyKey = randomUUID(),
      bodyText,
      storedText,
      scanState,
      draftKeyHash,
      isOutOfDraft,
      askedBy,
    } = received;
    const told = digests(idempotencyKey, bodyText);
    const kept = await recordRegistration(client, {
      ...told,
      reference: newReference(),
      body: await seal(recipient, storedText),
      scanState,
      draftKeyHash,
      isOutOfDraft,
      askedBy,
    });
    if (kept) return kept.isSameBody ? kept : { reference: undefined, cause: 'another body' };
    // Gone may be that it became this very application, sent a second time.
    const reference = await findSentReference(client, told);
    return reference === undefined ? { reference, cause: 'draft gone' } : { reference };
  };
}

/** Finds registrations that {@link registrationKeeper} has kept. */
export function sentRegistrations(client: pg.Pool): FindSent {
  return async ({ idempotencyKey, bodyText }) =>
    idempotencyKey === undefined
      ? undefined
      : findSentReference(client, digests(idempotencyKey, bodyText));
}

/** Digits and capitals without those that are read for one another: no I, L, O or U. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const four = (): string =>
  Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

/** A new reference that people can read out on the telephone, such as `TR-7K3F-9QXM`; one of 2 to the 40th. */
const newReference = (): string => `TR-${four()}-${four()}`;
