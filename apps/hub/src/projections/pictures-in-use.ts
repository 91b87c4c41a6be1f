import type { QueryExecutor } from '@selvedge/database/query-executor';
import { APIError, type CollectionAfterChangeHook, type CollectionBeforeDeleteHook } from 'payload';
import { ownerName } from './owner-name.ts';
import { publishAgain } from './publish.ts';
import { transactionOf } from './transaction.ts';

/** The documents whose published content shows the picture at this address, such as "stores/12". */
export async function shownBy(executor: QueryExecutor, address: string): Promise<string[]> {
  if (address === '') return [];
  const { rows } = await executor.query(
    'SELECT owner FROM published.content WHERE owner IS NOT NULL AND strpos(doc::text, $1) > 0',
    [address],
  );
  return rows.map(({ owner }) => String(owner));
}

/** A picture that gets another file, focal point or words is another one on every page that shows it, in the same transaction. */
export const followPicture: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const before: unknown = previousDoc?.address;
  const isSame = before === doc.address && previousDoc?.alt === doc.alt;
  if (typeof before !== 'string' || isSame) return doc;
  const executor = await transactionOf(req);
  for (const owner of await shownBy(executor, before)) await publishAgain(req, owner);
  return doc;
};

const SHOWN = 409;
const NAMED_AT_MOST = 3;

/** Keeps a picture that visitors see. @throws APIError 409, which says where it is shown */
export const keepPictureInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { address } = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const owners = await shownBy(await transactionOf(req), address ?? '');
  if (owners.length === 0) return;
  const named = await Promise.all(
    owners.slice(0, NAMED_AT_MOST).map((owner) => ownerName(req, owner)),
  );
  const more = owners.length > NAMED_AT_MOST ? ` and ${owners.length - NAMED_AT_MOST} more` : '';
  const message = `The picture is shown by ${named.join(', ')}${more}. Take it from there first.`;
  throw new APIError(message, SHOWN, null, true);
};
