import { compareLabels } from '@selvedge/contract/text';
import { PREVIEW_LIFE_SECONDS, previewUrl } from '@selvedge/contract/urls';
import { keepPreview } from '@selvedge/database/previews';
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { refusal } from '../../access/editors-only.ts';
import { everyoneSignedInMayRead, personnelMayChangeVacancies } from '../../access/roles.ts';
import { executorOf } from '../../database/transaction.ts';
import { asData, type HubData, textOf } from '../fields/codec.ts';
import { type ContentSlug, isCollection, isGlobal, pagePath } from '../pages/content-forms.ts';
import { picturesNamed, project } from '../publish.ts';
import {
  brokenAddress,
  brokenLinks,
  emptySections,
  namesOf,
  readCatalogue,
} from './content-gaps.ts';
import type { OnSiteAnswer } from './on-site-answer.ts';
import { failedSchedules, plannedFor } from './schedules.ts';

/** Which document a request asks about, by `slug` and `id`. @throws {APIError} 400 where it is none of the site */
function documentAsked({ searchParams }: PayloadRequest): { slug: ContentSlug; id: number } {
  const slug = searchParams.get('slug') ?? '';
  const id = Number(searchParams.get('id') ?? 0);
  if (!(isCollection(slug) || isGlobal(slug)) || !Number.isSafeInteger(id))
    throw refusal('Name a document of the site.');
  return { slug, id };
}

/** The newest state of a document, or the one without its drafts; empty where there is none. */
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

/** The tile by which a page of an international brand is found, and without which it is not shown (INTL-07). */
async function tileOf(req: PayloadRequest, { brandId }: HubData) {
  const { brands } = await req.payload.findGlobal({
    slug: 'internationals-page',
    depth: 0,
    overrideAccess: true,
    req,
  });
  return brands?.find((one) => one.brandId === textOf(brandId));
}

async function tileHint(req: PayloadRequest, data: HubData): Promise<string[]> {
  const tile = await tileOf(req, data);
  if (!tile) return ['Internationals has no tile of this brand, so no visitor finds the page yet.'];
  return tile.isShown
    ? []
    : ['Its tile on Internationals is not shown to visitors, and neither is the page.'];
}

/** Pages that the site makes of the catalogue's products, also where nobody has written anything of them. */
const MADE_OF_PRODUCTS: readonly ContentSlug[] = ['application-pages', 'collection-pages'];

/** Whether the catalogue has products at a path. */
async function hasProducts(req: PayloadRequest, path: string): Promise<boolean> {
  const { places } = await readCatalogue(executorOf(req.payload));
  return brokenAddress(path, namesOf(places)) === null;
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
  const { places } = await readCatalogue(executorOf(req.payload));
  const names = namesOf(places);
  const lost = brokenAddress(pagePath(slug, data) ?? '/', names);
  return [
    ...(lost === null ? [] : [`This page: ${lost}`]),
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
  const tile = slug === 'international-brands' ? await tileOf(req, saved) : undefined;
  const isHidden = tile !== undefined && !tile.isShown;
  const isPublished = saved._status === 'published' && !isHidden;
  const origin = textOf(req.payload.config.custom?.siteOrigin);
  const path = pagePath(slug, isPublished ? saved : newest);
  return {
    address: path === null || isHidden ? null : `${origin}${path}`,
    isPublished,
    isShownWithoutIt:
      path !== null &&
      !isPublished &&
      MADE_OF_PRODUCTS.includes(slug) &&
      (await hasProducts(req, path)),
    planned: await plannedFor(req, slug, id),
    failed: await failedScheduleOf(req, slug, id),
    hints: await hintsOf(req, slug, id, newest),
  };
}

const NO_STORE = { 'cache-control': 'no-store' };

/** `GET /api/on-site?slug=stores&id=12`: how a document stands to the site. Its own read access decides who is told. */
export const onSiteEndpoint: Endpoint = {
  path: '/on-site',
  method: 'get',
  async handler(req) {
    if (!everyoneSignedInMayRead({ req })) throw new Forbidden(req.t);
    const { slug, id } = documentAsked(req);
    return Response.json(await readOnSite(req, slug, id), { headers: NO_STORE });
  },
};

/** Names of each kind that a form suggests. */
const MOST_NAMES = 1000;
const FOR_A_MINUTE = { 'cache-control': 'private, max-age=60' };

/** `GET /api/catalogue-names`: the applications and collections of the products on the site, as they are spelled there. */
export const catalogueNamesEndpoint: Endpoint = {
  path: '/catalogue-names',
  method: 'get',
  async handler(req) {
    if (!everyoneSignedInMayRead({ req })) throw new Forbidden(req.t);
    const { places } = await readCatalogue(executorOf(req.payload));
    const names = (all: readonly string[]) =>
      [...new Set(all)]
        .filter((name) => name !== '')
        .toSorted(compareLabels)
        .slice(0, MOST_NAMES);
    const applications = names(places.map(({ application }) => application));
    const collections = names(places.map(({ collection }) => collection));
    return Response.json({ applications, collections }, { headers: FOR_A_MINUTE });
  },
};

/** Stores and vacancies have their place in their key; a preview shows them in the place that they have on the site. */
async function keyOnSite(req: PayloadRequest, owner: string): Promise<string | undefined> {
  const { rows } = await executorOf(req.payload).query(
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
    executorOf(req.payload),
    { ...content, key, framedBy: req.payload.config.csrf.join(' ') },
    PREVIEW_LIFE_SECONDS,
  );
  return previewUrl(origin, path, token);
}

const FOUND = 302;
const UNPROCESSABLE = 422;

const UNFINISHED = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>No preview yet</title>
<main><h1>This cannot be shown yet</h1><p>Something that the page needs is missing, or does not fit. Publishing says at
which field.</p></main></html>`;

/**
 * `GET /api/preview?slug=stores&id=12`: leads to the page as it would be with the document as it is saved now. The link
 * is made when somebody looks, so that a form that has been open for an hour still has its preview.
 */
export const previewEndpoint: Endpoint = {
  path: '/preview',
  method: 'get',
  async handler(req) {
    if (!personnelMayChangeVacancies({ req })) throw new Forbidden(req.t);
    const { slug, id } = documentAsked(req);
    const newest = await readDocument(req, slug, id, true);
    const location = await previewLink(req, slug, id, newest);
    return location === null
      ? new Response(UNFINISHED, {
          status: UNPROCESSABLE,
          headers: { ...NO_STORE, 'content-type': 'text/html; charset=utf-8' },
        })
      : new Response(null, { status: FOUND, headers: { ...NO_STORE, location } });
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
function previewAddress(req: PayloadRequest, slug: ContentSlug, data: HubData): string | null {
  if (!personnelMayChangeVacancies({ req }) || pagePath(slug, data) === null) return null;
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
    url: ({ data, req }: { data: HubData; req: PayloadRequest }) => previewAddress(req, slug, data),
  },
  preview: (data: HubData, { req }: { req: PayloadRequest }) => previewAddress(req, slug, data),
});
