import { clientNetwork } from '@selvedge/contract/client-network';
import type { FastifyInstance } from 'fastify';
import { RequestFailure } from './failure.ts';
import type { Limits } from './limits.ts';
import { callTurns } from './network-turns.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [LIST_OPENS, LIST_ENDS] = [0x5b, 0x5d];
const [OBJECT_OPENS, OBJECT_ENDS] = [0x7b, 0x7d];

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

const COMMA = 0x2c;

/** Characters of a body from which on it is read and validated in the turn of its network: that takes the thread for long. */
const LONG_BODY = 16_384;

/** What the structure of a JSON body may be. */
type JsonLimits = Pick<Limits, 'jsonDepth' | 'jsonValues'>;

/**
 * What keeps a JSON text from being parsed, or null: objects and lists deeper within each other, or more values beside each
 * other, than is allowed. It reads the text once and builds nothing, so it comes before parsing, whose cost grows with both.
 */
export function structureProblem(
  json: string,
  { jsonDepth, jsonValues }: JsonLimits,
): string | null {
  let depth = 0;
  let values = 1;
  let inString = false;
  for (let i = 0; i < json.length; i++) {
    const unit = json.charCodeAt(i);
    if (inString) {
      if (unit === BACKSLASH) i++;
      else if (unit === QUOTE) inString = false;
    } else if (unit === QUOTE) inString = true;
    else if (unit === OBJECT_OPENS || unit === LIST_OPENS) {
      depth++;
      if (depth > jsonDepth) return `The body is nested more than ${jsonDepth} levels deep`;
    } else if (unit === OBJECT_ENDS || unit === LIST_ENDS) depth--;
    else if (unit === COMMA) {
      values++;
      if (values > jsonValues) return `The body has more than ${jsonValues} values`;
    }
  }
  return null;
}

/**
 * Lets an application take JSON bodies and no other kind. A body of too many values, nested too deep, or one that would
 * change a prototype (`__proto__`, `constructor.prototype`), is answered with 400.
 */
export function acceptJsonOnly(app: FastifyInstance, limits: JsonLimits): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('bodyText', '');
  app.decorateRequest('knownAnswer', undefined);
  app.removeAllContentTypeParsers();
  const inTurn = callTurns();
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
      const take = () => {
        const problem = structureProblem(body, limits);
        if (problem === null) parse(request, body, done);
        else done(new RequestFailure(400, problem), undefined);
      };
      if (body.length <= LONG_BODY) take();
      else inTurn(clientNetwork(request.ip), take).catch((cause: Error) => done(cause, undefined));
    },
  );
}
