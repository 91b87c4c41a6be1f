import type { APIRequestContext } from '@playwright/test';

/**
 * A kind of page, and how an address of it is recognised in the sitemap, or else the address itself. What no sitemap
 * names is made of an address that one names.
 */
type Kind = readonly [name: string, address: string | RegExp, madeOf?: (address: string) => string];

/** One fabric stands for every kind of product where they have a part in common. */
export const A_FABRIC: Kind = ['a fabric', /^\/item_group\/005\/collection\/.+\/colour\//u];

/** Every kind of page that the site has; one route can have several. */
export const PAGE_KINDS: readonly Kind[] = [
  ['the home page', '/'],
  ['a landing page', '/item_group/005'],
  ['a landing page of homeware', '/item_group/000'],
  ['an application page', '/item_group/005/application/curtaining'],
  [
    'an application page with filters',
    '/item_group/005/application/curtaining?colours=Blue&page=1',
  ],
  ['a collection page', /^\/item_group\/005\/application\/[^/]+\/collection\/[^/]+$/u],
  A_FABRIC,
  ['a wallpaper', /^\/item_group\/001\/collection\/.+\/colour\//u],
  ['a rug', /^\/item_group\/004\/collection\/.+\/colour\//u],
  ['homeware', /^\/item_group\/000\/collection\/.+\/colour\//u],
  [
    'a room',
    /^\/item_group\/005\/collection\/.+\/colour\//u,
    (address) => address.replace(/\/colour\/.*$/u, '/room'),
  ],
  ['the brands', '/brand'],
  ['a brand', /^\/item_group\/9000\/brand\//u],
  ['an application type', '/item_group/9001/application_type/outdoor'],
  ['a category', '/item_group/9001/application_type/outdoor/category_name/005'],
  ['the stores', '/store-locator'],
  ['the vacancies', '/careers'],
  ['a page of text', '/about-us'],
  ['the directors', '/directors'],
  ['the responsibilities', '/responsibilities'],
  ['the returns policy', '/returns-policy'],
  ['the internationals', '/internationals'],
  ['an international brand', /^\/internationals\/brand\//u],
  ['the sample of internationals', '/internationals/sample'],
  ['a catalogue', '/catalogues/tidal'],
  ['the frame of the wallpaper calculator', '/wallpaper-calculator'],
  ['the wallpaper calculator', '/calculators/wallpaper'],
  ['the curtain calculator', '/calculators/curtains'],
  ['the search by colour', '/find-by-colour?colour=3b527f-60&colour=e8dcc8-40'],
  ['the search', '/search?q=blue+stripe'],
  ['a search in vain', '/search?q=blue+xyzzy'],
  ['the project list', '/project-list'],
  ['the parts of the design', '/design'],
  ['the registration', '/register'],
];

/** The paths that a text of sitemaps names, without the origin. */
const locations = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/gu), ([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });

/**
 * The paths of the pages that the sitemap names.
 *
 * @param everyNthProduct how many products' pages, which the same code renders, one stands for
 */
export async function sitemapPaths(
  request: APIRequestContext,
  everyNthProduct = 1,
): Promise<string[]> {
  const paths: string[] = [];
  for (const part of locations(await (await request.get('/sitemap.xml')).text())) {
    const found = locations(await (await request.get(part)).text());
    const nth = part.includes('product') ? everyNthProduct : 1;
    paths.push(...found.filter((_, index) => index % nth === 0));
  }
  return paths;
}

/**
 * An address of this kind.
 *
 * @throws Error where the sitemap has none
 */
export async function pathOfKind(
  request: APIRequestContext,
  [name, address, madeOf = (found) => found]: Kind,
): Promise<string> {
  if (typeof address === 'string') return address;
  const path = (await sitemapPaths(request)).find((one) => address.test(one));
  if (path === undefined) throw new Error(`The sitemap has no address of this kind: ${name}`);
  return madeOf(path);
}
