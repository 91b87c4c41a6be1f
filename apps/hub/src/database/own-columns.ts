import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload';
import { type Connection, executorOn, openTransaction } from './transaction.ts';

/**
 * Rows that the desk writes by SQL beside Payload's saves: which fields a save may write, and of which rows. Payload reads a
 * row, takes its time, and writes all of it back as it was read, which would undo an erasure, a decision or a delivery.
 */
const OWN: Readonly<
  Record<
    string,
    { readonly table: string; readonly fields: readonly string[]; readonly of: string }
  >
> = {
  registrations: {
    table: 'hub.registrations',
    fields: ['assignee', 'updatedAt'],
    of: 'erased_at IS NULL',
  },
  outbox: {
    table: 'hub.outbox',
    fields: ['state', 'attempts', 'nextAttemptAt', 'updatedAt'],
    of: "state = 'dead'",
  },
};

/** An adapter of Payload's that writes of such rows what a save is for, and leaves one as it is that is another by now. */
export const savingOwnColumns = <Adapter extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> => ({
  ...adapter,
  init(options) {
    const db = adapter.init(options);
    const updateOne = db.updateOne.bind(db);
    db.updateOne = async (write) => {
      const { collection, data, id, req } = write;
      const own = OWN[collection];
      if (!own || id === undefined) return updateOne(write);
      const executor =
        (await openTransaction(db, req)) ?? executorOn(Reflect.get(db, 'drizzle') as Connection);
      const { table, fields, of } = own;
      const { rows } = await executor.query(
        `SELECT FROM ${table} WHERE id = $1 AND ${of} FOR UPDATE`,
        [id],
      );
      if (rows.length === 0) {
        const where = { id: { equals: id } };
        return db.findOne({ collection, where, ...(req && { req }) });
      }
      const written = Object.entries(data).filter(([name]) => fields.includes(name));
      return updateOne({ ...write, data: Object.fromEntries(written) });
    };
    return db;
  },
});
