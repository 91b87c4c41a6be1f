import type { FastifyInstance } from 'fastify';
import { RequestFailure } from './failure.ts';

/** For how long a measure of the inbox holds; what comes in meanwhile is bounded by the limits of each call. */
const MEASURE_MS = 5000;
const RETRY_AFTER_SECONDS = 3600;
const FULL =
  'We cannot take applications just now: our letter-box is full, and the house is told. Nothing that we have is lost; please try again later today';

export interface InboxBudget {
  /** Bytes that drafts and applications take, at the last measure; the database is asked where that is old. */
  bytes(): Promise<number>;
  /** Bytes that they may take; 0 is no limit. */
  readonly limitBytes: number;
}

/** @param measure bytes that drafts and applications take; rejects while the database is away */
export function inboxBudget(
  measure: () => Promise<number>,
  limitBytes: number,
  now: () => number = () => performance.now(),
): InboxBudget {
  let last = { bytes: Promise.resolve(0), atMs: Number.NEGATIVE_INFINITY };
  return {
    limitBytes,
    bytes() {
      if (now() - last.atMs < MEASURE_MS) return last.bytes;
      const before = last.bytes;
      // Where the database is away, whoever wants to store something is told so by it.
      last = { bytes: measure().catch(() => before), atMs: now() };
      return last.bytes;
    },
  };
}

/**
 * Answers calls that store something of a stranger's with 503 once the inbox is as large as it may be, before their body is
 * read. What deletes, reads or asks goes on.
 *
 * @param storing paths of the calls that store
 */
export function refuseWhenFull(
  app: FastifyInstance,
  budget: InboxBudget,
  storing: readonly string[],
): void {
  if (budget.limitBytes === 0) return;
  app.addHook('onRequest', async ({ method, routeOptions: { url = '' } }) => {
    if (method !== 'POST' || !storing.some((path) => url.endsWith(path))) return;
    if ((await budget.bytes()) >= budget.limitBytes)
      throw new RequestFailure(503, FULL, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  });
}
