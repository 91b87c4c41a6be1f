import { clientNetwork } from '@selvedge/contract/client-network';
import { hasDraftMark } from '@selvedge/contract/draft-cookie';
import type { SceneSummary } from '@selvedge/contract/scene-summary';
import { SCRIPT_HASHES_HEADER } from '@selvedge/contract/script-hashes';
import type { ContentService, ProductService } from '@selvedge/contract/services';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { hostname } from '../hosts.ts';
import { CachedPage } from '../http/cached-page.ts';
import { withoutEmptySegments } from '../http/canonical-path.ts';
import { refuseOtherMethods } from '../http/failure-answers.ts';
import { servedUnderPressureIf } from '../http/health.ts';
import { networkTurns } from '../http/network-turns.ts';
import type { SnapshotSource } from '../snapshot/snapshot.ts';
import { PageCache } from './page-cache.ts';
import { pagePolicy } from './page-policy.ts';
import {
  answerExpired,
  type FindPreview,
  PREVIEW_HEADERS,
  previewedContent,
  previewToken,
  withPreview,
} from './previews.ts';
import { contextProvider, isStagingHost, type Site } from './site.ts';

interface PageOptions {
  readonly site: Site;
  readonly source: SnapshotSource;
  readonly product: ProductService;
  readonly content: ContentService;
  readonly scenes: readonly SceneSummary[];
  readonly servicesMode: 'host' | 'path';
  /** Whether a sign-up for the newsletter counts once the address has said yes to a mail. */
  readonly isNewsletterConfirmed: boolean;
  readonly publicOrigin: string | undefined;
  readonly findPreview: FindPreview;
  /** Pages that may wait in one client's name until they are rendered. */
  readonly mostWaiting: number;
}

/** Rendered at a time: each takes the core for some ten milliseconds. */
const RENDERED_AT_A_TIME = 2;
/** Who waits for longer is told to come again, before the connection is taken for an idle one. */
const LONGEST_WAIT_MS = 20_000;
/** Asked for at a time, of the eight connections that applications are stored by as well. */
const PREVIEWS_AT_A_TIME = 2;

/** Memory for cached pages, without their compressed forms, which are about a quarter more. */
const CACHED_PAGES_BYTES = 64 * 1024 * 1024;

/**
 * Lets a cache in front of the process answer for some seconds, so that what is published is seen within five; browsers
 * ask each time and are mostly told that they have the page. That there is none, or that it is elsewhere, is kept as long, in
 * place of the page that was there: a cache that goes on with what it has while the site is away must not show what was taken off.
 */
const SHARED = 'public, max-age=0, s-maxage=2, stale-while-revalidate=2';

