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
  /** Anybody on the site can cause it, as often as they like: it waits where too many are caused. */
  readonly isOfStranger?: boolean;
}

/**
 * Mails that strangers may cause in an hour, of each kind that keys begin with. A house has a few a day; a mail server that
 * is made to write to thousands is put on lists of those that nobody takes mail from.
 */
export const STRANGERS_MAILS_PER_HOUR = 300;
const WAITS = `Waits its turn: more than ${STRANGERS_MAILS_PER_HOUR} such mails an hour are asked for`;

/** Now, or an hour after the mail before which so many of its kind have had, or wait for, their turn. */
const TURN = `CASE WHEN $6 THEN greatest(now(), (
    SELECT turn_at FROM hub.outbox
    WHERE turn_at > now() - interval '1 hour' AND split_part(key, '/', 1) = split_part($1, '/', 1)
    ORDER BY turn_at DESC OFFSET ${STRANGERS_MAILS_PER_HOUR - 1} LIMIT 1
  ) + interval '1 hour') ELSE now() END`;

/** Puts a message into the outbox, inside the caller's transaction: it is sent if that is committed, and not if it is not. */
export async function queueMessage(
  executor: QueryExecutor,
  { key, kind, purpose, recipient, sealed = '', isOfStranger = false }: NewMessage,
): Promise<void> {
  await executor.query(
    `INSERT INTO hub.outbox
       (key, kind, purpose, recipient, sealed, state, attempts, next_attempt_at, turn_at, last_problem)
     SELECT $1::varchar, $2, $3, $4, $5, 'waiting', 0, turn_at, CASE WHEN $6::boolean THEN turn_at END,
       CASE WHEN turn_at > now() THEN $7 END
     FROM (SELECT ${TURN} AS turn_at) AS turn ON CONFLICT (key) DO NOTHING`,
    [key, kind, purpose, recipient, sealed, isOfStranger, WAITS],
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
