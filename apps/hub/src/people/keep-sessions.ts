import type { BaseDatabaseAdapter, DatabaseAdapterObj, UpdateOneArgs } from 'payload';
import { z } from 'zod';
import { openTransaction } from '../projections/transaction.ts';

/**
 * Whoever signs in at two places in the same moment is signed in at both. Payload reads a person's row, checks the
 * password, which takes its time on purpose, and writes the row as it was read with one session more: of two at once the
 * later undoes the earlier, and whatever else was changed of the person meanwhile. Here a sign-in waits for the one
 * before it, and writes nothing but its session.
 */

const PEOPLE = 'users';
/** A session is written in the moment in which it is made. */
const JUST_NOW_MS = 5000;

const session = z.object({
  id: z.string(),
  createdAt: z.coerce.date(),
  expiresAt: z.coerce.date(),
});
const person = z.object({ id: z.number(), sessions: z.array(session) });
type Session = z.output<typeof session>;

/** The session that a write adds, and whose it is; null where the write is anything else. */
function addedBy({ collection, data }: UpdateOneArgs): { id: number; added: Session } | null {
  const written = collection === PEOPLE ? person.safeParse(data).data : undefined;
  const added = written?.sessions.at(-1);
  if (!written || !added || Date.now() - added.createdAt.getTime() > JUST_NOW_MS) return null;
  return { id: written.id, added };
}

/** An adapter of Payload's that keeps every session. */
export const keepingSessions = <Adapter extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> => ({
  ...adapter,
  init(options) {
    const db = adapter.init(options);
    const updateOne = db.updateOne.bind(db);
    db.updateOne = async (write) => {
      const signIn = addedBy(write);
      const transaction = await openTransaction(db, write.req);
      if (!signIn || !transaction) return updateOne(write);
      const { id, added } = signIn;
      await transaction.query('SELECT FROM hub.users WHERE id = $1 FOR UPDATE', [id]);
      const now = await db.findOne({
        collection: PEOPLE,
        where: { id: { equals: id } },
        ...(write.req && { req: write.req }),
      });
      const others = person
        .parse(now)
        .sessions.filter(
          ({ id: other, expiresAt }) => other !== added.id && expiresAt.getTime() > Date.now(),
        );
      // Without a date of the change: nothing of the person has changed.
      const data = { sessions: [...others, added], updatedAt: null };
      return updateOne({ ...write, data });
    };
    return db;
  },
});
