import type { FastifyInstance } from 'fastify';
import { isHost } from '../hosts.ts';
import { RequestFailure } from './failure.ts';

/**
 * Answers requests with 400 whose Host header is no host, is there twice, or is missing where it must stand (RFC 9112, 3.2),
 * and those of which a proxy says that they came to what is no host, or by what is no protocol of pages.
 */
export function refuseWrongHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request.headers;
    const { httpVersion, headersDistinct } = request.raw;
    if ((headersDistinct?.host?.length ?? 0) > 1) {
      done(new RequestFailure(400, 'There is more than one Host header'));
    } else if (!isHost(request.host || 'localhost') || !/^https?$/u.test(request.protocol)) {
      done(new RequestFailure(400, 'The request came to no host, or by no protocol, of pages'));
    } else if (host === undefined && httpVersion !== '1.0') {
      done(new RequestFailure(400, 'The Host header is missing'));
    } else if (host !== undefined && !isHost(host)) {
      done(new RequestFailure(400, 'The Host header is not a host'));
    } else {
      done();
    }
  });
}
