import type { QueryExecutor } from '@selvedge/database/query-executor';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { refusal } from '../access/editors-only.ts';
import { ROLES, type Role } from '../access/roles.ts';
import { openTransaction } from '../database/transaction.ts';
import { sessionOf } from './sign-in/ways-in.ts';

const SIGN_IN = 401;

/**
 * Has nobody else change a person, or the one who asks, until the transaction ends; and whoever asks, by a request that
 * waited, use no role that they have lost by then, and change nothing once they are signed out.
 *
 * @param id null for everybody
 * @throws APIError 401 where the session of whoever asks has ended
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
  const session = sessionOf(req);
  if (session !== undefined && !(await isOpen(executor, session)))
    throw refusal('Your session has ended meanwhile: sign in again.', SIGN_IN);
  const { rows } = await executor.query('SELECT value FROM hub.users_roles WHERE parent_id = $1', [
    req.user.id,
  ]);
  const held = new Set(rows.map(({ value }) => value));
  req.user.roles = ROLES.filter((role: Role) => held.has(role));
}

async function isOpen(executor: QueryExecutor, session: string): Promise<boolean> {
  const sql = 'SELECT FROM hub.users_sessions WHERE id = $1';
  return (await executor.query(sql, [session])).rows.length > 0;
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