const STARTING = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>One moment</title><p>The catalogue is being loaded. This page tries again by itself.</p></html>`;

/** Every address that no other route has: React Router renders its page, or its not-found view. */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { site, source, publicOrigin, findPreview, mostWaiting } = options;
  const cache = new PageCache(CACHED_PAGES_BYTES, publicOrigin);
  const inTurn = networkTurns({
    atATime: RENDERED_AT_A_TIME,
    mostWaiting,
    longestWaitMs: LONGEST_WAIT_MS,
  });
  // The database is asked for previews in turns of their own: no page waits for it, nor it for who makes links up.
  const askedInTurn = networkTurns({ atATime: PREVIEWS_AT_A_TIME, mostWaiting });
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
      const spelled = withoutEmptySegments(request.url);
      if (spelled !== undefined) return reply.redirect(spelled, 308);
      const token = previewToken(request.url);
      const client = clientNetwork(request.ip);
      const preview = token === null ? null : await askedInTurn(client, () => findPreview(token));
      if (token !== null && !preview) return answerExpired(reply);
      const snapshot = preview ? withPreview(source.current, preview) : source.current;
      const { settings, content } = snapshot;
      const { host, visited, address, isOwn } = visitOf(request);
      const origin = publicOrigin ?? visited;
      const mayCache = request.method !== 'POST' && !middleware && !preview && !isOwn;
      const known = mayCache ? cache.find(snapshot, address) : undefined;
      if (known) return known.send(request, reply);

      const build = await site.build();
      const context = contextProvider(build, {
        product: options.product,
        content: preview ? previewedContent(snapshot) : options.content,
        house: content.house,
        scenes: options.scenes,
        settings,
        servicesMode: options.servicesMode,
        isNewsletterConfirmed: options.isNewsletterConfirmed,
        origin,
        hostname: hostname(host),
        staging: isStagingHost(host, settings),
        preview: preview !== null,
        requestId: request.id,
      });
      const page = await inTurn(client, () => renderPage(build, request, origin, context));
      const { [SCRIPT_HASHES_HEADER]: scriptHashes, ...own } = page.headers;
      const isHtml = own['content-type']?.startsWith('text/html') ?? false;
      const isCached = mayCache && page.status === 200 && isHtml;
      const isMoved = page.status >= 300 && page.status < 400;
      const isShared = isCached || (mayCache && (isMoved || (page.status === 404 && isHtml)));
      const headers: Record<string, string> = {
        'cache-control': isShared ? SHARED : isOwn ? 'private, no-cache' : 'no-cache',
        ...own,
      };
      if (isHtml) {
        headers['content-security-policy'] = pagePolicy({
          scriptHashes: scriptHashes ?? '',
          origins: [visited, origin],
          analytics: settings.analytics,
          framedBy: preview?.framedBy,
        });
      }
      if (preview) {
        Object.assign(headers, PREVIEW_HEADERS);
        reply.removeHeader('x-frame-options'); // the policy names who may frame it, which that header cannot
      }
      if (isCached) {
        const cached = new CachedPage(page.body, headers);
        cache.store(snapshot, address, cached);
        return cached.send(request, reply);
      }
      reply.code(page.status).headers(headers);
      // Vite's own scripts and styles of development are inline, and made anew with each change.
      if (middleware) reply.removeHeader('content-security-policy');
      return reply.send(request.method === 'HEAD' ? null : page.body);
    };

    const method = ['GET', 'HEAD', 'POST'];
    const config = {
      answersPages: true,
      ...servedUnderPressureIf((request) => {
        const { address, isOwn } = visitOf(request);
        return (
          request.method !== 'POST' &&
          !isOwn &&
          source.current !== undefined &&
          cache.has(source.current, address)
        );
      }),
    } as const;
    pages.route({ method, url: '/*', config, exposeHeadRoute: false, handler: render });
    refuseOtherMethods(pages, '/*', method);
  });
}

/** Where a page is visited, and under which name it is cached. */
function visitOf(request: FastifyRequest) {
  const host = request.headers.host ?? 'localhost';
  const visited = `${request.protocol}://${host}`;
  // The wizard's page is another one for who has a draft.
  const isOwn = hasDraftMark(request.headers.cookie);
  return { host, visited, address: `${visited} ${request.url}`, isOwn };
}

/** What React Router answered, whole. */
interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The request as React Router takes it; a body has been read whole by then, within the limit of its size. */
function webRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const { signal, url, body } = request;
  const method = request.method === 'HEAD' ? 'GET' : request.method; // the head is that of the page
  const init: RequestInit = { method, headers };
  // With a body, Fastify's signal tells that it has been read, and not that its sender has left.
  if (Buffer.isBuffer(body)) init.body = new Uint8Array(body);
  else init.signal = signal;
  return new Request(origin + url, init);
}

/** Renders the page at the request's address. */
async function renderPage(
  build: ServerBuild,
  request: FastifyRequest,
  origin: string,
  context: RouterContextProvider,
): Promise<RenderedPage> {
  const handle = createRequestHandler(build, 'production');
  const answer = await handle(webRequest(request, origin), context);
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
}
