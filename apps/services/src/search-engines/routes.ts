import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocalHost } from '../hosts.ts';
import { RequestFailure } from '../http/failure.ts';
import { isStagingHost } from '../pages/site-context.ts';
import type { Snapshot, SnapshotSource } from '../snapshot/snapshot.ts';
import { sitemapIndex, sitemapPart } from './sitemap.ts';

const FOR_AN_HOUR = 'public, max-age=3600';
const RETRY_AFTER_SECONDS = 2;

interface SearchEngineOptions {
  readonly source: SnapshotSource;
  readonly publicOrigin: string | undefined;
}

/** `/robots.txt`, `/sitemap.xml` and the sitemaps that it lists. A staging host asks not to be searched at all. */
export async function searchEngineRoutes(
  app: FastifyInstance,
  { source, publicOrigin }: SearchEngineOptions,
) {
  const originOf = ({ protocol, host }: FastifyRequest) => publicOrigin ?? `${protocol}://${host}`;
  const snapshot = (): Snapshot => {
    if (source.current) return source.current;
    throw new RequestFailure(503, source.reason, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  };
  const xml = (reply: FastifyReply, text: string) =>
    reply.header('cache-control', FOR_AN_HOUR).type('application/xml; charset=utf-8').send(text);

  app.get('/robots.txt', async (request, reply) => {
    const { settings } = snapshot();
    const { host } = request;
    const isHidden = isStagingHost(host, settings) && !isLocalHost(host);
    const rules = isHidden
      ? ['User-agent: *', 'Disallow: /']
      : ['User-agent: *', 'Disallow: /services/', `Sitemap: ${originOf(request)}/sitemap.xml`];
    return reply
      .header('cache-control', FOR_AN_HOUR)
      .type('text/plain; charset=utf-8')
      .send(`${rules.join('\n')}\n`);
  });
  app.get('/sitemap.xml', async (request, reply) =>
    xml(reply, await sitemapIndex(snapshot(), originOf(request))),
  );
  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', async (request, reply) => {
    const text = await sitemapPart(snapshot(), originOf(request), request.params.name);
    if (text === undefined) throw new RequestFailure(404, 'There is no such sitemap');
    return xml(reply, text);
  });
}
