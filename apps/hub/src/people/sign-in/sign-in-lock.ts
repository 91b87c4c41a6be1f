import crypto from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { clientSite } from '@selvedge/contract/client-network';
import { fairTurns, TooManyWaiting } from '@selvedge/documents/fair-turns';
import {
  APIError,
  AuthenticationError,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { ADDRESS_HEADER } from '../../audit/audit-entry.ts';

/** Wrong passwords for one person from one address, and how long that address waits then. */
export const MOST_TRIES = 5;
const WAIT_MS = 15 * 60 * 1000;
/** Pairs of person and address that are remembered; the oldest go first, and those that are locked out last. */
const MOST_PAIRS = 10_000;

/** How Payload hashes passwords; a test holds this to it. */
const [ITERATIONS, KEY_BYTES] = [600_000, 32];
const SALT = crypto.randomBytes(32).toString('hex');

/** An address as the lock remembers it: of one length, however long a stranger makes the other. */
const kept = (email: string): string =>
  crypto.createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

interface Tries {
  readonly count: number;
  readonly last: number;
}

/**
 * Counts tries to sign in, by the person and the address that they come from: an address that guesses is locked out of
 * that person's account, and nobody can lock anybody else out.
 */
export function signInLock(now: () => number = Date.now) {
  const tries = new Map<string, Tries>();
  const pairOf = (email: string, address: string): string =>
    JSON.stringify([kept(email), clientSite(address)]);
  /** Which pair is forgotten where there are too many. */
  const dropped = (): string => {
    for (const [pair, { count, last }] of tries)
      if (count < MOST_TRIES || now() - last > WAIT_MS) return pair;
    return tries.keys().next().value ?? '';
  };
  return {
    /** Notes a try, and tells whether it is one too many. It counts before it is judged: many at once are many. */
    note(email: string, address: string): boolean {
      const pair = pairOf(email, address);
      const before = tries.get(pair);
      const isOver = !before || now() - before.last > WAIT_MS;
      if (before && !isOver && before.count >= MOST_TRIES) return true;
      tries.delete(pair);
      tries.set(pair, { count: isOver ? 1 : before.count + 1, last: now() });
      if (tries.size > MOST_PAIRS) tries.delete(dropped());
      return false;
    },
    /** Forgets the tries of an address that has signed in, or all of a person. */
    forget(email: string, address?: string): void {
      if (address !== undefined) tries.delete(pairOf(email, address));
      else for (const pair of tries.keys()) if (isOf(pair, email)) tries.delete(pair);
    },
  };
}

const isOf = (pair: string, email: string): boolean => JSON.parse(pair)[0] === kept(email);

const addressOf = ({ headers }: PayloadRequest): string => headers?.get(ADDRESS_HEADER) ?? '';

/** How long a password took to be hashed when that was last measured. */
let hashingMs = 150;

/** Takes as long as Payload takes to find a password wrong. */
const asLongAsHashing = (password: string) =>
  new Promise<void>((resolve) => {
    const from = performance.now();
    crypto.pbkdf2(password, SALT, ITERATIONS, KEY_BYTES, 'sha256', () => {
      hashingMs = Math.min(performance.now() - from, LONGEST_TURN_MS);
      resolve();
    });
  });

/**
 * Hashing takes a core by design: tries begin as fast as it is done, in turns of the networks that they come from, so
 * that nobody keeps a colleague waiting for more than one try of each.
 */
const AT_A_TIME = 2;
const MOST_WAITING_OF_ONE = 10;
const LONGEST_TURN_MS = 1000;
const TOO_MANY_REQUESTS = 429;

export type SignInLock = ReturnType<typeof signInLock>;

/** The hooks by which the lock stands before an account; each hub has its own. */
export function signInLockHooks(lock: SignInLock = signInLock()) {
  const inTurn = fairTurns({ atATime: AT_A_TIME, mostWaiting: MOST_WAITING_OF_ONE });
  /** Waits for a turn, whoever is asked for: nobody is told by it either. */
  const haveTurn = (req: PayloadRequest): Promise<void> =>
    inTurn(clientSite(addressOf(req)), () => delay(hashingMs)).catch((error: unknown) => {
      if (!(error instanceof TooManyWaiting)) throw error;
      throw new APIError('Too many tries. Wait a minute.', TOO_MANY_REQUESTS, null, true);
    });
  /**
   * Says the same after the same time of an address that nobody has, of one that has another password, and of one that is
   * locked: who asks learns of no colleague.
   */
  const beforeOperation: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    const data: unknown = 'data' in args ? args.data : undefined;
    const given = (name: string): string => {
      const value: unknown = typeof data === 'object' && data ? Reflect.get(data, name) : undefined;
      return typeof value === 'string' ? value : '';
    };
    const [email, password] = [given('email'), given('password')];
    if (operation !== 'login' || email.trim() === '' || password.trim() === '') return args;
    await haveTurn(req);
    const isLocked = lock.note(email, addressOf(req));
    const isNoText = email.includes('\0'); // to PostgreSQL
    const where = { email: { equals: email.trim().toLowerCase() } };
    const person = isNoText
      ? null
      : await req.payload.db.findOne({ collection: 'users', where, req });
    if (isLocked || !person) await asLongAsHashing(password);
    if (isLocked || isNoText) throw new AuthenticationError(req.t);
    return args;
  };
  /** Only what was done counts: before it, nobody has been asked for the right to it. */
  const afterOperation: CollectionAfterOperationHook = ({ args, operation, result }) => {
    if (operation === 'unlock') lock.forget(args.data.email);
    return result;
  };
  const afterLogin: CollectionAfterLoginHook = ({ req, user }) =>
    lock.forget(user.email, addressOf(req));
  return { beforeOperation, afterOperation, afterLogin };
}
