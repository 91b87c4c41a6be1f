import type { PageViews } from '@selvedge/database/page-views';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { canonicalPath } from '../http/canonical-path.ts';
import { RequestFailure } from '../http/failure.ts';
import type { Snapshot, SnapshotSource } from '../snapshot/snapshot.ts';
import type { AskPage } from './ask-page.ts';
import { type BoundedTally, boundedTally, flushRegularly } from './bounded-tally.ts';

/** Adds views to the database; rejects when it is away. */
export type AddPageViews = (counted: readonly PageViews[]) => Promise<void>;

const MAX_PAGES = 5000;

type Page = Pick<PageViews, 'page' | 'title'>;
type PageViewCounter = BoundedTally<Page>;

/** Counts views of pages by their address and title. */
export const pageViewCounter = (add: AddPageViews): PageViewCounter =>
  boundedTally({
    keyOf: ({ page, title }) => JSON.stringify([page, title]),
    most: MAX_PAGES,
    write: (counted) => add(counted.map(({ thing, times }) => ({ ...thing, views: times }))),
  });

/** Both are in one row of an index, which takes 2,704 bytes. */
const MAX_BYTES = 1000;
const counted = z
  .string()
  .min(1)
  .max(500)
  .refine((text) => !text.includes('\0') && Buffer.byteLength(text) <= MAX_BYTES);
/** A path by itself: what follows `?` or `#` would make as many pages of one as somebody likes. */
const path = counted.regex(/^\/(?!\/)[^?#\\]*$/u);
const pageView = z.strictObject({ page: path, title: counted });

/**
 * POST /page-views on the pages' own host: the site's own counter, of pages that there are, by the titles that they have.
 * Views of others are counted together. Source: GEN-06, decision 41.
 */
export async function pageViewRoutes(
  app: FastifyInstance,
  counter: PageViewCounter,
  source: SnapshotSource,
  ask: AskPage,
) {
  flushRegularly(app, counter);
  const servedPage = servedPages(ask, source);
  app.post('/page-views', async (request, reply) => {
    const view = pageView.safeParse(request.body);
    if (!view.success) {
      throw new RequestFailure(400, 'A page view is {"page": "/…", "title": "…"}');
    }
    const page = await servedPage(view.data.page, request);
    if (page !== undefined) counter.count(page ?? NOT_FOUND_PAGE);
    return reply.code(204).send();
  });
}

/** Under which views of pages that there are not are counted, all together (decision 41). */
const NOT_FOUND_PAGE = { page: '*', title: 'Page not found' } as const;

/** Addresses that are remembered; then all are looked at anew. */
const MOST_REMEMBERED = 10_000;
const TITLE = /<title>([^<]*)<\/title>/u;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
/** A text in memory of its own: what is cut out of a page would keep the whole page. */
const copyOf = (text: string): string => Buffer.from(text).toString();
/** A page's title as it is read; what React writes in other letters stands in its own again. */
const titleOf = (html: string): string | undefined =>
  TITLE.exec(html)?.[1]?.replaceAll(
    /&(?:amp|lt|gt|quot|#x27);/gu,
    (entity) => ENTITIES[entity] ?? '',
  );
/** A path in another spelling than the one that links have: encoded where it need not be, or with a slash too many. */
const OTHER_SPELLING = /%|\/\/|.\/$/u;
const OK = 200;
const NOT_FOUND = 404;

/**
 * Tells which page an address is, by the page itself: its title, and the path that it calls its own, so that an address has
 * one spelling, or the address where the page names none and this is spelt plainly; null where there is no such page, and
 * undefined where that cannot be told now. The site is asked once for each address of each published state, and has the page
 * at hand for the next reader.
 */
function servedPages(ask: AskPage, source: SnapshotSource) {
  let known = new Map<string, Page | null>();
  let knownOf: Snapshot | undefined;
  return async (path: string, request: FastifyRequest): Promise<Page | null | undefined> => {
    if (knownOf !== source.current || known.size >= MOST_REMEMBERED) known = new Map();
    knownOf = source.current;
    const before = known.get(path);
    if (before !== undefined) return before;
    const answer = await ask(path, request);
    if (answer.statusCode !== OK && answer.statusCode !== NOT_FOUND) return undefined;
    const isPage =
      answer.statusCode === OK && answer.headers['content-type']?.includes('text/html');
    const asAsked = OTHER_SPELLING.test(path) ? null : path;
    const page = counted.safeParse(canonicalPath(answer.body) || asAsked);
    const title = counted.safeParse(titleOf(answer.body) || page.data);
    const served =
      isPage && page.success && title.success
        ? { page: copyOf(page.data), title: copyOf(title.data) }
        : null;
    known.set(path, served);
    return served;
  };
}
