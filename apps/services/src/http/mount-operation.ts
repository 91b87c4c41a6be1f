import type { IncomingHttpHeaders } from 'node:http';
import etag from '@fastify/etag';
import type { RateLimitOptions } from '@fastify/rate-limit';
import { clientNetwork } from '@selvedge/contract/client-network';
import type { Operation } from '@selvedge/contract/operation';
import type { FastifyInstance, preValidationHookHandler } from 'fastify';
import Negotiator from 'negotiator';
import { z } from 'zod';
import { refuseOtherMethods } from './failure-answers.ts';
import { inTime } from './in-time.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** A validated request of an operation. */
export interface Call<O extends Operation> {
  readonly parameters: Parsed<O['parameters']>;
  readonly query: Parsed<O['query']>;
  readonly body: Parsed<O['body']>;
  /** The body as it came. */
  readonly bodyText: string;
  readonly headers: IncomingHttpHeaders;
  /** Whom the call counts for: the network that it comes from. */
  readonly client: string;
  /** Aborted where nobody waits for what has not begun, or its room is needed; of calls with documents. */
  readonly signal: AbortSignal | undefined;
  /** The media type that the client likes best of those on offer; undefined where it takes none of them. */
  accepts(offered: readonly string[]): string | undefined;
  /** Whether the client speaks TLS, to us or to a proxy that we trust. */
  readonly isSecure: boolean;
  /** The origin under which the client reached us. */
  readonly origin: string;
  /** Counts what is stored of the call in its network's share. @throws RequestFailure where it is too much */
  chargeStored(bytes: number): void;
  /** Sends a cookie with the answer, as the header has it. */
  setCookie(cookie: string): void;
}

/** An answer that is JSON text already and is sent as it is. */
export class ReadyJson {
  readonly json: string | Buffer;
  constructor(json: string | Buffer) {
    this.json = json;
  }
}

/** An answer in another media type than JSON. */
export class ReadyText {
  readonly type: string;
  readonly text: string;
  constructor(type: string, text: string) {
    this.type = type;
    this.text = text;
  }
}

type Answer<O extends Operation> = z.output<O['response']> | ReadyJson | ReadyText;

interface OperationOptions {
  /** The answer to a body that was validated and answered before, by its text. */
  known?(bodyText: string): string | Buffer | undefined;
  /** Milliseconds from its whole arrival after which the call is answered with 503; without it there is no limit. */
  readonly answerMs?: number;
  /** Largest body; that of all routes by default. */
  readonly bodyBytes?: number;
  /** How often one client address may call; the limit of all routes by default. */
  readonly rateLimit?: RateLimitOptions;
}

const JSON_TYPE = 'application/json; charset=utf-8';

const answerKnown: preValidationHookHandler = (request, reply, done) => {
  if (request.knownAnswer === undefined) done();
  else reply.header('cache-control', 'no-store').type(JSON_TYPE).send(request.knownAnswer);
};

const NO_QUERY = z.strictObject({});

/** The path of an operation as the router writes it: `{name}` is `:name`. */
const routerPath = (path: string): string => path.replaceAll(/\{(\w+)\}/gu, ':$1');

/**
 * Serves one operation of the contract: validates the request by its schemas, hands it to the function that answers
 * it, and refuses other methods. What reads (GET) may be kept by who asked, and is confirmed by its ETag.
 */
export async function mountOperation<O extends Operation>(
  app: FastifyInstance,
  operation: O,
  answer: (call: Call<O>) => Promise<Answer<O>>,
  { answerMs, bodyBytes, ...config }: OperationOptions = {},
): Promise<void> {
  const { method, path, parameters, query = NO_QUERY, body } = operation;
  const url = routerPath(path);
  await app.register(async (scope) => {
    if (method === 'GET') await scope.register(etag, { weak: true });
    scope.route({
      method,
      url,
      config,
      ...(bodyBytes && { bodyLimit: bodyBytes }),
      ...(config.known && { preValidation: answerKnown }),
      schema: {
        ...(parameters && { params: parameters }),
        querystring: query,
        ...(body && { body }),
      },
      handler: async (request, reply) => {
        reply.header('cache-control', method === 'GET' ? 'no-cache' : 'no-store');
        // The schemas of the route have just made these so.
        const call = {
          parameters: request.params,
          query: request.query,
          body: request.body,
          bodyText: request.bodyText,
          headers: request.headers,
          client: clientNetwork(request.ip),
          signal: request.upload?.signal,
          isSecure: request.isPublicHttps === true || request.protocol === 'https',
          origin: `${request.protocol}://${request.host}`,
          chargeStored: (bytes) => request.chargeStored?.(bytes),
          setCookie: (cookie) => reply.header('set-cookie', cookie),
          accepts: (offered) => preferredType(request.headers.accept, offered),
        } as Call<O>;
        if (operation.alsoAs) reply.header('vary', 'Accept');
        const work = answer(call);
        request.upload?.holdUntil(work);
        const late = () => request.upload?.giveUp();
        const result = await (answerMs ? inTime(work, answerMs, late) : work);
        if (result instanceof ReadyText) return reply.type(result.type).send(result.text);
        if (!(result instanceof ReadyJson)) return result;
        return reply.type(JSON_TYPE).send(result.json);
      },
    });
    refuseOtherMethods(
      scope,
      url,
      method === 'GET' ? ['GET', 'HEAD', 'OPTIONS'] : ['POST', 'OPTIONS'],
    );
  });
}

/**
 * The media type that an Accept header likes best of those on offer, the first where it likes several alike;
 * undefined where it takes none of them (RFC 9110, 12.5.1).
 */
function preferredType(accept: string | undefined, offered: readonly string[]): string | undefined {
  return new Negotiator({ headers: { accept } }).mediaType([...offered]);
}
