/** One request that a visitor's browser may send, and that must be answered with 200. */
export interface PublishedRequest {
  readonly path: string;
  /** A call with a body is sent by POST. */
  readonly body?: object;
}

/** Of the products' pages every so many stands for the others, which the same code renders. */
const EVERY_NTH_PRODUCT = 10;
const MOST_PICTURES = 60;

const SERVICE = '/services/product';

const CALLS: readonly PublishedRequest[] = [
  { path: `${SERVICE}/products/multi_filter`, body: {} },
  { path: `${SERVICE}/products/multi_filter`, body: { filters: { item_group: '005' } } },
  { path: `${SERVICE}/products/stats`, body: { data: { items_groups_stats: [] } } },
  { path: `${SERVICE}/get-all-cms-data`, body: { category: { item_group: '999' } } },
  { path: `${SERVICE}/get-all-cms-data`, body: { category: { item_group: '005' } } },
  { path: `${SERVICE}/products/item_group/get_all_applications/005` },
  { path: `${SERVICE}/get-all-brands` },
  { path: `${SERVICE}/search?query=linen` },
  { path: `${SERVICE}/download-careers-csv` },
  { path: `${SERVICE}/internationals-page/settings` },
  { path: '/robots.txt' },
  { path: '/sitemap.xml' },
];

/** All that a site publishes: the pages that its sitemap names, their pictures, and the calls of both services. */
export async function publishedRequests(origin: string): Promise<PublishedRequest[]> {
  const pages = await pagesOf(origin);
  const pictures = new Set<string>();
  for (const page of pages.slice(0, MOST_PICTURES / 2)) {
    const html = await textOf(origin + page);
    for (const [path] of html.matchAll(/\/pictures\/\d+\/[\w/]+\.\w+/gu)) pictures.add(path);
  }
  const paths = [...pages, ...[...pictures].slice(0, MOST_PICTURES)];
  return [...CALLS, ...paths.map((path) => ({ path }))];
}

/** The paths of the pages that the sitemap names, of products' only some. */
export async function pagesOf(origin: string): Promise<string[]> {
  const pages: string[] = [];
  for (const part of locations(await textOf(`${origin}/sitemap.xml`))) {
    const found = locations(await textOf(origin + part));
    const isProducts = part.includes('product');
    pages.push(...found.filter((_, index) => !isProducts || index % EVERY_NTH_PRODUCT === 0));
  }
  return pages;
}

/** The paths that a sitemap names. */
function locations(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/gu), ([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`);
  return answer.text();
}
