import { type JsonLimits, structureReader } from '@selvedge/http/json-structure';
import type { FastifyInstance } from 'fastify';
import { RequestFailure } from './failure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON text of the body; empty where there is none. */
    bodyText: string;
    /** The answer to just this body, where the route knew it; the body is not parsed then. */
    knownAnswer: string | Buffer | undefined;
  }
  interface FastifyContextConfig {
    /** Finds the answer to a body that was validated and answered before, by its text. */
    known?: ((bodyText: string) => string | Buffer | undefined) | undefined;
  }
}

/** Characters of a body that is read and validated in no time, whatever it holds: a filter's, and a letter-box's. */
const SHORT_BODY = 2048;

/**
 * Lets an application take JSON bodies and no other kind. A body of too many values, nested too deep, or one that would
 * change a prototype (`__proto__`, `constructor.prototype`), is answered with 400. Each is read and validated in its turn.
 */
export function acceptJsonOnly(app: FastifyInstance, limits: JsonLimits): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('bodyText', '');
  app.decorateRequest('knownAnswer', undefined);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      request.bodyText = body;
      const { known } = request.routeOptions.config;
      // A query is validated as well, so an address with one takes the long way.
      if (known && !request.url.includes('?')) request.knownAnswer = known(body);
      if (request.knownAnswer !== undefined) {
        done(null, undefined);
        return;
      }
      request.takeTurn(body.length <= SHORT_BODY, (refused) => {
        if (refused) return done(refused, undefined);
        const problem = structureReader(limits)(body);
        if (problem === null) return parse(request, body, done);
        return done(new RequestFailure(400, problem), undefined);
      });
    },
  );
}
