import type { QueryExecutor } from '@selvedge/database/query-executor';
import type { MessageKind } from './message-kind.ts';

export interface NewMessage {
  /** Under which it is sent once, however often it is queued. */
  readonly key: string;
  readonly kind: MessageKind;
  /** In a few words, for the people of the desk: "Registration received: TR-7K3F-9QXM". */
  readonly purpose: string;
  readonly recipient: string;
  /** What is sent, as `sealMail` gives it; a subscriber is found by `recipient`. */
  readonly sealed?: string;
}

/** Puts a message into the outbox, inside the caller's transaction: it is sent if that is kept, and not if it is not. */
export async function queueMessage(
  executor: QueryExecutor,
  { key, kind, purpose, recipient, sealed = '' }: NewMessage,
): Promise<void> {
  await executor.query(
    `INSERT INTO hub.outbox (key, kind, purpose, recipient, sealed, state, attempts, next_attempt_at)
     VALUES ($1, $2, $3, $4, $5, 'waiting', 0, now()) ON CONFLICT (key) DO NOTHING`,
    [key, kind, purpose, recipient, sealed],
  );
}
