import { type Endpoint, Forbidden } from 'payload';
import { everyoneSignedInMayRead } from '../access/roles.ts';
import { ownerHref, ownerName } from '../projections/owner-name.ts';
import { shownBy } from '../projections/pictures-in-use.ts';
import { executorOn } from '../projections/transaction.ts';
import type { ShownOn } from './shown-on-answer.ts';

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
    const shown: ShownOn = await Promise.all(
      owners.map(async (owner) => ({ name: await ownerName(req, owner), href: ownerHref(owner) })),
    );
    shown.sort((one, other) => one.name.localeCompare(other.name, 'en'));
    return Response.json(shown, { headers: { 'cache-control': 'no-store' } });
  },
};
