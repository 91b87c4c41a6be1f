import { sql } from '@payloadcms/db-postgres';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import {
  type BaseDatabaseAdapter,
  commitTransaction,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/**
 * Runs statements inside the transaction of the operation that a hook belongs to: what they write is committed with the save
 * and goes with it.
 *
 * @throws {Error} outside an operation, where there is no transaction to belong to
 */
export async function transactionOf(req: PayloadRequest): Promise<QueryExecutor> {
  const transaction = await openTransaction(req.payload.db, req);
  if (!transaction)
    throw new Error('Publishing belongs into the transaction of a save; there is none.');
  return transaction;
}

/** The same, for whoever has the adapter alone; null outside an operation. */
export async function openTransaction(
  db: BaseDatabaseAdapter,
  req: Partial<PayloadRequest> | undefined,
): Promise<QueryExecutor | null> {
  const id = await req?.transactionID;
  const session = id === undefined ? undefined : db.sessions?.[id];
  // Payload does not say what its sessions hold: the adapter's own connection, bound to the transaction.
  return session ? executorOn(session.db as Connection) : null;
}

/** What runs statements in Payload's adapter: its pool, or one transaction. */
export type Connection = Pick<PayloadRequest['payload']['db']['drizzle'], 'execute'>;

/** Runs statements with `$1` parameters by a connection of Payload's adapter. */
export const executorOn = (connection: Connection): QueryExecutor => ({
  async query(text, parameters) {
    const { rows, rowCount } = await connection.execute(statement(text, parameters));
    return { rows, rowCount };
  },
});

/** A statement with `$1` parameters as Drizzle takes it. */
function statement(text: string, parameters: readonly unknown[]) {
  const [first = '', ...rest] = text.split(/\$(\d+)/u);
  const chunks = [sql.raw(first)];
  for (let at = 0; at < rest.length; at += 2) {
    chunks.push(sql`${parameters[Number(rest[at]) - 1]}`, sql.raw(rest[at + 1] ?? ''));
  }
  return sql.join(chunks);
}

const executors = new WeakMap<Connection, QueryExecutor>();

/** Runs statements by the hub's own connections, each by itself. The same for as long as the hub runs. */
export function executorOf({ db: { drizzle } }: Payload): QueryExecutor {
  const executor = executors.get(drizzle) ?? executorOn(drizzle);
  executors.set(drizzle, executor);
  return executor;
}

/** Runs `work` in one transaction of the request: committed whole, or not at all. Rejects with what it throws. */
export async function wholeTransaction<T>(
  req: PayloadRequest,
  work: (executor: QueryExecutor) => Promise<T>,
): Promise<T> {
  await initTransaction(req);
  try {
    const result = await work(await transactionOf(req));
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
