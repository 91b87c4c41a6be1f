import type { QueryExecutor } from '@selvedge/database/query-executor';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { ROLES, type Role } from '../access/roles.ts';
import { openTransaction } from '../database/transaction.ts';

/**
 * Has nobody else change a person, or the one who asks, until the transaction ends; and whoever asks, by a request that
 * waited, use no role that they have lost by then.
 *
 * @param id null for everybody
 */
export async function holdPerson(
  req: PayloadRequest,
  executor: QueryExecutor,
  id: number | null,
): Promise<void> {
  // In the order of their numbers, so that two who change each other do not wait for one another.
  if (id === null) await executor.query('SELECT FROM hub.users ORDER BY id FOR UPDATE', []);
  else
    await executor.query('SELECT FROM hub.users WHERE id = $1 OR id = $2 ORDER BY id FOR UPDATE', [
      id,
      req.user?.id ?? id,
    ]);
  if (!req.user) return;
  const { rows } = await executor.query('SELECT value FROM hub.users_roles WHERE parent_id = $1', [
    req.user.id,
  ]);
  const held = new Set(rows.map(({ value }) => value));
  req.user.roles = ROLES.filter((role: Role) => held.has(role));
}

/**
 * Lets people be changed one after the other. Payload reads a person's row, takes its time, and writes the whole row as it
 * was read: a role, an address or a link that was taken away meanwhile would come back. Here nothing is read before the row
 * is this request's alone.
 */
export const oneChangeAtATime: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'delete') return args;
  const executor = await openTransaction(req.payload.db, req);
  const id = 'id' in args && args.id !== undefined ? Number(args.id) : null;
  if (executor) await holdPerson(req, executor, id);
  return args;
};
