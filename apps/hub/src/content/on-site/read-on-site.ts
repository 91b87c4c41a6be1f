import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { everyoneSignedInMayRead } from '../../access/roles.ts';
import { executorOn } from '../../database/transaction.ts';
import { asData, type HubData, textOf } from '../fields/codec.ts';
import { type ContentSlug, isCollection, isGlobal, pagePath } from '../pages/content-forms.ts';
import { picturesNamed, project } from '../publishing/project.ts';
import { brokenLinks, namesOf, readCatalogue } from './broken-links.ts';
import { emptySections } from './empty-sections.ts';
import type { OnSiteAnswer } from './on-site-answer.ts';
import { failedSchedules, plannedFor } from './schedules.ts';

async function readDocument(
  req: PayloadRequest,
  slug: ContentSlug,
  id: number,
  draft: boolean,
): Promise<HubData> {
  const how = { depth: 0, draft, overrideAccess: false, req, user: req.user } as const;
  return asData(
    isGlobal(slug)
      ? await req.payload.findGlobal({ ...how, slug })
      : await req.payload.findByID({ ...how, collection: slug, id, disableErrors: true }),
  );
}

/** A page of an international brand is found by its tile alone (INTL-07). */
async function tileHint(req: PayloadRequest, { brandId }: HubData): Promise<string[]> {
  const { brands } = await req.payload.findGlobal({
    slug: 'internationals-page',
    depth: 0,
    overrideAccess: true,
    req,
  });
  const tile = brands?.find((one) => one.brandId === textOf(brandId));
  if (!tile) return ['Internationals has no tile of this brand, so no visitor finds the page yet.'];
  return tile.isShown
    ? []
    : ['Its tile on Internationals is not shown to visitors, and neither is the page.'];
}

/** What visitors miss on a document as it is written now. */
async function hintsOf(
  req: PayloadRequest,
  slug: ContentSlug,
  id: number,
  data: HubData,
): Promise<string[]> {
  const content = project(slug, data, { id, ...(await picturesNamed(req, slug, data)) });
  if ('issues' in content) return [];
  const { places } = await readCatalogue(executorOn(req.payload.db.drizzle));
  const names = namesOf(places);
  return [
    ...emptySections(content.kind, { ...content.doc }).map((name) => `${name}: nothing there yet.`),
    ...brokenLinks(content.doc, names).map(({ link, problem }) => `${link}: ${problem}`),
    ...(slug === 'international-brands' ? await tileHint(req, data) : []),
  ];
}

async function failedScheduleOf(
  req: PayloadRequest,
  slug: ContentSlug,
  id: number,
): Promise<OnSiteAnswer['failed']> {
  const plans = await failedSchedules(req);
  const found = plans.find((plan) => plan.slug === slug && (isGlobal(slug) || plan.id === id));
  return found ? { what: found.what, at: found.at, why: found.why } : null;
}

/**
 * Where visitors find a document, what is planned for it, and what they miss on it.
 *
 * @param id of a document of a collection; any number for a global
 */
async function readOnSite(
  req: PayloadRequest,
  slug: ContentSlug,
  id: number,
): Promise<OnSiteAnswer> {
  const newest = await readDocument(req, slug, id, true);
  const saved = await readDocument(req, slug, id, false);
  const isPublished = saved._status === 'published';
  const origin = textOf(req.payload.config.custom?.siteOrigin);
  const path = pagePath(slug, isPublished ? saved : newest);
  return {
    address: path === null ? null : `${origin}${path}`,
    isPublished,
    planned: await plannedFor(req, slug, id),
    failed: await failedScheduleOf(req, slug, id),
    hints: await hintsOf(req, slug, id, newest),
  };
}

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
