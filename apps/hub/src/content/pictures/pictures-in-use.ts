import type { QueryExecutor } from '@selvedge/database/query-executor';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
} from 'payload';
import { everyoneSignedInMayRead } from '../../access/roles.ts';
import { executorOn, transactionOf } from '../../database/transaction.ts';
import { textOf } from '../fields/codec.ts';
import { isCollection, isGlobal } from '../pages/content-forms.ts';
import { publishAgain } from '../publishing/publish.ts';
import type { Pages } from './shown-on.tsx';

/**
 * What people call the document that publishes something, such as "Fabric / Sheers" or "Home page".
 *
 * @param owner as `published.content` has it: "stores/12"
 */
async function ownerName(req: PayloadRequest, owner: string): Promise<string> {
  const [slug = '', id = ''] = owner.split('/');
  if (isGlobal(slug)) {
    const label = req.payload.globals.config.find((one) => one.slug === slug)?.label;
    return textOf(label) || slug;
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

/** Where in the hub that document is edited. */
function ownerHref(owner: string): string {
  const [slug = ''] = owner.split('/');
  return isGlobal(slug) ? `/admin/globals/${slug}` : `/admin/collections/${owner}`;
}

/** The documents whose published content shows the picture at this address, such as "stores/12". */
async function shownBy(executor: QueryExecutor, address: string): Promise<string[]> {
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
export const protectPictureInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
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

const NOT_FOUND = 404;

/** `GET /api/media/{id}/shown`: the documents whose published pages show the picture, each with its form in the hub. */
export const shownOnEndpoint: Endpoint = {
  path: '/:id/shown',
  method: 'get',
  async handler(req) {
    if (!everyoneSignedInMayRead({ req })) throw new Forbidden(req.t);
    const picture = await req.payload.findByID({
      collection: 'media',
      id: String(req.routeParams?.id),
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
      user: req.user,
    });
    if (!picture) return new Response(null, { status: NOT_FOUND });
    const owners = await shownBy(executorOn(req.payload.db.drizzle), picture.address ?? '');
    const shown: Pages = await Promise.all(
      owners.map(async (owner) => ({ name: await ownerName(req, owner), href: ownerHref(owner) })),
    );
    shown.sort((one, other) => one.name.localeCompare(other.name, 'en'));
    return Response.json(shown, { headers: { 'cache-control': 'no-store' } });
  },
};
