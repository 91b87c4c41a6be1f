/** The server cannot be started; the message holds what it said itself. */
export class ServerStartError extends Error {
  override name = 'ServerStartError';
}

/** Errors of the system that say that nobody answers, now. */
const UNREACHABLE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/**
 * PostgreSQL's errors for a broken connection, too little of something, a statement that took too long or gave way to
 * another transaction, a stopping server, and one that only reads for a time, as while another takes its place.
 */
const SERVER_AWAY = /^(?:08|25006|40001|40P01|53|57014|57P0[123])/u;
/** pg tells these by their words only. */
const CUT_OFF =
  /^(?:timeout expired|Query read timeout|Connection terminated|Client (?:has encountered a connection error|was closed))/u;

/**
 * Whether an error says that the database is away, so that trying again later makes sense; a wrong password or a failed
 * migration, which somebody has to fix, does not.
 */
export function isAway(error: unknown): boolean {
  if (error instanceof ServerStartError) return true;
  if (error instanceof AggregateError) return error.errors.every(isAway);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return UNREACHABLE.includes(code) || SERVER_AWAY.test(code) || CUT_OFF.test(error.message);
}
