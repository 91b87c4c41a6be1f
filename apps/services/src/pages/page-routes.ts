import type { ContentService } from '@selvedge/contract/content-service';
import { hasDraftMark } from '@selvedge/contract/draft-cookie';
import type { ProductService } from '@selvedge/contract/product-service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostname } from '../hosts.ts';
import { RequestFailure } from '../http/failure.ts';
import { refuseOtherMethods } from '../http/failure-answers.ts';
import type { SnapshotSource } from '../snapshot/snapshot.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { KeptPage } from './kept-page.ts';
import { PageCache } from './page-cache.ts';
import { inlineScriptHashes, pagePolicy } from './page-policy.ts';
import {
  answerExpired,
  type FindPreview,
  PREVIEW_HEADERS,
  previewedContent,
  previewToken,
  withPreview,
} from './previews.ts';
import { renderPage } from './render-page.ts';
import type { Site } from './site.ts';
import { contextProvider, isStagingHost } from './site-context.ts';

export interface PageOptions {
  readonly site: Site;
  readonly source: SnapshotSource;
  readonly product: ProductService;
  readonly content: ContentService;
  readonly servicesMode: 'host' | 'path';
  readonly publicOrigin: string | undefined;
  readonly findPreview: FindPreview;
  /** Where whole answers are kept; none while each request is to be logged. */
  readonly answers: KeptAnswers | undefined;
}

/** Memory for kept pages, without their compressed forms, which are about a quarter more. */
const KEPT_PAGES_BYTES = 64 * 1024 * 1024;

const STARTING = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>One moment</title><p>The catalogue is being loaded. This page tries again by itself.</p></html>`;

/** Every address that no other route has: React Router renders its page, or its not-found view. */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { site, source, publicOrigin, answers, findPreview } = options;
  const kept = new PageCache(KEPT_PAGES_BYTES);
  await app.register(async (pages) => {
    const { middleware } = site;
    if (middleware) {
      pages.addHook('onRequest', (request, reply, done) =>
        middleware(request.raw, reply.raw, (error) =>
          done(error instanceof Error ? error : undefined),
        ),
      );
    }
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });

    const render = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!source.current) {
        return reply.code(503).header('retry-after', 2).type('text/html').send(STARTING);
      }
      if (!request.url.startsWith('/')) throw new RequestFailure(400, 'The address is not a path');
      const token = previewToken(request.url);
      const preview = token === null ? null : await findPreview(token);
      if (token !== null && !preview) return answerExpired(reply);
      const snapshot = preview ? withPreview(source.current, preview) : source.current;
      const { settings, content } = snapshot;
      const host = request.headers.host ?? 'localhost';
      const visited = `${request.protocol}://${host}`;
      const origin = publicOrigin ?? visited;
      const address = `${visited} ${request.url}`;
      // The wizard's page is another one for who has a draft.
      const isOwn = hasDraftMark(request.headers.cookie);
      const mayKeep = request.method === 'GET' && !middleware && !preview && !isOwn;
      const known = mayKeep ? kept.find(snapshot, address) : undefined;
      if (known) return known.send(request, reply, answers);

      const build = await site.build();
      const context = contextProvider(build, {
        product: options.product,
        content: preview ? previewedContent(snapshot) : options.content,
        house: content.house,
        settings,
        servicesMode: options.servicesMode,
        origin,
        hostname: hostname(host),
        staging: isStagingHost(host, settings),
        preview: preview !== null,
      });
      const page = await renderPage(build, request, origin, context);
      const headers: Record<string, string> = { ...page.headers, 'cache-control': 'no-cache' };
      const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
      if (isHtml) {
        headers['content-security-policy'] = pagePolicy({
          scriptHashes: inlineScriptHashes(page.body.toString()),
          origins: [visited, origin],
          analytics: settings.analytics,
          framedBy: preview?.framedBy,
        });
      }
      if (preview) {
        Object.assign(headers, PREVIEW_HEADERS);
        reply.removeHeader('x-frame-options'); // the policy names who may frame it, which that header cannot
      }
      if (mayKeep && page.status === 200 && isHtml) {
        const whole = new KeptPage(snapshot, page.body, headers);
        kept.keep(snapshot, address, whole);
        return whole.send(request, reply, answers);
      }
      reply.code(page.status).headers(headers);
      // Vite's own scripts and styles of development are inline, and made anew with each change.
      if (middleware) reply.removeHeader('content-security-policy');
      return reply.send(request.method === 'HEAD' ? null : page.body);
    };

    const method = ['GET', 'HEAD', 'POST'];
    pages.route({ method, url: '/*', exposeHeadRoute: false, handler: render });
    refuseOtherMethods(pages, '/*', method);
  });
}
