import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { isCollection, isGlobal } from './projections.ts';
import { publishAgain } from './publish.ts';
import { transactionOf } from './transaction.ts';

/** The documents whose published content shows the picture at this address, such as "stores/12". */
async function shownBy(req: PayloadRequest, address: string): Promise<string[]> {
  if (address === '') return [];
  const executor = await transactionOf(req);
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
  for (const owner of await shownBy(req, before)) await publishAgain(req, owner);
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
  const owners = await shownBy(req, address ?? '');
  if (owners.length === 0) return;
  const named = await Promise.all(
    owners.slice(0, NAMED_AT_MOST).map((owner) => nameOf(req, owner)),
  );
  const more = owners.length > NAMED_AT_MOST ? ` and ${owners.length - NAMED_AT_MOST} more` : '';
  const message = `The picture is shown by ${named.join(', ')}${more}. Take it from there first.`;
  throw new APIError(message, SHOWN, null, true);
};

/** What people call a document. */
async function nameOf(req: PayloadRequest, owner: string): Promise<string> {
  const [slug = '', id = ''] = owner.split('/');
  if (isGlobal(slug)) {
    return String(req.payload.globals.config.find((one) => one.slug === slug)?.label ?? slug);
  }
  if (!isCollection(slug)) return owner;
  const found = await req.payload.findByID({
    collection: slug,
    id: Number(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  const name = found && 'name' in found ? found.name : undefined;
  return name ?? found?.title ?? owner;
}
