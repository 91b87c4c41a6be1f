import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { isLocalHost } from '../hosts.ts';
import { RequestFailure } from '../http/failure.ts';
import { isStagingHost } from '../pages/site.ts';
import type { Snapshot, SnapshotSource } from '../snapshot/snapshot.ts';
import { pagePaths, productPaths } from './page-paths.ts';

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
  // Without a public origin the answer is for the host that was asked for, which whoever asks can make up.
  const keeping = publicOrigin === undefined ? 'no-cache' : FOR_AN_HOUR;
  const snapshot = (): Snapshot => {
    if (source.current) return source.current;
    throw new RequestFailure(503, source.reason, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  };
  const xml = (reply: FastifyReply, text: string) =>
    reply.header('cache-control', keeping).type('application/xml; charset=utf-8').send(text);

  app.get('/robots.txt', async (request, reply) => {
    const { settings } = snapshot();
    const { host } = request;
    const isHidden = isStagingHost(host, settings) && !isLocalHost(host);
    const rules = isHidden
      ? ['User-agent: *', 'Disallow: /']
      : ['User-agent: *', 'Disallow: /services/', `Sitemap: ${originOf(request)}/sitemap.xml`];
    return reply
      .header('cache-control', keeping)
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

/** Products of one sitemap; the protocol allows 50,000 addresses and 50 MiB. */
const PRODUCTS_OF_A_PART = 20_000;

const partPath = (name: string) => `/sitemaps/${name}.xml`;

/** The index: one sitemap of the pages, and as many of products as are needed. */
async function sitemapIndex(snapshot: Snapshot, origin: string): Promise<string> {
  const index = new SitemapIndexStream();
  const parts = Math.ceil(snapshot.productCount / PRODUCTS_OF_A_PART);
  index.write({ url: origin + partPath('pages') });
  for (let part = 1; part <= parts; part++) {
    index.write({ url: origin + partPath(`products-${part}`) });
  }
  index.end();
  return (await streamToPromise(index)).toString();
}

/** One sitemap of the index by its name, or undefined for a name that is not in it. */
async function sitemapPart(
  snapshot: Snapshot,
  origin: string,
  name: string,
): Promise<string | undefined> {
  const paths = await pathsOf(snapshot, name);
  if (!paths) return undefined;
  const urls = new SitemapStream({ hostname: origin });
  for (const url of paths) urls.write({ url });
  urls.end();
  return (await streamToPromise(urls)).toString();
}

async function pathsOf(snapshot: Snapshot, name: string): Promise<Iterable<string> | undefined> {
  if (name === 'pages') return pagePaths(snapshot);
  const [, digits] = /^products-([1-9]\d{0,5})$/u.exec(name) ?? [];
  const end = Number(digits) * PRODUCTS_OF_A_PART;
  const start = end - PRODUCTS_OF_A_PART;
  if (!digits || start >= snapshot.productCount) return undefined;
  return productPaths(snapshot, start, end);
}
