import { PREVIEW_LIFE_SECONDS, previewUrl } from '@selvedge/contract/urls';
import { keepPreview } from '@selvedge/database/previews';
import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { personnelMayChangeVacancies } from '../../access/roles.ts';
import { executorOn } from '../../database/transaction.ts';
import { asData, type HubData } from '../fields/codec.ts';
import { type ContentSlug, isCollection, isGlobal, pagePath } from '../pages/content-forms.ts';
import { picturesNamed, project } from '../publishing/project.ts';

/** Stores and vacancies have their place in their key; a preview shows them in the place that they have on the site. */
async function keyOnSite(req: PayloadRequest, owner: string): Promise<string | undefined> {
  const { rows } = await executorOn(req.payload.db.drizzle).query(
    'SELECT key FROM published.content WHERE owner = $1',
    [owner],
  );
  const key = rows[0]?.key;
  return typeof key === 'string' ? key : undefined;
}

/**
 * A link to the real page as it would be with this state of a document, which is published nowhere. It is good for half
 * an hour, for whoever has it, and shows this state whatever becomes of the document.
 *
 * @returns null where the document says not yet which page it is, or cannot be shown
 */
async function previewLink(
  req: PayloadRequest,
  slug: ContentSlug,
  id: number,
  data: HubData,
): Promise<string | null> {
  const path = pagePath(slug, data);
  const origin: unknown = req.payload.config.custom?.siteOrigin;
  if (path === null || typeof origin !== 'string') return null;
  const content = project(slug, data, { id, ...(await picturesNamed(req, slug, data)) });
  if ('issues' in content) return null;
  const isInOrder = content.kind === 'store' || content.kind === 'vacancy';
  const key = (isInOrder && (await keyOnSite(req, `${slug}/${id}`))) || content.key;
  const token = await keepPreview(
    executorOn(req.payload.db.drizzle),
    { ...content, key, framedBy: req.payload.config.csrf.join(' ') },
    PREVIEW_LIFE_SECONDS,
  );
  return previewUrl(origin, path, token);
}

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

/** Devices whose widths the design is judged at, in pixels. */
const DEVICES = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
];

/**
 * Where the hub makes a preview of a document as it is saved by then. Another address after each save, so that a preview
 * that is open shows what was saved.
 *
 * @returns null where the document says not yet which page it is, or the person changes no pages
 */
function previewAddress(
  req: PayloadRequest,
  slug: ContentSlug,
  data: Record<string, unknown>,
): string | null {
  if (!personnelMayChangeVacancies({ req }) || pagePath(slug, asData(data)) === null) return null;
  const query = new URLSearchParams({
    slug,
    id: String(Number(data.id ?? 0)),
    at: String(Date.now()),
  });
  return `/api/preview?${query}`;
}

/** Live preview beside the form, anew after each save, and the button that opens the page by itself. */
export const previewed = (slug: ContentSlug) => ({
  livePreview: {
    breakpoints: DEVICES,
    url: ({ data, req }: { data: Record<string, unknown>; req: PayloadRequest }) =>
      previewAddress(req, slug, data),
  },
  preview: (data: Record<string, unknown>, { req }: { req: PayloadRequest }) =>
    previewAddress(req, slug, data),
});
