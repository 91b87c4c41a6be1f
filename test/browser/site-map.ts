import type { APIRequestContext } from '@playwright/test';
import routes from '../../apps/site/app/routes.ts';

/** The patterns of all routes but the one that takes what no other does. */
export const PATTERNS = routes
  .map(({ index, path }) => (index ? '/' : `/${path}`))
  .filter((pattern) => pattern !== '/*');

/** The route that shows an address. */
export const routeOf = (address: string): string | undefined =>
  PATTERNS.find((pathname) =>
    new URLPattern({ pathname }).test({ pathname: address.split('?')[0] ?? '' }),
  );

/** The addresses within the site to which the links of a page lead, as its HTML has them. */
async function linksOf(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text();
  return Array.from(html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/gu), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

export interface SiteMap {
  /** One address of each route, by its pattern. */
  readonly pages: ReadonlyMap<string, string>;
  /** Every address to which one of those pages links. */
  readonly linked: ReadonlySet<string>;
}

/**
 * Walks the links from home until it knows a page of every route. A route without parameters is its own address. A route
 * that no page links to is left out of `pages`.
 */
export async function siteMap(request: APIRequestContext): Promise<SiteMap> {
  const pages = new Map(
    PATTERNS.filter((pattern) => !pattern.includes(':')).map((pattern) => [pattern, pattern]),
  );
  const linked = new Set<string>();
  // What is found on the way is walked too.
  for (const address of pages.values()) {
    for (const link of await linksOf(request, address)) {
      linked.add(link);
      const pattern = routeOf(link);
      if (pattern !== undefined && !pages.has(pattern)) pages.set(pattern, link);
    }
  }
  return { pages, linked };
}
