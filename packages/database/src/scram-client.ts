import { Socket } from 'node:net';
import pg from 'pg';

/** What libpq calls this in an address; the tools of PostgreSQL's own go by it too. */
const REQUIRE_AUTH = 'require_auth';
const SCRAM = 'scram-sha-256';

/** An address at which nothing but SCRAM counts. @param url a `postgres:` URL */
export function requireScram(url: string): string {
  const required = new URL(url);
  required.searchParams.set(REQUIRE_AUTH, SCRAM);
  return required.href;
}

/** TLS in which `pg` checks who the server is; `uselibpqcompat` makes the looser ones encrypt alone. */
const CHECKED_TLS = ['verify-full', 'verify-ca', 'require', 'prefer'];
const NO_TLS = ['', 'disable'];

/**
 * Whether an address says how its password is kept from whoever else answers there: true where it asks for nothing but
 * SCRAM, or for nothing. What could not be held is false, so that nobody counts on it.
 */
export function canRequireAuth(url: string): boolean {
  const asked = URL.parse(url)?.searchParams;
  const methods = asked?.getAll(REQUIRE_AUTH) ?? [];
  if (!asked || methods.length === 0) return true;
  const modes = asked.getAll('sslmode');
  const [mode = ''] = modes;
  const isHeld =
    NO_TLS.includes(mode) || (CHECKED_TLS.includes(mode) && !asked.has('uselibpqcompat'));
  return methods.join() === SCRAM && modes.length < 2 && isHeld && !asked.has('ssl');
}

/** Where TLS proves who the server is, what comes over the socket cannot be read here, and need not be. */
function isScramRequired(url: string | undefined): boolean {
  const asked = URL.parse(url ?? '')?.searchParams;
  return asked?.get(REQUIRE_AUTH) === SCRAM && NO_TLS.includes(asked.get('sslmode') ?? '');
}

const HEADER_BYTES = 5;
/** Far more than any message of a sign-in has. */
const MOST_BYTES = 65_536;
const kindOf = (letter: string): number => letter.charCodeAt(0);
const AUTHENTICATION = kindOf('R');
const REFUSALS = [kindOf('E'), kindOf('N')];
/** The codes of a sign-in by SCRAM in their order: which way it goes, a question, the server's own proof, and done. */
const SIGN_IN = [10, 11, 12, 0];

/** As PostgreSQL numbers it: the database is away, and may come back. */
const PROTOCOL_VIOLATION = '08P01';
const NOT_OURS =
  'Something else answers where the database did: it asks for a password in the clear, or for none.';

/**
 * A socket that breaks where the server does not go through the whole of SCRAM, in which neither side learns the password
 * and each proves that it knows it. `pg` by itself tells the password to whoever asks for it in the clear, and takes whoever
 * asks for none.
 */
function scramSocket(): Socket {
  const socket = new Socket();
  let unread = Buffer.alloc(0);
  let step = 0;
  // Stands before the listener of `pg`, which does nothing on a message until all of it has come.
  const look = (bytes: Buffer): void => {
    unread = Buffer.concat([unread, bytes]);
    while (unread.length >= HEADER_BYTES && step < SIGN_IN.length) {
      const end = 1 + unread.readUInt32BE(1);
      const kind = unread[0] ?? 0;
      const isStep = kind === AUTHENTICATION && end > HEADER_BYTES;
      if (end > MOST_BYTES || !(isStep || REFUSALS.includes(kind))) break;
      if (unread.length < end) return;
      if (isStep && unread.readUInt32BE(HEADER_BYTES) !== SIGN_IN[step++]) break;
      unread = unread.subarray(end);
    }
    if (step === SIGN_IN.length) return void socket.off('data', look);
    if (unread.length >= HEADER_BYTES)
      socket.destroy(Object.assign(new Error(NOT_OURS), { code: PROTOCOL_VIOLATION }));
  };
  return socket.on('data', look);
}

/** A connection as `pg` makes it; with an address of {@link requireScram} one that no other program can pose as the server of. */
export class DatabaseClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super(isScramRequired(config.connectionString) ? { ...config, stream: scramSocket } : config);
  }
}

/** Connections of {@link DatabaseClient}. */
export class DatabasePool extends pg.Pool {
  constructor(config: pg.PoolConfig = {}) {
    super({ ...config, Client: DatabaseClient });
  }
}
