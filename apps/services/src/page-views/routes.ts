import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { RequestFailure } from '../http/failure.ts';
import { flushRegularly } from '../tally/flush-regularly.ts';
import type { PageViewCounter } from './page-view-counter.ts';

const pageView = z.strictObject({
  page: z.string().startsWith('/').max(500),
  title: z.string().min(1).max(500),
});

/** POST /page-views on the pages' own host: the site's own counter. Source: GEN-06. */
export async function pageViewRoutes(app: FastifyInstance, counter: PageViewCounter) {
  flushRegularly(app, counter);
  app.post('/page-views', async (request, reply) => {
    const view = pageView.safeParse(request.body);
    if (!view.success) {
      throw new RequestFailure(400, 'A page view is {"page": "/…", "title": "…"}');
    }
    counter.count(view.data);
    return reply.code(204).send();
  });
}
