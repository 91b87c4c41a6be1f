import type { QueryExecutor } from '@selvedge/database/query-executor';
import type pg from 'pg';
import { inTransaction } from '../database/hub-pool.ts';
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
  /** The other side itself is away or takes nothing: it would do the same to any other message. */
  readonly isOfServer: boolean;
  /** The other side has said when to come again. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    {
      permanent = false,
      isOfServer = false,
      retryAfterMs,
      cause,
    }: {
      permanent?: boolean;
      isOfServer?: boolean;
      retryAfterMs?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause });
    this.permanent = permanent;
    this.isOfServer = isOfServer;
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
  /** Tries so far, with this one. */
  readonly attempts: number;
}

/** Writes to the database what came of a message, in the transaction that records it. */
type Recording = (client: pg.ClientBase) => Promise<void>;

/**
 * Hands a message over, in no transaction, or rejects: with a {@link DeliveryFailure} where it is known what that means.
 * Gives up when the signal says so.
 *
 * @returns what is to be written beside the message's being sent
 */
export type Deliver = (
  message: DueMessage,
  means: { readonly executor: QueryExecutor; readonly signal: AbortSignal },
) => Promise<Recording | undefined>;

interface DeliveryOptions {
  readonly deliver: Deliver;
  /** Told of a message that became a dead letter, inside the transaction that records it. */
  readonly onDeadLetter?: (message: DueMessage, client: pg.ClientBase) => Promise<void>;
  /** Messages of this kind alone; default: all. */
  readonly kind?: MessageKind;
  readonly now?: () => Date;
  /** Ends the round after the message that is under way. */
  readonly stopping?: AbortSignal | undefined;
}

/** What came of a round of deliveries. */
interface DeliveryRound {
  /** How many messages were tried. */
  readonly tried: number;
  /** Why the round ended early: the other side is away. */
  readonly serverFailure: DeliveryFailure | undefined;
}

/** A message that is not handed over by then is tried again later. */
const DELIVERY_MS = 45_000;
/** For so long a message belongs to the process that hands it over; if that dies, another may try afterwards. */
export const LEASE_MS = 60_000;
/** A round begins no other message after so many, or so long. */
export const MESSAGES_A_ROUND = 250;
const ROUND_MS = 30_000;

const MAX_PROBLEM_CHARACTERS = 300;

/**
 * Mails that strangers cause, of each kind that keys begin with, and in so many minutes: 300 in an hour. A house has a few a
 * day; a mail server that is made to write to thousands is put on lists of those that nobody takes mail from.
 */
export const STRANGERS_MAILS = 25;
const STRANGERS_MINUTES = 5;
/** Of these, so many are for networks that have had none of late: others can use up the rest, and not their turn. */
export const NEWCOMERS_MAILS = 12;
const WAITS = `Waits its turn: more than ${STRANGERS_MAILS} such mails are asked for in ${STRANGERS_MINUTES} minutes`;

/**
 * Takes the next message that is due on lease. What strangers have caused comes after everything else, first that of the
 * network that has had the fewest in the last hour. Processes that claim at the same moment may each have the last place.
 */
const CLAIM = `WITH had AS (
    SELECT split_part(key, '/', 1) AS of_kind, asked_by, count(*) AS in_hour,
      count(*) FILTER (WHERE turn_at > $2::timestamptz - interval '${STRANGERS_MINUTES} minutes') AS of_late
    FROM hub.outbox WHERE turn_at > $2::timestamptz - interval '1 hour' GROUP BY 1, 2),
  all_had AS (SELECT of_kind, sum(of_late) AS of_late FROM had GROUP BY 1)
  UPDATE hub.outbox SET attempts = attempts + 1, leased_until = $3,
    turn_at = CASE WHEN asked_by IS NOT NULL THEN coalesce(turn_at, $2) END
  WHERE id = (
    SELECT id FROM hub.outbox AS due
      LEFT JOIN had ON had.of_kind = split_part(key, '/', 1) AND had.asked_by = due.asked_by
      LEFT JOIN all_had ON all_had.of_kind = split_part(key, '/', 1)
    WHERE state = 'waiting' AND next_attempt_at <= $1
      AND coalesce(leased_until <= $2, true) AND ($4::text IS NULL OR kind::text = $4)
      AND (due.asked_by IS NULL OR turn_at IS NOT NULL OR coalesce(all_had.of_late, 0) < CASE
        WHEN coalesce(had.of_late, 0) = 0 THEN ${STRANGERS_MAILS} ELSE ${STRANGERS_MAILS - NEWCOMERS_MAILS} END)
    ORDER BY due.asked_by IS NOT NULL, coalesce(had.in_hour, 0), next_attempt_at, id
    LIMIT 1 FOR UPDATE OF due SKIP LOCKED)
  RETURNING id, key, kind, recipient, sealed, attempts::int AS attempts`;

/** Says of what strangers cause why it waits, of the kind that the round is of. */
const SAY_WAITING = `UPDATE hub.outbox SET last_problem = $2
  WHERE ($3::text IS NULL OR kind::text = $3) AND state = 'waiting' AND next_attempt_at <= $1
    AND asked_by IS NOT NULL AND turn_at IS NULL AND last_problem IS NULL`;

