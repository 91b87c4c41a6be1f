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

/** Lines of one kind that are written in a minute; what a stranger causes fills no disk. */
const LINES_A_MINUTE = 60;
const MINUTE_MS = 60_000;
const ERROR_LEVEL = 50;

/** What kind of line it is: where its error arose, or which route failed; of an error the text may be anybody's. */
function kindOf(entry: unknown): string {
  const { err, route, statusCode }: Record<string, unknown> = Object(entry);
  if (!(err instanceof Error)) return `${route} ${statusCode}`;
  const place = err.stack?.slice(err.stack.indexOf('\n    at ')).split('\n', 2)[1];
  return `${err.name} ${place}`;
}

/** Counts lines by their kinds; @returns the number of this one in its minute. */
function countedByMinute(now: () => number): (kind: string) => number {
  let since = now();
  const counted = new Map<string, number>();
  return (kind) => {
    if (now() - since > MINUTE_MS) {
      since = now();
      counted.clear();
    }
    const count = (counted.get(kind) ?? 0) + 1;
    counted.set(kind, count);
    return count;
  };
}

type LogHooks = NonNullable<Extract<FastifyServerOptions['logger'], { hooks?: unknown }>['hooks']>;

/** Writes so many errors of one kind in a minute, and in the place of the next one that there are more. */
function boundedErrors(now: () => number = () => performance.now()): LogHooks {
  const count = countedByMinute(now);
  return {
    logMethod(entry, write, level) {
      const number = level < ERROR_LEVEL ? 0 : count(kindOf(entry[0]));
      if (number <= LINES_A_MINUTE) write.apply(this, entry);
      else if (number === LINES_A_MINUTE + 1)
        write.apply(this, [{}, 'more failures of one kind are not written for a minute']);
    },
  };
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
            hooks: boundedErrors(),
            serializers: { err: errorForLog, req: () => ({}), res: () => ({}) },
            ...(stream ? { stream } : {}),
          },
  };
}
