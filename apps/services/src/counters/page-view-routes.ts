import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { RequestFailure } from '../http/failure.ts';
import type { SnapshotSource } from '../snapshot/snapshot.ts';
import { flushRegularly } from './flush-regularly.ts';
import type { PageViewCounter } from './page-view-counter.ts';
import { NOT_FOUND_PAGE, servedPages } from './served-page.ts';

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
 * POST /page-views on the pages' own host: the site's own counter, of pages that there are. Views of others are counted
 * together. Source: GEN-06, decision 41.
 */
export async function pageViewRoutes(
  app: FastifyInstance,
  counter: PageViewCounter,
  source: SnapshotSource,
) {
  flushRegularly(app, counter);
  const servedPage = servedPages(app, source);
  app.post('/page-views', async (request, reply) => {
    const view = pageView.safeParse(request.body);
    if (!view.success) {
      throw new RequestFailure(400, 'A page view is {"page": "/…", "title": "…"}');
    }
    const page = await servedPage(view.data.page, request);
    if (page !== undefined) counter.count(page === null ? NOT_FOUND_PAGE : { ...view.data, page });
    return reply.code(204).send();
  });
}
