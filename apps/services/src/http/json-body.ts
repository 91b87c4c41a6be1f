import type { FastifyInstance } from 'fastify';
import { RequestFailure } from './failure.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Whether objects and lists of a JSON text lie deeper within each other than is allowed. It reads the text once and
 * builds nothing, so it comes before parsing, whose cost grows with the depth.
 */
export function isDeeperThan(json: string, maxDepth: number): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < json.length; i++) {
    const unit = json.charCodeAt(i);
    if (inString) {
      if (unit === BACKSLASH) i++;
      else if (unit === QUOTE) inString = false;
    } else if (unit === QUOTE) inString = true;
    else if (OPENING.has(unit)) {
      depth++;
      if (depth > maxDepth) return true;
    } else if (CLOSING.has(unit)) depth--;
  }
  return false;
}

/**
 * Lets an application take JSON bodies and no other kind. A body nested too deep, or one that would change a prototype
 * (`__proto__`, `constructor.prototype`), is answered with 400.
 */
export function acceptJsonOnly(app: FastifyInstance, maxDepth: number): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isDeeperThan(body, maxDepth)) {
        const msg = `The body is nested more than ${maxDepth} levels deep`;
        done(new RequestFailure(400, msg), undefined);
      } else {
        parse(request, body, done);
      }
    },
  );
}
