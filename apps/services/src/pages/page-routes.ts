import { randomBytes } from 'node:crypto';
import type { ContentService } from '@selvedge/contract/content-service';
import type { ProductService } from '@selvedge/contract/product-service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler } from 'react-router';
import { RequestFailure } from '../http/failure.ts';
import { refuseOtherMethods } from '../http/failure-answers.ts';
import type { SnapshotSource } from '../snapshot/snapshot.ts';
import { pagePolicy } from './page-policy.ts';
import type { Site } from './site.ts';
import { contextProvider, isStagingHost } from './site-context.ts';

export interface PageOptions {
  readonly site: Site;
  readonly source: SnapshotSource;
  readonly product: ProductService;
  readonly content: ContentService;
  readonly servicesMode: 'host' | 'path';
  readonly publicOrigin: string | undefined;
}

const STARTING = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>One moment</title><p>The catalogue is being loaded. This page tries again by itself.</p></html>`;

/** The request as React Router takes it; a body has been read whole by then, within the limit of its size. */
function webRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const { method, signal, originalUrl, body } = request;
  const init: RequestInit = { method, headers, signal };
  if (Buffer.isBuffer(body)) init.body = new Uint8Array(body);
  return new Request(new URL(originalUrl, origin), init);
}

/** Every address that no other route has: React Router renders its page, or its not-found view. */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { site, source, publicOrigin } = options;
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
      if (!request.originalUrl.startsWith('/'))
        throw new RequestFailure(400, 'The address is not a path');
      const host = request.headers.host ?? 'localhost';
      const visited = `${request.protocol}://${host}`;
      const origin = publicOrigin ?? visited;
      const nonce = randomBytes(16).toString('base64');
      const build = await site.build();
      const context = contextProvider(build, {
        product: options.product,
        content: options.content,
        house: source.current.content.house,
        settings: source.current.settings,
        servicesMode: options.servicesMode,
        origin,
        nonce,
        staging: isStagingHost(host, source.current.settings),
      });
      reply.header('cache-control', 'no-cache');
      // Vite's own scripts and styles of development are inline and carry no nonce.
      if (middleware) reply.removeHeader('content-security-policy');
      else reply.header('content-security-policy', pagePolicy(nonce, [visited, origin]));
      const handle = createRequestHandler(build, 'production');
      const answer = await handle(webRequest(request, origin), context);
      if (request.method !== 'HEAD') return reply.send(answer);
      await answer.body?.cancel();
      return reply.send(new Response(null, answer));
    };

    const method = ['GET', 'HEAD', 'POST'];
    pages.route({ method, url: '/*', exposeHeadRoute: false, handler: render });
    refuseOtherMethods(pages, '/*', method);
  });
}
