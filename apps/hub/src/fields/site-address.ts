import { isItemGroup } from '@selvedge/contract/item-groups';
import * as urls from '@selvedge/contract/urls';

/** Stands for any name in the addresses below. */
const ANY = 'ANY';

/** Every address of the site, as the contract builds it. */
const ADDRESSES: readonly string[] = [
  urls.homeUrl(),
  urls.brandsUrl(),
  urls.registerUrl(),
  urls.responsibilitiesUrl(),
  urls.directorsUrl(),
  urls.companyUrl(),
  urls.storeLocatorUrl(),
  urls.aboutUsUrl(),
  urls.careersUrl(),
  urls.wallpaperCalculatorUrl(),
  urls.calculatorFrameUrl(),
  urls.internationalsUrl(),
  urls.internationalsSampleUrl(),
  urls.returnsPolicyUrl(),
  urls.internationalBrandUrl(ANY),
  urls.catalogueUrl(ANY),
  urls.itemGroupUrl(ANY),
  urls.brandUrl(ANY, ANY),
  urls.applicationUrl(ANY, ANY),
  urls.collectionUrl(ANY, ANY, ANY),
  urls.collectionByIdUrl(ANY, ANY),
  urls.designUrl(ANY, ANY, ANY),
  urls.colourUrl({ item_group: ANY, range: ANY, design: ANY, colour: ANY }),
  urls.applicationTypeUrl(ANY, ANY),
  urls.categoryUrl(ANY, ANY, ANY),
];

// Addresses are of letters, slashes, hyphens and underscores, none of which means anything to a pattern.
const PATTERNS = ADDRESSES.map(
  (address) => new RegExp(`^${address.replaceAll(ANY, '[^/]+')}$`, 'u'),
);

/** Nobody lives there; it lets a path be read as the browser would read it. */
const ANY_ORIGIN = 'https://site.invalid';

/**
 * What is wrong with an address of the site's own, or true where a page answers there. Whether the page has content is
 * another question.
 *
 * @param address begins with "/"; a query or a fragment may follow
 */
export function judgeSiteAddress(address: string): true | string {
  const url = URL.parse(address, ANY_ORIGIN);
  if (!address.startsWith('/') || url?.origin !== ANY_ORIGIN) {
    return 'An address of this site begins with one slash, such as /item_group/005.';
  }
  if (!PATTERNS.some((pattern) => pattern.test(url.pathname))) {
    return `No page answers at ${url.pathname}. Open the page on the site and copy what follows the host name.`;
  }
  const group = /^\/item_group\/([^/]+)/u.exec(url.pathname)?.[1];
  if (group !== undefined && !isItemGroup(group)) {
    return `There is no item group ${group}. Fabric is 005, wallpaper 001, rugs 004, homeware 000.`;
  }
  return true;
}
