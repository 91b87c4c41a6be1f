import type { FastifyServerOptions } from 'fastify';
import { LogController } from 'fastify';

/** An error as the log holds it: its kind and where it arose. Messages and details of the database repeat values. */
function errorForLog(error: Error & { code?: string; severity?: string }) {
  const fromDatabase = error.severity !== undefined;
  const stack = error.stack ?? '';
  return {
    type: error.name,
    ...(error.code === undefined ? {} : { code: error.code }),
    message: fromDatabase ? 'message withheld, as it may repeat values' : error.message,
    stack: fromDatabase ? stack.slice(Math.max(0, stack.indexOf('\n    at '))) : stack,
  };
}

/**
 * One line for each answered request: successes at `debug`, refusals at `info` (503 among them: not ready yet, or too
 * busy), failures of ours at `error`. The route stands for the address, so no name, search text or e-mail address comes into the log, and no client address.
 */
class RequestLog extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}
  override defaultErrorLog(): void {}

  override requestCompleted(
    ...[error, request, reply]: Parameters<LogController['requestCompleted']>
  ) {
    const { statusCode } = reply;
    const refused = statusCode >= 400 && (statusCode < 500 || statusCode === 503);
    const level = error ? 'error' : refused ? 'info' : statusCode >= 500 ? 'error' : 'debug';
    request.log[level]({
      reqId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
      ...(error ? { err: error } : {}),
    });
  }
}

/** Options that make an application log as described at {@link RequestLog}, one JSON object a line. */
export function logOptions(
  level: string,
  stream?: { write(line: string): void },
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logController: new RequestLog(),
    logger:
      level === 'silent'
        ? false
        : {
            level,
            base: null,
            serializers: { err: errorForLog, req: () => ({}), res: () => ({}) },
            ...(stream ? { stream } : {}),
          },
  };
}
