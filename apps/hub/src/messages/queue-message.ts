import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';

/** What a message is: a mail, or a subscriber for the newsletter's provider. */
export const MESSAGE_KINDS = ['mail', 'subscriber'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

interface NewMessage {
  /** Under which it is sent once, however often it is queued. */
  readonly key: string;
  readonly kind: MessageKind;
  /** In a few words, for the people of the desk: "Registration received: TR-7K3F-9QXM". */
  readonly purpose: string;
  readonly recipient: string;
  /** What is sent, as `sealMail` gives it; a subscriber is found by `recipient`. */
  readonly sealed?: string;
  /**
   * Anybody on the site can cause it, as often as they like: the mark of the network that did, null where that is not
   * known. It leaves in turns of these (`deliverDue`). Undefined for a message of the house's own.
   */
  readonly askedBy?: string | null;
}

/** Of strangers whose network is not known, who have one turn between them. */
const UNKNOWN_NETWORK = '';

/** Puts a message into the outbox, inside the caller's transaction: it is sent if that is committed, and not if it is not. */
export async function queueMessage(
  executor: QueryExecutor,
  { key, kind, purpose, recipient, sealed = '', askedBy }: NewMessage,
): Promise<void> {
  const network = askedBy === null ? UNKNOWN_NETWORK : askedBy;
  await executor.query(
    `INSERT INTO hub.outbox
       (key, kind, purpose, recipient, sealed, asked_by, state, attempts, next_attempt_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'waiting', 0, now()) ON CONFLICT (key) DO NOTHING`,
    [key, kind, purpose, recipient, sealed, network ?? null],
  );
}

const messageState = z.object({
  id: z.coerce.number(),
  state: z.enum(['waiting', 'sent', 'dead']),
  sent_at: z.coerce.date().nullable(),
});

/** Where a message stands on its way out. */
export type MessageState = z.output<typeof messageState>;

/** How far the message under a key has come; undefined where there is none, or none any more. */
export async function stateOfMessage(
  executor: QueryExecutor,
  key: string,
): Promise<MessageState | undefined> {
  const { rows } = await executor.query(
    'SELECT id, state, sent_at FROM hub.outbox WHERE key = $1',
    [key],
  );
  return messageState.optional().parse(rows[0]);
}

const TAKEN_BACK = '/taken back/';

/** Whether a message was taken back, by its key: it is never sent again. */
export const isTakenBack = (key: string): boolean => key.includes(TAKEN_BACK);

/**
 * Takes back the message of a key, and those of keys below it that have not left: what waits and dead letters are gone. One
 * that is under way at this moment is not tried again, and is told as sent if it has gone out all the same. The key is free
 * for another message.
 */
export async function takeMessageBack(executor: QueryExecutor, key: string): Promise<void> {
  const below = `(key = $1 OR starts_with(key, $1 || '/') AND state <> 'sent') AND strpos(key, '${TAKEN_BACK}') = 0`;
  await executor.query(
    `DELETE FROM hub.outbox WHERE ${below} AND state <> 'sent' AND coalesce(leased_until <= now(), true)`,
    [key],
  );
  await executor.query(
    `UPDATE hub.outbox SET key = key || '${TAKEN_BACK}' || gen_random_uuid(),
       last_problem = CASE WHEN state = 'waiting' THEN 'Taken back while it was under way' ELSE last_problem END,
       state = CASE WHEN state = 'waiting' THEN 'dead' ELSE state END
     WHERE ${below}`,
    [key],
  );
}
