import type pg from 'pg';
import { DeliveryFailure } from './delivery-failure.ts';
import type { MessageKind } from './message-kind.ts';
import { MAX_ATTEMPTS, pauseMs } from './pauses.ts';

/** A message as it is handed over. */
export interface DueMessage {
  readonly id: number;
  readonly key: string;
  readonly kind: MessageKind;
  readonly recipient: string;
  readonly sealed: string;
  readonly attempts: number;
}

/** Hands a message over, or rejects: with a {@link DeliveryFailure} where it is known what that means. */
export type Deliver = (message: DueMessage, client: pg.ClientBase) => Promise<void>;

export interface DeliveryOptions {
  readonly deliver: Deliver;
  /** Told of a message that was given up, inside the same transaction. */
  readonly gaveUp?: Deliver;
  readonly now?: () => Date;
}

const MAX_PROBLEM_CHARACTERS = 300;

/** The next message whose time has come, held for this transaction alone. */
const NEXT = `SELECT id, key, kind, recipient, sealed, attempts::int AS attempts FROM hub.outbox
  WHERE state = 'waiting' AND next_attempt_at <= $1 ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`;

async function deliverOne(client: pg.ClientBase, options: DeliveryOptions): Promise<boolean> {
  const now = options.now?.() ?? new Date();
  const { rows } = await client.query<DueMessage>(NEXT, [now]);
  const [message] = rows;
  if (!message) return false;
  // What the delivery writes is kept only if it succeeds.
  await client.query('SAVEPOINT delivery');
  const failure = await options.deliver(message, client).then(
    () => undefined,
    (error: unknown) =>
      error instanceof DeliveryFailure ? error : new DeliveryFailure(String(error)),
  );
  if (!failure) {
    await client.query(
      `UPDATE hub.outbox SET state = 'sent', sent_at = $2, updated_at = $2, attempts = attempts + 1,
         sealed = '', last_problem = NULL, next_attempt_at = NULL WHERE id = $1`,
      [message.id, now],
    );
    return true;
  }
  await client.query('ROLLBACK TO SAVEPOINT delivery');
  const attempts = message.attempts + 1;
  const dead = failure.permanent || attempts >= MAX_ATTEMPTS;
  const next = new Date(now.getTime() + pauseMs(attempts, failure.retryAfterMs));
  await client.query(
    `UPDATE hub.outbox SET state = $2, attempts = $3, next_attempt_at = $4, last_problem = $5, updated_at = $6
     WHERE id = $1`,
    [
      message.id,
      dead ? 'dead' : 'waiting',
      attempts,
      dead ? null : next,
      failure.message.slice(0, MAX_PROBLEM_CHARACTERS),
      now,
    ],
  );
  if (dead) await options.gaveUp?.(message, client);
  return true;
}

/**
 * Hands over every message whose time has come, one after another. Any number of processes may do so at once: each message
 * is locked while it is under way, and one whose process dies is free again at once. Only where a process dies between the
 * other side's yes and the commit is a message handed over twice, under the same number.
 *
 * @returns how many were tried
 */
export async function deliverDue(pool: pg.Pool, options: DeliveryOptions): Promise<number> {
  const client = await pool.connect();
  try {
    for (let tried = 0; ; tried += 1) {
      await client.query('BEGIN');
      const found = await deliverOne(client, options);
      await client.query('COMMIT');
      if (!found) return tried;
    }
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
