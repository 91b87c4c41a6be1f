import type { Config } from 'payload';

/** What people are told anyway; nobody need look into it. */
const EXPECTED_FAILURES = {
  APIError: 'info',
  AuthenticationError: 'info',
  Forbidden: 'info',
  LockedAuth: 'info',
  NotFound: 'info',
  UnauthorizedError: 'info',
  ValidationError: 'info',
} as const;

/** How the hub logs: warnings and faults, without refusals and without askers who left before their answer. */
export const hubLog = {
  loggingLevels: EXPECTED_FAILURES,
  logger: {
    options: {
      level: 'warn',
      hooks: {
        logMethod(args, method) {
          const [first] = args;
          if (!isLeaving(first)) method.apply(this, args);
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

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
