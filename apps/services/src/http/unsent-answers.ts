import { finished, Stream } from 'node:stream';
import { clientSite } from '@selvedge/contract/client-network';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { RequestFailure } from './failure.ts';
import type { Limits } from './limits.ts';

/** What is shorter is gone with a few packets. */
const LONG_BYTES = 16 * 1024;
const RETRY_AFTER_SECONDS = 5;
/** What a connection is given before it counts as slow, and how slowly it may read then. */
const PATIENCE_MS = 30_000;
const SLOWEST_BYTES_PER_S = 16 * 1024;

/** A long answer that is in memory until its client has read it. */
interface Unsent {
  readonly client: string;
  readonly bytes: number;
  /** By when it must have been read, in ms of `performance.now()`. */
  readonly deadline: number;
}

/** What an open file counts as, of which little is in memory: one network has so many fewer open. */
const FILE_BYTES = 256 * 1024;

/** A string by its characters, of which most are one byte. */
function bytesOf(payload: unknown): number {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length;
  return payload instanceof Stream ? FILE_BYTES : 0;
}

/**
 * Bounds what waits for clients that read slowly, in memory or open: files and long answers of all, fewer of one client,
 * and each for a time that a slow line needs. Beyond it an answer is 503; one that is not read in time is cut. Where there is no room at all,
 * whoever has most of it gives way to who has less.
 */
export function boundUnsentAnswers(app: FastifyInstance, limits: Limits): void {
  const unsent = new Map<FastifyReply, Unsent>();
  const bytesBy = new Map<string, number>();
  let all = 0;
  const add = (client: string, bytes: number): void => {
    all += bytes;
    const own = (bytesBy.get(client) ?? 0) + bytes;
    if (own > 0) bytesBy.set(client, own);
    else bytesBy.delete(client);
  };
  const letGo = (reply: FastifyReply): void => {
    const gone = unsent.get(reply);
    if (gone && unsent.delete(reply)) add(gone.client, -gone.bytes);
  };
  const makeRoom = (client: string, bytes: number): boolean => {
    const own = (bytesBy.get(client) ?? 0) + bytes;
    while (all + bytes > limits.unsentBytes) {
      const [[largest, most] = ['', 0]] = [...bytesBy].toSorted(([, a], [, b]) => b - a);
      const oldest = [...unsent].find(([, one]) => one.client === largest);
      if (!oldest || most <= own) return false;
      letGo(oldest[0]);
      oldest[0].raw.destroy();
    }
    return true;
  };
  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes = bytesOf(payload);
    if (bytes < LONG_BYTES || unsent.has(reply)) return done(null, payload);
    const client = clientSite(request.ip);
    const isTooMuch = (bytesBy.get(client) ?? 0) + bytes > limits.unsentBytesOfOne;
    if (isTooMuch || !makeRoom(client, bytes)) {
      const msg = 'Too many answers wait to be read; try again in a moment';
      return done(new RequestFailure(503, msg, { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    }
    const deadline = performance.now() + PATIENCE_MS + (1000 * bytes) / SLOWEST_BYTES_PER_S;
    unsent.set(reply, { client, bytes, deadline });
    add(client, bytes);
    finished(reply.raw, () => letGo(reply));
    done(null, payload);
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [reply, { deadline }] of unsent) if (now > deadline) reply.raw.destroy();
  }, limits.checkMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
