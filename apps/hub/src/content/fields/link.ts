import { isItemGroup } from '@selvedge/contract/item-groups';
import * as urls from '@selvedge/contract/urls';
import type { TextField, TextFieldSingleValidation } from 'payload';

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
  urls.productBySkuUrl(ANY),
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

/** Longest address that browsers and proxies pass on without trouble, in characters. */
const MAX_ADDRESS_CHARACTERS = 2000;

/** True for an https address of another site, else what would be right. */
export function judgeExternalAddress(address: string): true | string {
  const url = URL.parse(address);
  if (url?.protocol === 'https:' && url.username === '' && url.password === '') return true;
  return 'An address of another site begins with https://, such as https://example.com/page.';
}

/** True for an address that visitors can be sent to: a page of this site, or an https address of another. */
export const judgeAddress = (address: string): true | string =>
  address.startsWith('/') ? judgeSiteAddress(address) : judgeExternalAddress(address);

interface LinkOptions {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly width?: string;
}

const addressField = (
  { name, label, description, required = false, width }: LinkOptions,
  judge: (address: string) => true | string,
  usual: string,
): TextField => {
  const validate: TextFieldSingleValidation = (value) => {
    const address = value?.trim() ?? '';
    if (address === '') return required ? `Say where this leads. ${usual}` : true;
    if (address.length > MAX_ADDRESS_CHARACTERS) {
      return `An address has at most ${MAX_ADDRESS_CHARACTERS} characters; this one has ${address.length}.`;
    }
    return judge(address);
  };
  return {
    name,
    type: 'text',
    label,
    required,
    validate,
    admin: { description: description ?? usual, ...(width && { width }) },
  };
};

/** A link to a page of this site or of another. */
export const link = (options: LinkOptions): TextField =>
  addressField(
    options,
    judgeAddress,
    'A page of this site, such as /item_group/005, or https://… of another.',
  );

/** A link to another site, a film or a map. */
export const externalLink = (options: LinkOptions): TextField =>
  addressField(options, judgeExternalAddress, 'Begins with https://');
