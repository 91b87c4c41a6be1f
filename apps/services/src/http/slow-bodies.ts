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

/**
 * Cuts requests whose bodies come too slowly. Documents have minutes, since applicants' lines are slow, so the server as
 * a whole waits that long; every other body has its seconds, and only so many documents may be under way at a time, fewer
 * of one client.
 * One look at all that are under way costs less than a timer for each.
 */
export function cutSlowBodies(app: FastifyInstance, limits: Limits, isPublicHttps: boolean): void {
  /** Until when the bodies under way must be there, in ms of `performance.now()`. */
  const deadlines = new Map<FastifyReply, number>();
  let uploads = 0;
  /** Of them by the network of their client. */
  const uploadsOf = new Map<string, number>();

  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) return done();
    const isUpload = (request.routeOptions.bodyLimit ?? 0) > limits.draftBytes;
    if (isUpload) {
      const client = clientNetwork(request.ip);
      const own = uploadsOf.get(client) ?? 0;
      if (uploads >= limits.uploadsAtATime || own >= limits.uploadsOfOneAtATime) {
        const msg = 'Many documents are on their way; try again in a moment';
        return done(new RequestFailure(503, msg, { retryAfterSeconds: RETRY_AFTER_SECONDS }));
      }
      uploads += 1;
      uploadsOf.set(client, own + 1);
      finished(reply.raw, () => {
        uploads -= 1;
        const left = (uploadsOf.get(client) ?? 1) - 1;
        if (left > 0) uploadsOf.set(client, left);
        else uploadsOf.delete(client);
      });
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
