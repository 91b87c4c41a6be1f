import type { Socket } from 'node:net';
import { clientSite } from '@selvedge/contract/client-network';
import type { InboxSize } from '@selvedge/database/inbox-size';
import type { FastifyInstance } from 'fastify';
import { dailyCount } from './daily-count.ts';
import { RequestFailure } from './failure.ts';

/** For how long a measure of the inbox holds; what comes in meanwhile is bounded by the limits of each call. */
const MEASURE_MS = 5000;
/** One that takes long holds for so many times as long, so that the database is not measuring all the time. */
const MEASURE_SHARE = 20;
/** For so long the one before stands where there is none anew; from then on one that the database gives up is of a full inbox. */
const MEASURE_HOLDS_MS = 10 * 60_000;
const STATEMENT_CANCELLED = '57014';
const FULL_SIZE: InboxSize = {
  bytes: Number.POSITIVE_INFINITY,
  draftBytes: Number.POSITIVE_INFINITY,
};
/** What is sent counts so much at least in its network's share, as a draft does in the whole. */
const LEAST_SENT_BYTES = 4096;
const RETRY_AFTER_SECONDS = 3600;
const FULL =
  'We cannot take applications just now: our letter-box is full, and the house is told. Nothing that we have is lost; please try again later today';

export interface InboxBudget {
  /** What drafts and applications take, at the last measure; the database is asked where that is old. */
  size(): Promise<InboxSize>;
  /** Bytes that they may take; 0 is no limit. */
  readonly limitBytes: number;
}

/** @param measure what drafts and applications take; rejects while the database is away */
export function inboxBudget(
  measure: () => Promise<InboxSize>,
  limitBytes: number,
  now: () => number = () => performance.now(),
): InboxBudget {
  let held = { size: { bytes: 0, draftBytes: 0 }, atMs: Number.NEGATIVE_INFINITY };
  let nextMs = Number.NEGATIVE_INFINITY;
  let measuring = Promise.resolve();
  const measureNow = async () => {
    const from = now();
    nextMs = Number.POSITIVE_INFINITY;
    try {
      held = { size: await measure(), atMs: now() };
    } catch (error) {
      // Where the database is away, whoever wants to store something is told so by it.
      const tookTooLong = Object(error).code === STATEMENT_CANCELLED;
      if (tookTooLong && now() - held.atMs > MEASURE_HOLDS_MS) held = { ...held, size: FULL_SIZE };
    }
    nextMs = Math.max(from + MEASURE_MS, now() + (now() - from) * MEASURE_SHARE);
  };
  return {
    limitBytes,
    async size() {
      if (now() >= nextMs) measuring = measureNow();
      // Nobody waits for a measure while the one before holds.
      if (now() - held.atMs > MEASURE_HOLDS_MS) await measuring;
      return held.size;
    },
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Counts what is stored of a call in its network's share, where that is more than was sent: documents that are made
     * anew, or that a draft held. Throws a {@link RequestFailure} where it is too much.
     */
    chargeStored: ((storedBytes: number) => void) | undefined;
  }
}

/** Of the whole, what drafts may take: whoever fills it with them keeps nobody from applying. */
const DRAFT_SHARE = 0.5;
const DRAFTS = '/registration-draft/';

/** Of the whole, what one network may send in a day, so that a few strangers cannot fill it; and what everybody may. */
const SHARE = 1 / 40;
const LEAST_SHARE_BYTES = 64 * 2 ** 20;
const ENOUGH = 'Your network has sent as much as one may in a day; please try again tomorrow';

/**
 * Answers calls that store something of a stranger's with 503 once the inbox is as large as it may be, and with 429 where
 * one network has sent its share of it today, before their body is read. What deletes, reads or asks goes on.
 *
 * @param storing paths of the calls that store
 * @param sharesOut whether networks have shares; else only the whole is bounded
 */
export function refuseWhenFull(
  app: FastifyInstance,
  budget: InboxBudget,
  storing: readonly string[],
  sharesOut: boolean,
): void {
  if (budget.limitBytes === 0) return;
  const share = Math.max(LEAST_SHARE_BYTES, budget.limitBytes * SHARE);
  app.decorateRequest('chargeStored', undefined);
  const sentByNetwork = dailyCount(sharesOut ? share : 0);
  const readBefore = new WeakMap<Socket, number>();
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, ip, routeOptions, raw } = request;
    const { url = '', bodyLimit = 0 } = routeOptions;
    if (method !== 'POST' || !storing.some((path) => url.endsWith(path))) return;
    const told = Number(headers['content-length'] ?? bodyLimit); // or as long as it may be
    const bytes = Math.max(told, LEAST_SENT_BYTES);
    const charge = (more: number) => {
      const retryAfterSeconds = sentByNetwork(clientSite(ip), more);
      if (retryAfterSeconds !== null) throw new RequestFailure(429, ENOUGH, { retryAfterSeconds });
    };
    charge(bytes);
    // Of a body that breaks off, or is refused before it has come, only what has come counts.
    reply.raw.once('close', () => {
      const { bytesRead } = raw.socket;
      const arrived = Math.max(bytesRead - (readBefore.get(raw.socket) ?? 0), LEAST_SENT_BYTES);
      readBefore.set(raw.socket, bytesRead);
      if (!raw.complete && arrived < bytes) sentByNetwork(clientSite(ip), arrived - bytes);
    });
    request.chargeStored = (stored) => {
      if (stored > bytes) charge(stored - bytes);
    };
    const { bytes: stored, draftBytes } = await budget.size();
    const isDraft = url.includes(DRAFTS);
    const isFull = stored >= budget.limitBytes;
    if (isFull || (isDraft && draftBytes >= budget.limitBytes * DRAFT_SHARE))
      throw new RequestFailure(503, FULL, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  });
}
