import { Socket } from 'node:net';
import { finished } from 'node:stream';
import { clientSite } from '@selvedge/contract/client-network';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestFailure } from './failure.ts';
import { answerClientError } from './failure-answers.ts';
import type { Limits } from './limits.ts';

const RETRY_AFTER_SECONDS = 10;

declare module 'fastify' {
  interface FastifyRequest {
    /** What a request with documents has of the memory, and gives back when all is done that it asks for. */
    upload: UploadRoom | undefined;
  }
}

/** Room that one request with documents has. */
interface UploadRoom {
  /** Aborted where the room is needed for others: what has not begun by then is not begun. */
  readonly signal: AbortSignal;
  /** Keeps the room until this is done, whatever becomes of the connection. */
  holdUntil(work: Promise<unknown>): void;
  /** Nobody waits for the answer any more. */
  giveUp(): void;
}

const noRoom = (): RequestFailure =>
  new RequestFailure(503, 'Many documents are on their way; try again in a moment', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** For how long its connection is kept while nothing moves on it; a request that tests inject has none. */
function waitOn({ raw }: FastifyRequest, idleMs: number): void {
  if (raw.socket instanceof Socket) raw.socket.setTimeout(idleMs);
}

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
  readonly giveUp: AbortController;
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
   * most, also where it waits to be looked into: whoever sends much, or dribbles, keeps nobody from sending theirs. The room
   * is free when the request is answered or gone, and what it asked for is done.
   *
   * @returns whether there is room
   */
  admit(request: FastifyRequest, reply: FastifyReply): boolean {
    const client = clientSite(request.ip);
    const { headers, routeOptions, raw } = request;
    const limit = routeOptions.bodyLimit ?? 0;
    const bytes = Math.min(limit, Number(headers['content-length'] ?? limit));
    const { uploadBytesAtATime, uploadsOfOneAtATime } = this.#limits;
    if (this.#of(client).length >= uploadsOfOneAtATime) return false;
    while (this.#bytes() + bytes > uploadBytesAtATime) {
      const victim = this.#slowest() ?? this.#oldestOfLargest(this.#bytesOf(client) + bytes);
      if (victim === undefined) return false;
      const { giveUp } = this.#underWay.get(victim) ?? {};
      this.#underWay.delete(victim);
      if (victim.request.raw.complete) giveUp?.abort(noRoom());
      else this.#cut(victim);
    }
    const readBefore = raw.socket.bytesRead;
    const giveUp = new AbortController();
    this.#underWay.set(reply, { client, bytes, sinceMs: performance.now(), readBefore, giveUp });
    let work: Promise<unknown> = Promise.resolve();
    request.upload = {
      signal: giveUp.signal,
      holdUntil(asked) {
        work = asked;
      },
      giveUp: () => giveUp.abort(noRoom()),
    };
    const release = () => this.#underWay.delete(reply);
    finished(reply.raw, () => work.then(release, release));
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
    const larger = [...this.#underWay]
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
  app.decorateRequest('upload', undefined);
  const uploads = new Uploads(limits, (reply) => cut(reply, isPublicHttps));

  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) return done();
    const isUpload = (request.routeOptions.bodyLimit ?? 0) > limits.draftBytes;
    if (isUpload && !uploads.admit(request, reply)) {
      return done(noRoom());
    }
    // While documents are looked into nothing moves on their connection.
    if (isUpload) waitOn(request, limits.documentsMs + limits.idleMs);
    const limitMs = isUpload ? limits.uploadMs : limits.requestMs;
    deadlines.set(reply, performance.now() + limitMs);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.upload) waitOn(request, limits.idleMs);
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
