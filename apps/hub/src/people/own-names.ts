import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import { hasRole } from '../access/roles.ts';
import { executorOf } from '../database/transaction.ts';

const WRITTEN = /^[\p{L}\p{M}\p{Nd} .,'’()-]+$/u;
/** Letters of European languages; others of the Latin script look like these. */
const LATIN = /^[A-Za-zÀ-ſ]$/u;
/** What stands on letters, or is not seen. */
const MARKS = /[\p{M}\p{DI}]+/gu;

/** Whether a name is of letters of one script, and of nothing that is not seen or turns the others round. */
function isPlain(name: string): boolean {
  const letters = name.normalize('NFC').match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => LATIN.test(letter)).length;
  const isOneScript = latin === letters.length || !/\p{Script=Latin}/u.test(name);
  return WRITTEN.test(name) && isOneScript;
}

/** A name as it looks: the same for two that nobody tells apart. */
const looks = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, ' ')
    .replaceAll('ı', 'i')
    .trim()
    .toLowerCase();

const refused = (message: string, req: PayloadRequest): ValidationError =>
  new ValidationError({ errors: [{ path: 'name', message }], req }, req.t);

/**
 * Refuses to give oneself the name of a colleague, or one that looks like it: notes of the desk are signed by name alone,
 * and whoever takes another's would write in it. An administrator knows who is who.
 */
export const namesAreOwn: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { name } = data;
  const isOwn = req.user?.id === originalDoc?.id && !hasRole(req, 'administrator');
  if (!isOwn || typeof name !== 'string' || name === originalDoc?.name) return data;
  if (!isPlain(name))
    throw refused('Write your name in letters of one script, without signs and addresses.', req);
  const { rows } = await executorOf(req.payload).query(
    'SELECT name FROM hub.users WHERE id <> $1',
    [originalDoc?.id ?? 0],
  );
  const others = z.array(z.object({ name: z.string() })).parse(rows);
  if (others.some((other) => looks(other.name) === looks(name)))
    throw refused(
      'A colleague has this name. Add an initial or another name, so that notes tell who wrote them.',
      req,
    );
  return data;
};
