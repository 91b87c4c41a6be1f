import { createHash, createHmac, randomUUID } from 'node:crypto';
import { recordRegistration, type SealedRegistration } from '@selvedge/database/registrations';
import type pg from 'pg';
import { newReference } from './reference.ts';
import { seal } from './seal.ts';

export interface ReceivedRegistration {
  /** The sender's key; without one it is kept as a registration of its own. */
  readonly idempotencyKey: string | undefined;
  /** The body as it came: another one under the same key is told apart by it. */
  readonly bodyText: string;
  /** What is kept: the same with its documents made safe. */
  readonly keptText: string;
  readonly scanState: SealedRegistration['scanState'];
  /** The draft that the application was, which goes with it. */
  readonly draftKeyHash: Buffer | undefined;
}

/** What became of a registration. */
export interface Kept {
  /** Undefined where another body is kept under the key. */
  readonly reference: string | undefined;
}

/** Keeps a registration; once it resolves, nothing can lose it. Rejects when the database is away. */
export type KeepRegistration = (registration: ReceivedRegistration) => Promise<Kept>;

/**
 * Keeps registrations in the inbox, sealed to a public key before they leave the process. The database never holds the
 * sender's key, only its hash, and the body's hash is keyed with it: neither can be guessed back from what is stored.
 */
export function registrationKeeper(client: pg.Pool, recipient: string): KeepRegistration {
  return async (received) => {
    const { idempotencyKey = randomUUID(), bodyText, keptText, scanState, draftKeyHash } = received;
    const kept = await recordRegistration(client, {
      idempotencyKey: createHash('sha256').update(idempotencyKey).digest('hex'),
      bodyHash: createHmac('sha256', idempotencyKey).update(bodyText).digest(),
      reference: newReference(),
      body: await seal(recipient, keptText),
      scanState,
      draftKeyHash,
    });
    return { reference: kept.isSameBody ? kept.reference : undefined };
  };
}
