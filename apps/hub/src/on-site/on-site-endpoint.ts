import { APIError, type Endpoint, Forbidden } from 'payload';
import { everyoneSignedInMayRead } from '../access/roles.ts';
import { isCollection, isGlobal } from '../projections/projections.ts';
import { readOnSite } from './read-on-site.ts';

const BAD_REQUEST = 400;

/** `GET /api/on-site?slug=stores&id=12`: how a document stands to the site. Its own read access decides who is told. */
export const onSiteEndpoint: Endpoint = {
  path: '/on-site',
  method: 'get',
  async handler(req) {
    if (!everyoneSignedInMayRead({ req })) throw new Forbidden(req.t);
    const slug = req.searchParams.get('slug') ?? '';
    const id = Number(req.searchParams.get('id') ?? 0);
    if (!(isCollection(slug) || isGlobal(slug)) || !Number.isSafeInteger(id)) {
      throw new APIError('Name a document of the site.', BAD_REQUEST, null, true);
    }
    return Response.json(await readOnSite(req, slug, id), {
      headers: { 'cache-control': 'no-store' },
    });
  },
};
