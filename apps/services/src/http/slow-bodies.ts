import { finished } from 'node:stream';
import { clientNetwork } from '@selvedge/contract/client-network';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestFailure } from './failure.ts';
import { answerClientError } from './failure-answers.ts';
import type { Limits } from './limits.ts';

const RETRY_AFTER_SECONDS = 10;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Ends a request that came too slowly, with 408 where no answer has begun. */
function cut({ raw, request }: FastifyReply, isPublicHttps: boolean): void {
  const { socket } = request.raw;
  if (raw.headersSent) {
    socket.destroySoon();
    return;
  }
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  answerClientError(isPublicHttps || request.protocol === 'https')(late, socket);
}

/** A request with documents that is under way: what it has of the memory, and since when. */
interface Upload {
  readonly client: string;
  /** As it says, or as many as it may have. */
  readonly bytes: number;
  readonly sinceMs: number;
  /** What its connection had read before. */
  readonly readBefore: number;
}

/** Below this an upload is slow: a phone at the edge of its network sends twice as much. */
const SLOW_BYTES_PER_S = 8 * 1024;

/** Requests with documents, each of which is held in memory: there is so much for all, and so many are of one client. */
class Uploads {
  readonly #limits: Limits;
  readonly #cut: (reply: FastifyReply) => void;
  readonly #underWay = new Map<FastifyReply, Upload>();

  constructor(limits: Limits, cutOne: (reply: FastifyReply) => void) {
    this.#limits = limits;
    this.#cut = cutOne;
  }

  /**
   * Takes room for one. Where there is none left, what comes slowest gives way, then the oldest of the client who has
   * most: whoever sends much, or dribbles, keeps nobody from sending theirs.
   *
   * @returns whether there is room
   */
  admit(request: FastifyRequest, reply: FastifyReply): boolean {
    const client = clientNetwork(request.ip);
    const { headers, routeOptions, raw } = request;
    const limit = routeOptions.bodyLimit ?? 0;
    const bytes = Math.min(limit, Number(headers['content-length'] ?? limit));
    const { uploadBytesAtATime, uploadsOfOneAtATime } = this.#limits;
    if (this.#of(client).length >= uploadsOfOneAtATime) return false;
    while (this.#bytes() + bytes > uploadBytesAtATime) {
      const victim = this.#slowest() ?? this.#oldestOfLargest(this.#bytesOf(client) + bytes);
      if (victim === undefined) return false;
      this.#underWay.delete(victim);
      this.#cut(victim);
    }
    const readBefore = raw.socket.bytesRead;
    this.#underWay.set(reply, { client, bytes, sinceMs: performance.now(), readBefore });
    finished(reply.raw, () => this.#underWay.delete(reply));
    return true;
  }

  #of(client: string) {
    return [...this.#underWay].filter(([, upload]) => upload.client === client);
  }

  #bytesOf(client: string): number {
    return this.#of(client).reduce((sum, [, { bytes }]) => sum + bytes, 0);
  }

  #bytes(): number {
    return [...this.#underWay.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Those whose body has not come whole: what has is being looked into. */
  #incomplete(): [FastifyReply, Upload][] {
    return [...this.#underWay].filter(([{ request }]) => !request.raw.complete);
  }

  #slowest(): FastifyReply | undefined {
    const rated = this.#incomplete().map(([reply, { sinceMs, readBefore }]) => {
      const ms = performance.now() - sinceMs;
      const bytesPerS = (1000 * (reply.request.raw.socket.bytesRead - readBefore)) / ms;
      return {
        reply,
        bytesPerS,
        isSlow: ms > this.#limits.uploadPatienceMs && bytesPerS < SLOW_BYTES_PER_S,
      };
    });
    const slow = rated.filter(({ isSlow }) => isSlow);
    return slow.toSorted((one, other) => one.bytesPerS - other.bytesPerS)[0]?.reply;
  }

  /** @param bytes that a client must have more of than this */
  #oldestOfLargest(bytes: number): FastifyReply | undefined {
    const larger = this.#incomplete()
      .map(([reply, { client }]) => ({ reply, bytes: this.#bytesOf(client) }))
      .filter((one) => one.bytes > bytes);
    return larger.toSorted((one, other) => other.bytes - one.bytes)[0]?.reply;
  }
}

/**
 * Cuts requests whose bodies come too slowly. Documents have minutes, since applicants' lines are slow, so the server as
 * a whole waits that long, as long as there is room; every other body has its seconds.
 * One look at all that are under way costs less than a timer for each.
 */
export function cutSlowBodies(app: FastifyInstance, limits: Limits, isPublicHttps: boolean): void {
  /** Until when the bodies under way must be there, in ms of `performance.now()`. */
  const deadlines = new Map<FastifyReply, number>();
  const uploads = new Uploads(limits, (reply) => cut(reply, isPublicHttps));

  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) return done();
    const isUpload = (request.routeOptions.bodyLimit ?? 0) > limits.draftBytes;
    if (isUpload && !uploads.admit(request, reply)) {
      const msg = 'Many documents are on their way; try again in a moment';
      return done(new RequestFailure(503, msg, { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    }
    const limitMs = isUpload ? limits.uploadMs : limits.requestMs;
    deadlines.set(reply, performance.now() + limitMs);
    done();
  });
  app.addHook('preValidation', (_request, reply, done) => {
    deadlines.delete(reply);
    done();
  });

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [reply, deadline] of deadlines) {
      const { complete, destroyed } = reply.request.raw;
      const isLate = now > deadline;
      if (complete || destroyed || isLate) deadlines.delete(reply);
      if (isLate && !complete && !destroyed) cut(reply, isPublicHttps);
    }
  }, limits.checkMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
