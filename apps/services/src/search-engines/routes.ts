import { clientNetwork } from '@selvedge/contract/client-network';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { isLocalHost } from '../hosts.ts';
import { RequestFailure } from '../http/failure.ts';
import { networkTurns } from '../http/network-turns.ts';
import { isStagingHost } from '../pages/site.ts';
import type { Snapshot, SnapshotSource } from '../snapshot/snapshot.ts';
import { productPaths, type SitemapAddress, sitePages } from './page-paths.ts';

const FOR_AN_HOUR = 'public, max-age=3600';
const RETRY_AFTER_SECONDS = 2;
/** Sitemaps that may wait for one network. */
const MOST_WAITING = 20;

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
  const inTurn = networkTurns({ atATime: 1, mostWaiting: MOST_WAITING });
  const parts = new SitemapParts();
  app.get('/sitemap.xml', async (request, reply) =>
    xml(reply, await sitemapIndex(snapshot(), originOf(request))),
  );
  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', async (request, reply) => {
    const text = await inTurn(clientNetwork(request.ip), () =>
      parts.find(snapshot(), originOf(request), request.params.name),
    );
    if (text === undefined) throw new RequestFailure(404, 'There is no such sitemap');
    return xml(reply, text);
  });
}

/** Products of one sitemap; the protocol allows 50,000 addresses and 50 MiB. */
const PRODUCTS_OF_A_PART = 20_000;

const partPath = (name: string) => `/sitemaps/${name}.xml`;

const SECONDS_LENGTH = '2026-11-01 08:00:00'.length;

/** A time of the published state, which PostgreSQL writes in UTC, as sitemaps have it. */
const isoTime = (time: string) => `${time.slice(0, SECONDS_LENGTH).replace(' ', 'T')}Z`;

/** The index: one sitemap of the pages, and as many of products as are needed. */
async function sitemapIndex(snapshot: Snapshot, origin: string): Promise<string> {
  const index = new SitemapIndexStream();
  const parts = Math.ceil(snapshot.productCount / PRODUCTS_OF_A_PART);
  index.write({ url: origin + partPath('pages'), lastmod: isoTime(snapshot.changedAt) });
  const lastmod = isoTime(snapshot.productsChangedAt);
  for (let part = 1; part <= parts; part++) {
    index.write({ url: origin + partPath(`products-${part}`), lastmod });
  }
  index.end();
  return (await streamToPromise(index)).toString();
}

/** Stands for the origin in what is kept. */
const ANY_ORIGIN = 'https://origin.invalid';
/** Parts that are kept, some two megabytes each; the one unasked for longest gives way. */
const MOST_KEPT = 8;

/** Sitemaps of one published state, each made once: writing out twenty thousand addresses takes the process for a while. */
class SitemapParts {
  #snapshot: Snapshot | undefined;
  readonly #kept = new Map<string, string>();

  /** One sitemap of the index by its name, or undefined for a name that is not in it. */
  async find(snapshot: Snapshot, origin: string, name: string): Promise<string | undefined> {
    if (snapshot !== this.#snapshot) this.#kept.clear();
    this.#snapshot = snapshot;
    const text = this.#kept.get(name) ?? (await sitemapPart(snapshot, ANY_ORIGIN, name));
    if (text === undefined) return undefined;
    // While it was made another state may have been published, whose parts are kept by now.
    if (snapshot === this.#snapshot) this.#keep(name, text);
    return text.replaceAll(ANY_ORIGIN, origin);
  }

  #keep(name: string, text: string): void {
    this.#kept.delete(name);
    this.#kept.set(name, text);
    const [longestUnasked] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && longestUnasked) this.#kept.delete(longestUnasked);
  }
}

async function sitemapPart(
  snapshot: Snapshot,
  origin: string,
  name: string,
): Promise<string | undefined> {
  const addresses = addressesOf(snapshot, name);
  if (!addresses) return undefined;
  const urls = new SitemapStream({ hostname: origin });
  for (const { path, changedAt } of addresses)
    urls.write({ url: path, ...(changedAt && { lastmod: changedAt }) });
  urls.end();
  return (await streamToPromise(urls)).toString();
}

function addressesOf(snapshot: Snapshot, name: string): Iterable<SitemapAddress> | undefined {
  if (name === 'pages') return sitePages(snapshot);
  const [, digits] = /^products-([1-9]\d{0,5})$/u.exec(name) ?? [];
  const end = Number(digits) * PRODUCTS_OF_A_PART;
  const start = end - PRODUCTS_OF_A_PART;
  if (!digits || start >= snapshot.productCount) return undefined;
  return productPaths(snapshot, start, end)
    .values()
    .map((path) => ({ path }));
}
