import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { hasRole } from '../access/roles.ts';
import { executorOf } from '../database/transaction.ts';

/**
 * Refuses to give oneself the name of a colleague: notes of the desk are signed by name alone, and whoever takes another's
 * would write in it. An administrator knows who is who.
 */
export const namesAreOwn: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { name } = data;
  const isOwn = req.user?.id === originalDoc?.id && !hasRole(req, 'administrator');
  if (!isOwn || typeof name !== 'string' || name === originalDoc?.name) return data;
  const { rows } = await executorOf(req.payload).query(
    `SELECT FROM hub.users
     WHERE id <> $1 AND lower(regexp_replace(btrim(name), '\\s+', ' ', 'g')) = lower(regexp_replace(btrim($2), '\\s+', ' ', 'g'))`,
    [originalDoc?.id ?? 0, name],
  );
  if (rows.length === 0) return data;
  const message =
    'A colleague has this name. Add an initial or another name, so that notes tell who wrote them.';
  throw new ValidationError({ errors: [{ path: 'name', message }], req }, req.t);
};
