import type { FastifyInstance } from 'fastify';
import { isHost } from '../hosts.ts';
import { RequestFailure } from './failure.ts';

/** Answers requests with 400 whose Host header is no host, or is missing where it must stand (RFC 9112, 3.2). */
export function refuseWrongHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers: { host }, raw: { httpVersion } }, _reply, done) => {
    if (host === undefined && httpVersion !== '1.0') {
      done(new RequestFailure(400, 'The Host header is missing'));
    } else if (host !== undefined && !isHost(host)) {
      done(new RequestFailure(400, 'The Host header is not a host'));
    } else {
      done();
    }
  });
}
