import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from 'fastify';
import { RequestFailure } from '../http/failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route answers with pages, and nothing that is larger. */
    answersPages?: true;
  }
}

type PageAnswer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>;

/** The answer of the site to a path, asked for in the name of whoever sent a request. */
export type AskPage = (path: string, request: FastifyRequest) => Promise<PageAnswer>;

const MARK = 'x-asks-for-page';
const NOT_FOUND = 404;

/**
 * Lets the process ask itself for its pages, and for nothing else: the answer is whole in memory, and an original of 60 MB
 * would be as well, in each of the spellings of its address.
 *
 * @param app whose routes are mounted afterwards
 * @returns asks for a page; the answer is 404 for a path of anything that is none
 */
export function pageAsker(app: FastifyInstance): AskPage {
  const own = randomUUID(); // which no request from outside can know
  app.addHook('onRequest', (request, _reply, done) => {
    const isOther = request.headers[MARK] === own && !request.routeOptions.config.answersPages;
    done(isOther ? new RequestFailure(NOT_FOUND, 'There is no page at this address') : undefined);
  });
  return (path, { headers, ip }) =>
    app.inject({
      url: path,
      headers: { host: headers.host ?? 'localhost', [MARK]: own },
      remoteAddress: ip,
    });
}
