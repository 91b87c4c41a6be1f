import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { pagePaths, productPaths } from './page-paths.ts';

/** Products of one sitemap; the protocol allows 50,000 addresses and 50 MiB. */
const PRODUCTS_OF_A_PART = 20_000;

const partPath = (name: string) => `/sitemaps/${name}.xml`;

/** The index: one sitemap of the pages, and as many of products as are needed. */
export async function sitemapIndex(snapshot: Snapshot, origin: string): Promise<string> {
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
export async function sitemapPart(
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
