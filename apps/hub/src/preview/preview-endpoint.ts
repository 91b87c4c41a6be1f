import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { personnelMayChangeVacancies } from '../access/roles.ts';
import { asData, type HubData } from '../projections/codec.ts';
import { isCollection, isGlobal } from '../projections/projections.ts';
import { previewLink } from './preview-link.ts';

const FOUND = 302;
const BAD_REQUEST = 400;
const UNPROCESSABLE = 422;
const UNKEPT = { 'cache-control': 'no-store' };

const UNFINISHED = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>No preview yet</title>
<main><h1>This cannot be shown yet</h1><p>Something that the page needs is missing, or does not fit. Publishing says at
which field.</p></main></html>`;

/** The newest state of a document, a draft too; empty where there is none. */
async function newestOf(req: PayloadRequest, slug: string, id: number): Promise<HubData> {
  const how = { depth: 0, draft: true, overrideAccess: false, req, user: req.user } as const;
  if (isGlobal(slug)) return asData(await req.payload.findGlobal({ ...how, slug }));
  if (!isCollection(slug)) return {};
  return asData(await req.payload.findByID({ ...how, collection: slug, id, disableErrors: true }));
}

/**
 * `GET /api/preview?slug=stores&id=12`: leads to the page as it would be with the document as it is saved now. The link
 * is made when somebody looks, so that a form that has been open for an hour still has its preview.
 */
export const previewEndpoint: Endpoint = {
  path: '/preview',
  method: 'get',
  async handler(req) {
    if (!personnelMayChangeVacancies({ req })) throw new Forbidden(req.t);
    const slug = req.searchParams.get('slug') ?? '';
    const id = Number(req.searchParams.get('id') ?? 0);
    if (!(isCollection(slug) || isGlobal(slug)) || !Number.isSafeInteger(id)) {
      throw new APIError('Name a document of the site.', BAD_REQUEST, null, true);
    }
    const location = await previewLink(req, slug, id, await newestOf(req, slug, id));
    return location === null
      ? new Response(UNFINISHED, {
          status: UNPROCESSABLE,
          headers: { ...UNKEPT, 'content-type': 'text/html; charset=utf-8' },
        })
      : new Response(null, { status: FOUND, headers: { ...UNKEPT, location } });
  },
};