/** One that was taken back meanwhile has gone out all the same, and says so. */
const SENT = `UPDATE hub.outbox SET state = 'sent', sent_at = $3, updated_at = $3, sealed = '', last_problem = NULL,
    next_attempt_at = NULL, leased_until = NULL
  WHERE id = $1 AND leased_until = $2`;

const FAILED = `UPDATE hub.outbox SET state = $4, next_attempt_at = $5, last_problem = $6, updated_at = $3,
    leased_until = NULL
  WHERE id = $1 AND leased_until = $2 AND state = 'waiting'`;

interface Leased extends DueMessage {
  readonly leasedUntil: Date;
}

async function claim(
  pool: pg.Pool,
  { kind }: DeliveryOptions,
  dueAt: Date,
  now: Date,
): Promise<Leased | undefined> {
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  const { rows } = await pool.query<DueMessage>(CLAIM, [dueAt, now, leasedUntil, kind ?? null]);
  const [message] = rows;
  return message && { ...message, leasedUntil };
}

/** Records what came of a message, unless somebody has erased it meanwhile or taken it over after its lease. */
async function recordSent(
  pool: pg.Pool,
  { id, leasedUntil }: Leased,
  now: Date,
  record: Recording | undefined,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(SENT, [id, leasedUntil, now]);
    if (rowCount === 1) await record?.(client);
  });
}

async function recordFailure(
  pool: pg.Pool,
  { leasedUntil, ...message }: Leased,
  now: Date,
  { failure, onDeadLetter }: Pick<DeliveryOptions, 'onDeadLetter'> & { failure: DeliveryFailure },
): Promise<void> {
  const { id, attempts } = message;
  const dead = failure.permanent || attempts >= MAX_ATTEMPTS;
  const next = new Date(now.getTime() + backoffMs(attempts, failure.retryAfterMs));
  // The other side's words may hold NUL, which PostgreSQL takes in no text.
  const problem = failure.message.slice(0, MAX_PROBLEM_CHARACTERS).replaceAll('\0', '␀');
  await inTransaction(pool, async (client) => {
    const state = dead ? 'dead' : 'waiting';
    const values = [id, leasedUntil, now, state, dead ? null : next, problem];
    const { rowCount } = await client.query(FAILED, values);
    if (dead && rowCount === 1) await onDeadLetter?.(message, client);
  });
}

/**
 * A round: hands over the messages whose time had come when it began, one after another, those that strangers have caused
 * last, in turns of their networks and so many in a time. It ends early where the other side is away. No transaction is open and no row locked while a message is under way:
 * it is leased, so that any number of processes may do so at once, and one whose process dies is free again after
 * {@link LEASE_MS}. Where a process dies between the other side's yes and the record of it, a message is handed over
 * twice, under the same number.
 */
export async function deliverDue(pool: pg.Pool, options: DeliveryOptions): Promise<DeliveryRound> {
  const { deliver, now = () => new Date() } = options;
  const dueAt = now();
  const endsMs = performance.now() + ROUND_MS;
  let tried = 0;
  while (tried < MESSAGES_A_ROUND && performance.now() < endsMs && !options.stopping?.aborted) {
    const message = await claim(pool, options, dueAt, now());
    if (!message) {
      await pool.query(SAY_WAITING, [dueAt, WAITS, options.kind ?? null]);
      break;
    }
    tried += 1;
    const means = { executor: pool, signal: AbortSignal.timeout(DELIVERY_MS) };
    const done = await deliver(message, means).then(
      (record) => ({ record }),
      (error: unknown) => ({
        failure: error instanceof DeliveryFailure ? error : new DeliveryFailure(String(error)),
      }),
    );
    if ('failure' in done) {
      await recordFailure(pool, message, now(), { ...options, failure: done.failure });
      if (done.failure.isOfServer) return { tried, serverFailure: done.failure };
    } else await recordSent(pool, message, now(), done.record);
  }
  return { tried, serverFailure: undefined };
}

/** A server that is away is asked again within this time, unless it says a longer one itself. */
export const LONGEST_PAUSE_MS = 2 * 60 * 1000;

/**
 * Rounds of {@link deliverDue} that wait while the other side is away: 15 seconds, doubled with each round in which it
 * still is. A call before that does nothing.
 *
 * @param clockMs ms that only grow
 */
export function patientDelivery(
  pool: pg.Pool,
  clockMs: () => number = () => performance.now(),
): (options: DeliveryOptions) => Promise<void> {
  let failures = 0;
  let resumesMs = Number.NEGATIVE_INFINITY;
  return async (options) => {
    if (clockMs() < resumesMs) return;
    const { tried, serverFailure } = await deliverDue(pool, options);
    if (tried === 0) return;
    if (!serverFailure) failures = 0;
    else {
      failures = tried > 1 ? 1 : failures + 1; // the other side was there for the first of them
      const pauseMs = Math.min(backoffMs(failures), LONGEST_PAUSE_MS);
      resumesMs = clockMs() + Math.max(pauseMs, backoffMs(1, serverFailure.retryAfterMs));
    }
  };
}
