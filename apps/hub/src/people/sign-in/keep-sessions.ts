import {
  AuthenticationError,
  type BaseDatabaseAdapter,
  type DatabaseAdapterObj,
  type PayloadRequest,
  type UpdateOneArgs,
} from 'payload';
import { z } from 'zod';
import { PASSWORD_IS_STORED } from '../../audit/audited.ts';
import { openTransaction } from '../../database/transaction.ts';
import { SETS_PASSWORD } from './password-rule.ts';

/**
 * Who signs in, goes on or signs out changes their sessions, and nothing else. Payload reads a person's row, takes its time,
 * and writes the whole row as it was read, which would undo what was saved or signed in meanwhile. Here a write of sessions
 * waits for the one before it, merges its own into those that are there and writes them alone. Saves of a person wait for
 * one another before they read (`one-change-at-a-time.ts`), and leave the sessions as they are.
 *
 * To judge a password takes a moment too, in which it may be changed: a sign-in by the one of before begins no session.
 */

const PEOPLE = 'users';
const session = z.object({
  id: z.string(),
  // A session that a sign-in has just made has a date here, one that was read from the database its text.
  createdAt: z.union([z.date(), z.string()]),
  expiresAt: z.coerce.date(),
});
/** Payload leaves the date of the change as it is, by null, where only sessions change. */
const sessionsWrite = z.object({
  id: z.number(),
  updatedAt: z.null(),
  sessions: z.array(session).nullish(),
});
const stored = z.object({ sessions: z.array(session).nullish(), salt: z.string().nullish() });
type Stored = z.output<typeof stored>;
type Session = z.output<typeof session>;

/** A session ends so long after its sign-in, however busy it is: whoever has copied one does not have it for ever. */
const LONGEST_SESSION_MS = 12 * 60 * 60 * 1000;

/** Of more, the oldest end: each is written anew with every sign-in. */
const MOST_SESSIONS = 100;

const capped = (one: Session): Session => {
  const end = new Date(new Date(one.createdAt).getTime() + LONGEST_SESSION_MS);
  return one.expiresAt > end ? { ...one, expiresAt: end } : one;
};

/**
 * The sessions that are there, with those that were just made, as long as the later of both has it, and without what the
 * one who asks has ended.
 */
function merged(
  there: readonly Session[],
  written: readonly Session[],
  req: Partial<PayloadRequest> | undefined,
): Session[] {
  const user = req?.user;
  const own = user && '_sid' in user ? user._sid : undefined;
  const endsAll = written.length === 0;
  const isEnded = ({ id }: Session): boolean =>
    endsAll || (id === own && !written.some((one) => one.id === id));
  const known = new Map(there.filter((one) => !isEnded(one)).map((one) => [one.id, one]));
  for (const one of written) {
    const before = known.get(one.id);
    // What is neither there nor new was ended meanwhile.
    const isNewer = before ? one.expiresAt > before.expiresAt : one.createdAt instanceof Date;
    if (isNewer) known.set(one.id, one);
  }
  const began = ({ createdAt }: Session): number => new Date(createdAt).getTime();
  return [...known.values()]
    .map(capped)
    .filter(({ expiresAt }) => expiresAt.getTime() > Date.now())
    .toSorted((one, other) => began(one) - began(other))
    .slice(-MOST_SESSIONS);
}

/** In the context of a request: the salt of each person's password as it was first read, by their number. */
const SALTS_AT_FIRST = 'saltsAtFirst';

function rememberSalt(req: Partial<PayloadRequest> | undefined, row: unknown): void {
  const { id, salt }: { id?: unknown; salt?: unknown } = Object(row);
  if (!req?.context || typeof id !== 'number' || typeof salt !== 'string') return;
  const salts = req.context[SALTS_AT_FIRST];
  if (!(salts instanceof Map)) req.context[SALTS_AT_FIRST] = new Map([[id, salt]]);
  else if (!salts.has(id)) salts.set(id, salt);
}

/** Whether the password that a request was judged by has been changed since, by another request. */
function isPasswordOfBefore(req: UpdateOneArgs['req'], id: number, { salt }: Stored): boolean {
  const salts = req?.context?.[SALTS_AT_FIRST];
  const first: unknown = salts instanceof Map ? salts.get(id) : undefined;
  return req?.context?.[SETS_PASSWORD] !== true && first !== undefined && first !== salt;
}

const isCountOfTries = ({ loginAttempts }: UpdateOneArgs['data']): boolean =>
  typeof loginAttempts === 'object' && loginAttempts !== null && '$inc' in loginAttempts;

/** An adapter of Payload's that keeps every session, and every change of a person. */
export const keepingSessions = <Adapter extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> => ({
  ...adapter,
  init(options) {
    const db = adapter.init(options);
    const updateOne = db.updateOne.bind(db);
    const findOne = db.findOne.bind(db);
    /** What is stored now, which nobody else changes until this transaction ends; null where the person is gone. */
    async function storedOf(
      id: number | string,
      req: UpdateOneArgs['req'],
    ): Promise<Stored | null> {
      const transaction = await openTransaction(db, req);
      await transaction?.query('SELECT FROM hub.users WHERE id = $1 FOR UPDATE', [id]);
      const where = { id: { equals: id } };
      const row = await findOne({ collection: PEOPLE, where, ...(req && { req }) });
      return stored.nullable().parse(row);
    }
    db.findOne = async (read) => {
      const row = await findOne<never>(read);
      if (read.collection === PEOPLE) rememberSalt(read.req, row);
      return row;
    };
    db.updateOne = async (write) => {
      const { collection, data, req } = write;
      if (collection !== PEOPLE) return updateOne(write);
      // Tries to sign in are counted by where they come from (`sign-in-lock.ts`): a wrong password writes nothing, and
      // takes no longer than one of nobody.
      if (isCountOfTries(data)) return { loginAttempts: 0, lockUntil: null };
      const ofSessions = sessionsWrite.safeParse(data).data;
      if (ofSessions) {
        const { id, sessions: written } = ofSessions;
        const there = await storedOf(id, req);
        const signsIn = written?.some(({ createdAt }) => createdAt instanceof Date);
        if (!there || (signsIn && isPasswordOfBefore(req, id, there)))
          throw new AuthenticationError(req?.t);
        const both = merged(there.sessions ?? [], written ?? [], req);
        return updateOne({ ...write, data: { sessions: both, updatedAt: null } });
      }
      const setsPassword = req?.context?.[SETS_PASSWORD] === true;
      // A save that ends sessions does so in the database; what Payload read of them before would bring them back.
      const whole = 'email' in data && !setsPassword ? write.id : undefined;
      const sessions =
        whole === undefined ? undefined : ((await storedOf(whole, req))?.sessions ?? []);
      const saved = await updateOne({ ...write, data: { ...data, ...(sessions && { sessions }) } });
      if (setsPassword && req?.context) req.context[PASSWORD_IS_STORED] = true;
      return saved;
    };
    return db;
  },
});
