import type pg from 'pg';
import type { MessageKind } from './queue-message.ts';

const FIRST_BACKOFF_MS = 15_000;
const LONGEST_BACKOFF_MS = 6 * 60 * 60 * 1000;

/** After this many tries, which take about a day and a half, a message becomes a dead letter. */
export const MAX_ATTEMPTS = 16;

/**
 * How long to wait before a message is tried again: 15 seconds, doubled with each try, six hours at most; and never sooner
 * than the other side has asked for.
 *
 * @param attempts tries so far, from 1
 */
export function backoffMs(attempts: number, retryAfterMs = 0): number {
  const grown = FIRST_BACKOFF_MS * 2 ** (attempts - 1);
  return Math.max(Math.min(grown, LONGEST_BACKOFF_MS), Math.min(retryAfterMs, LONGEST_BACKOFF_MS));
}

/** Why a message could not be handed over. */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure';
  /** Trying again would give the same: the message is a dead letter. */
  readonly permanent: boolean;
  /** The other side has said when to come again. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    {
      permanent = false,
      retryAfterMs,
      cause,
    }: { permanent?: boolean; retryAfterMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.permanent = permanent;
    this.retryAfterMs = retryAfterMs;
  }
}

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

interface DeliveryOptions {
  readonly deliver: Deliver;
  /** Told of a message that became a dead letter, inside the same transaction. */
  readonly onDeadLetter?: Deliver;
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
  // What the delivery writes is committed only if it succeeds.
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
  const next = new Date(now.getTime() + backoffMs(attempts, failure.retryAfterMs));
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
  if (dead) await options.onDeadLetter?.(message, client);
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
