import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { REQUEST_ID_HEADER } from '@selvedge/contract/request-id';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureBody, RequestFailure } from './failure.ts';
import { securityHeaders } from './security-headers.ts';

const RETRY_AFTER_SECONDS = 2;

/** What callers are told, by the framework's error code. */
const BY_CODE: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; a JSON object is expected',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as Content-Length says',
  FST_ERR_BAD_URL: 'The address is not validly encoded',
  FST_ERR_HANDLER_TIMEOUT: 'The answer took too long; try again in a moment',
};

/** What callers are told, by status, where the code says nothing. */
const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'The request is not valid',
  404: 'There is nothing at this address',
  408: 'The request took too long to arrive',
  413: 'The body is larger than is taken here',
  414: 'The address is longer than is taken here',
  415: 'The body must be JSON, sent with Content-Type: application/json',
  417: 'Nothing but 100-continue can be expected here',
  429: 'Too many requests from this address; try again later',
  431: 'The headers are larger than is taken here',
  503: 'The service is not available; try again in a moment',
};

/** What was said of the answer that this one takes the place of. */
const OF_THE_ANSWER = [
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
  'vary',
];

const JSON_TYPE = 'application/json; charset=utf-8';
const FORBIDDEN = 403;
const NOT_FOUND = 404;
const EXPECTATION_FAILED = 417;
const OUR_FAULT = 'Something went wrong here; try again later';

function answerFailure(
  error: FastifyError | RequestFailure,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const own = error instanceof RequestFailure ? error : undefined;
  const given = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
  // The library of files forbids an address that leads out of their folder: nothing is there.
  const status = given === FORBIDDEN && !own ? NOT_FOUND : given;
  const logged = own?.cause ?? (status >= 500 && status !== 503 ? error : undefined);
  if (logged) request.log.error({ reqId: request.id, err: logged }, 'request failed');
  const code = 'code' in error ? error.code : '';
  const msg = own?.message ?? BY_CODE[code] ?? BY_STATUS[status] ?? OUR_FAULT;
  for (const name of OF_THE_ANSWER) reply.removeHeader(name);
  const { errors, allow, retryAfterSeconds } = own?.details ?? {};
  if (allow) reply.header('allow', allow.join(', '));
  if ((status === 503 || retryAfterSeconds) && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', retryAfterSeconds ?? RETRY_AFTER_SECONDS);
  }
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(JSON_TYPE)
    .send(JSON.stringify(failureBody(msg, errors)));
}

/** Makes every failure of an application one of the contract's shape, without a stack trace. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) =>
    answerFailure(new RequestFailure(NOT_FOUND, BY_STATUS[NOT_FOUND] ?? ''), request, reply),
  );
}

/** Answers errors that come before a route, and its hooks, are found: an address that cannot be decoded. */
export const answerFrameworkError =
  (isPublicHttps: boolean) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(securityHeaders(isPublicHttps || request.protocol === 'https'));
    reply.header(REQUEST_ID_HEADER, request.id);
    answerFailure(error, request, reply);
  };

/** Answers a request whose Expect header nobody meets, which Node.js would answer itself, without a word. */
export const refuseExpectation =
  (isPublicHttps: boolean): RequestListener =>
  (_request, answer) => {
    const headers = { ...securityHeaders(isPublicHttps), 'content-type': JSON_TYPE };
    answer.writeHead(EXPECTATION_FAILED, { ...headers, connection: 'close' });
    answer.end(JSON.stringify(failureBody(BY_STATUS[EXPECTATION_FAILED] ?? '')));
  };

/** Answers a path with 405 for each method that no route takes. */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  allow: readonly string[],
): void {
  const others = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
    (method) => !allow.includes(method),
  );
  app.route({
    method: others,
    url,
    schema: { hide: true },
    onRequest: async () => {
      throw new RequestFailure(405, `This address takes ${allow[0]} only`, { allow });
    },
    handler: async () => undefined,
  });
}

/** Answers an error of a connection, and closes it. */
type AnswerClientError = (error: Error & { code?: string }, socket: Socket) => void;

/**
 * Answers what is no HTTP, or came too slowly or too large, straight on the connection, and closes it. Node.js finds
 * these before there is a request.
 *
 * @param isHttps whether visitors come by https
 */
export const answerClientError =
  (isHttps: boolean): AnswerClientError =>
  (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, name] =
      error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ([408, 'Request Timeout'] as const)
        : error.code === 'HPE_HEADER_OVERFLOW'
          ? ([431, 'Request Header Fields Too Large'] as const)
          : ([400, 'Bad Request'] as const);
    const body = JSON.stringify(failureBody(BY_STATUS[status] ?? name));
    const head = [
      `HTTP/1.1 ${status} ${name}`,
      `Content-Type: ${JSON_TYPE}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      ...Object.entries(securityHeaders(isHttps)).map(([header, value]) => `${header}: ${value}`),
    ];
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  };
