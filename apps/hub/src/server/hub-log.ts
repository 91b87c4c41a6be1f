import type { Config } from 'payload';
import { answeredRequest } from './request-of-log-line.ts';

/** What people are told anyway; nobody need look into it. */
const EXPECTED_FAILURES = {
  APIError: 'info',
  AuthenticationError: 'info',
  Forbidden: 'info',
  LockedAuth: 'info',
  NotFound: 'info',
  QueryError: 'info',
  UnauthorizedError: 'info',
  ValidationError: 'info',
} as const;

/**
 * How the hub logs: warnings and faults, without refusals, without askers who left before their answer, and without what
 * somebody has written: a query that fails would repeat all its values. A line of a request carries its id.
 */
export const hubLog = {
  loggingLevels: EXPECTED_FAILURES,
  logger: {
    options: {
      level: 'warn',
      mixin() {
        const reqId = answeredRequest();
        return reqId === undefined ? {} : { reqId };
      },
      hooks: {
        logMethod(args, method) {
          const [first, ...rest] = args;
          const error = first instanceof Error ? first : fieldOf(first, 'err');
          if (isLeaving(first) || isBrokenBody(error)) return;
          const failed = failedQuery(error);
          if (failed && isAskersMistake(error))
            this.warn(`${NOT_POSSIBLE} (${databaseCode(error)})`);
          else if (failed) method.apply(this, [{ err: failed }, ...rest.map(() => failed.message)]);
          else method.apply(this, args);
        },
      },
    },
  },
} satisfies Partial<Config>;

/** Whether what is logged says no more than that a browser closed its connection while it was sending. */
function isLeaving(logged: unknown): boolean {
  const error = logged instanceof Error ? logged : fieldOf(logged, 'err');
  return (
    error instanceof Error && error.message === 'aborted' && fieldOf(error, 'code') === 'ECONNRESET'
  );
}

/** What those say who read bodies: JSON, and the parts of a form. Their words repeat what was sent. */
const BROKEN_BODY =
  /^(?:Unexpected end of (?:form|file)|Malformed|Multipart:|Missing Content-Type|Unsupported content type|Request is not eligible)/u;

/** Whether a body could not be read, which whoever sends it is told and nobody else. */
export const isBrokenBody = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof Error && BROKEN_BODY.test(error.message));

/** Data exceptions (PostgreSQL, appendix A): a number out of range, a character that texts do not have, an offset below 0. */
const DATA_EXCEPTION = /^22/u;

/** A document that is named and not there, or is deleted and named elsewhere (PostgreSQL, appendix A). */
const FOREIGN_KEY_VIOLATION = '23503';

const NOT_POSSIBLE = 'A request named what the database cannot hold, and was refused';

/** Whether a query failed for what was asked, which the asker is told. */
export const isAskersMistake = (error: unknown): boolean =>
  DATA_EXCEPTION.test(databaseCode(error) ?? '') || isLooseReference(error);

/** Whether a query failed for a document that is not there, or that another one still names. */
export const isLooseReference = (error: unknown): boolean =>
  databaseCode(error) === FOREIGN_KEY_VIOLATION;

/** A comparison that a type does not have, with nothing, or with a list that is not read (PostgreSQL, appendix A). */
const NOT_COMPARABLE = new Set(['42883', '42601', '42P01']);

/** Whether a query failed as it does where a condition does not fit its field: a number is like no word. */
export const isOddCondition = (error: unknown): boolean =>
  NOT_COMPARABLE.has(databaseCode(error) ?? '');

const WITHHELD = 'A query failed; its words are withheld, as they repeat values';
/** How Drizzle begins to tell of one. */
const QUERY_TEXT = /Failed query:/u;

/** Causes of causes that are looked at. */
const MOST_CAUSES = 5;
const IS_FRAME = /^\s+at /u;

function causesOf(error: unknown): unknown[] {
  const causes = [error];
  while (causes.length < MOST_CAUSES) causes.push(fieldOf(causes.at(-1), 'cause'));
  return causes;
}

/** The database's own code of a failure (PostgreSQL, appendix A), where an error is or comes from one. */
function databaseCode(error: unknown): string | undefined {
  const ofDatabase = causesOf(error).find(
    (cause) =>
      typeof fieldOf(cause, 'severity') === 'string' && fieldOf(cause, 'code') !== undefined,
  );
  return ofDatabase === undefined ? undefined : String(fieldOf(ofDatabase, 'code'));
}

/**
 * A failed query as the log holds it, where an error is or comes from one: where it arose and the database's own code.
 * Its words, its text and its details repeat values. Undefined for any other error.
 */
function failedQuery(error: unknown): Error | undefined {
  const causes = causesOf(error);
  const isQuery = causes.some(
    (cause) => fieldOf(cause, 'query') !== undefined && fieldOf(cause, 'params') !== undefined,
  );
  if (!isQuery && databaseCode(error) === undefined) return undefined;
  const failed = new Error(WITHHELD);
  const stack = String(fieldOf(error, 'stack') ?? '').split('\n');
  failed.stack = [failed.message, ...stack.filter((line) => IS_FRAME.test(line))].join('\n');
  const code = causes.map((cause) => fieldOf(cause, 'code')).find((one) => one !== undefined);
  return Object.assign(failed, code === undefined ? {} : { code });
}

/**
 * Has what is written to the console by others, such as Next and Payload's pages, tell a failed query as the log does:
 * without its words, which repeat values.
 */
export function withholdQueries(log: Pick<Console, 'error' | 'warn'>): void {
  for (const level of ['error', 'warn'] as const) {
    const write = log[level].bind(log);
    log[level] = (...lines: unknown[]) =>
      write(
        ...lines.map((line) => {
          if (typeof line === 'string' && QUERY_TEXT.test(line)) return WITHHELD;
          return failedQuery(line) ?? line;
        }),
      );
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
