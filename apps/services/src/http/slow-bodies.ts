import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestFailure } from './failure.ts';
import { answerClientError } from './failure-answers.ts';
import type { Limits } from './limits.ts';

const RETRY_AFTER_SECONDS = 10;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Cuts requests whose bodies come too slowly. Documents have minutes, since applicants' lines are slow, so the server as
 * a whole waits that long; every other body has its seconds, and only so many documents may be under way at a time.
 */
export function cutSlowBodies(app: FastifyInstance, limits: Limits, isPublicHttps: boolean): void {
  let uploads = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) return done();
    const { raw, routeOptions } = request;
    const isUpload = (routeOptions.bodyLimit ?? 0) > limits.draftBytes;
    if (isUpload && uploads >= limits.uploadsAtATime) {
      const msg = 'Many documents are on their way; try again in a moment';
      return done(new RequestFailure(503, msg, { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    }
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const limitMs = isUpload ? limits.uploadMs : limits.requestMs;
    const timer = setTimeout(() => {
      if (raw.complete) return;
      const isHttps = isPublicHttps || request.protocol === 'https';
      // Whoever has an answer already must not be sent another in its midst.
      if (reply.raw.headersSent) raw.socket.destroySoon();
      else answerClientError(isHttps)(late, raw.socket);
    }, limitMs);
    uploads += isUpload ? 1 : 0;
    raw.once('close', () => {
      clearTimeout(timer);
      uploads -= isUpload ? 1 : 0;
    });
    done();
  });
}
