import { ITEM_GROUP } from './item-groups.ts';
import { MAX_ASKED_COLOURS } from './limits.ts';
import { sizeText } from './size.ts';

/** The URL of every page. Values are encoded; the result always starts with a slash. Browser code may import this. */

/**
 * A name as one segment of a path. "." and ".." by themselves would be steps of the path, encoded or not (URL Standard,
 * "single-dot URL path segment"); the space before them is nothing to names, which are compared folded (decision 35).
 */
function segment(name: string): string {
  const text = name === '.' || name === '..' ? ` ${name}` : name;
  return encodeURIComponent(text.toWellFormed());
}

function withQuery(path: string, entries: readonly (readonly [string, string])[]): string {
  const query = entries
    .map(
      ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`,
    )
    .join('&');
  return query === '' ? path : `${path}?${query}`;
}

export const homeUrl = (): string => '/';
export const brandsUrl = (): string => '/brand';
export const registerUrl = (): string => '/register';
/** Where a mailed link that asks for corrections leads; what opens them stands behind the `#`. */
export const correctionsUrl = (): string => '/register/corrections';
/** Where a mailed link asks whether an address wants the newsletter; what names the address stands behind the `#`. */
export const newsletterConfirmationUrl = (): string => '/newsletter/confirm';
export const responsibilitiesUrl = (): string => '/responsibilities';
export const directorsUrl = (): string => '/directors';
export const companyUrl = (): string => '/company';
/** Names a region within the page that lists the stores. */
export const regionAnchor = (region: string): string => region.toLowerCase().replaceAll(' ', '-');

export const storeLocatorUrl = (): string => '/store-locator';
export const aboutUsUrl = (): string => '/about-us';
export const careersUrl = (): string => '/careers';
export const wallpaperCalculatorUrl = (): string => '/wallpaper-calculator';
export const internationalsUrl = (): string => '/internationals';
export const internationalsSampleUrl = (): string => '/internationals/sample';
export const returnsPolicyUrl = (): string => '/returns-policy';
/** Our own calculator page, which the frame shows by default (decision 34). */
export const calculatorFrameUrl = (): string => '/calculators/wallpaper';

/** Asks for a page without header and footer, for a frame (decision 39). */
export const FRAME_FIELD = { name: 'frame', value: '1' } as const;

/** Whether the query of an address asks for the page without header and footer. */
export const isFramed = (search: string): boolean =>
  new URLSearchParams(search).get(FRAME_FIELD.name) === FRAME_FIELD.value;

/** An address as a frame asks for it: a path of ours without header and footer, any other address as it is. */
export function framedUrl(address: string): string {
  if (!/^\/(?![/\\])/u.test(address)) return address;
  const [path = '', ...fragment] = address.split('#');
  const field = `${FRAME_FIELD.name}=${FRAME_FIELD.value}`;
  return [`${path}${path.includes('?') ? '&' : '?'}${field}`, ...fragment].join('#');
}

/** Our own page on which a catalogue is leafed through (decision 17). */
export const catalogueUrl = (id: string): string => `/catalogues/${segment(id)}`;

/** The search by words, with the phrase that is looked for and the page of what it finds, from 1. */
export const searchUrl = (phrase = '', page = 1): string =>
  withQuery('/search', [
    ...(phrase === '' ? [] : [['q', phrase] as const]),
    ...(page > 1 ? [['page', String(page)] as const] : []),
  ]);

/** The search by colour, with the colours that are looked for. */
export const findByColourUrl = (colours: readonly LinkedColour[] = []): string =>
  withQuery(
    '/find-by-colour',
    colours.map((colour) => ['colour', colourToken(colour)] as const),
  );

/** The query parameter that chooses the store on the page of the project list. */
export const STORE_PARAMETER = 'store';

/** The visitor's project list, with the store that it is to go to. Source: decision 49. */
export const projectListUrl = (store = ''): string =>
  withQuery('/project-list', store === '' ? [] : [[STORE_PARAMETER, store]]);

/** ROUTE-13. */
export const internationalBrandUrl = (brandId: string): string =>
  `/internationals/brand/${segment(brandId)}`;

/** ROUTE-05. */
export const itemGroupUrl = (itemGroup: string): string => `/item_group/${segment(itemGroup)}`;

/** ROUTE-06, SEARCH-06. */
export const brandUrl = (itemGroup: string, brand: string): string =>
  `${itemGroupUrl(itemGroup)}/brand/${segment(brand)}`;

/** A brand in navigation, under the pseudo-group of brands (HEAD-13, FOOT-09). */
export const navigationBrandUrl = (brand: string): string => brandUrl(ITEM_GROUP.brands, brand);

/** ROUTE-07. The name is written as it is given; cards write it in lower case ({@link applicationCardUrl}). */
export const applicationUrl = (itemGroup: string, application: string): string =>
  `${itemGroupUrl(itemGroup)}/application/${segment(application)}`;

/** The `application` parameters that a card of this name passes. Source: LAND-06, LAND-07. */
export function applicationSet(application: string): string[] {
  switch (application.trim().toLowerCase()) {
    case 'curtaining':
      return ['Curtaining', 'Dual Purpose'];
    case 'upholstery':
      return ['Upholstery', 'Dual Purpose'];
    case 'dual purpose':
      return ['Dual Purpose'];
    default:
      return [application];
  }
}

/** An application card of a landing page, and a submenu link of the header. Source: LAND-05, HEAD-09, decision 15. */
export const applicationCardUrl = (itemGroup: string, application: string): string =>
  withQuery(
    applicationUrl(itemGroup, application.toLowerCase()),
    applicationSet(application).map((value) => ['application', value] as const),
  );

/** An application page with one design style selected (decision 14). */
export const applicationStyleUrl = (
  itemGroup: string,
  application: string,
  style: string,
): string => withQuery(applicationUrl(itemGroup, application), [['design_style', style]]);

/** Where an application's page shows its products. */
export const PRODUCTS_ANCHOR = 'discover';

/**
 * The whole group in one colour: the products on the page of one of its applications, of which none is chosen
 * (decision 38). It opens at the products, since what stands above them is about that application.
 */
export const groupColourUrl = (itemGroup: string, application: string, colour: string): string =>
  `${withQuery(applicationUrl(itemGroup, application.toLowerCase()), [
    ['application', ''],
    ['colours', colour],
  ])}#${PRODUCTS_ANCHOR}`;

/** A homeware landing card. Source: LAND-08. */
export const homewareCardUrl = (itemGroup: string, application?: string): string =>
  application ? applicationUrl(itemGroup, application.toLowerCase()) : itemGroupUrl(itemGroup);

/** ROUTE-08, APP-07, HOME-13, SEARCH-07. */
export const collectionUrl = (itemGroup: string, application: string, collection: string): string =>
  `${applicationUrl(itemGroup, application)}/collection/${segment(collection)}`;

/** A collection's id: its name in small letters and digits with hyphens, so that "Cold Front" is "cold-front". */
export const collectionId = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '');

/** The short address that redirects to a collection's page; a tile's button has a comma after the id. Source: HOME-10. */
export const collectionByIdUrl = (urlTitle: string, id: string, comma = false): string =>
  `/collections/${segment(urlTitle)}/${segment(id)}${comma ? ',' : ''}`;

/** ROUTE-09, SEARCH-07. */
export const designUrl = (itemGroup: string, collection: string, design: string): string =>
  `${itemGroupUrl(itemGroup)}/collection/${segment(collection)}/design/${segment(design)}`;

/** A design seen in the room; the query holds what is set there. */
export const roomUrl = (
  product: Pick<ProductLink, 'item_group' | 'range' | 'design'>,
  settings: readonly (readonly [string, string])[] = [],
): string =>
  withQuery(`${designUrl(product.item_group, product.range, product.design)}/room`, settings);

/** What a link to one product is built from. */
export interface ProductLink {
  readonly item_group: string;
  readonly range: string;
  readonly design: string;
  readonly colour: string;
  readonly sku: string;
  readonly diameter?: string | undefined;
  readonly width?: string | undefined;
  readonly length_cm?: string | undefined;
}

/** ROUTE-09: the colour route without its query. */
export const colourUrl = (
  product: Pick<ProductLink, 'item_group' | 'range' | 'design' | 'colour'>,
): string =>
  `${designUrl(product.item_group, product.range, product.design)}/colour/${segment(product.colour)}`;

/** The short address of one product, which leads to its page. */
export const productBySkuUrl = (sku: string): string => `/products/${segment(sku)}`;

/** A product card, a design card and a colour hit of the search. Source: APP-08, COLL-07, SEARCH-08. */
export const productUrl = (product: ProductLink): string =>
  withQuery(colourUrl(product), [
    ['targetSize', sizeText(product)],
    ['targetProduct', product.sku],
  ]);

/** ROUTE-10, HEAD-14. */
export const applicationTypeUrl = (itemGroup: string, applicationType: string): string =>
  `${itemGroupUrl(itemGroup)}/application_type/${segment(applicationType)}`;

/** Source: HOME-09, APPTYPE-03. */
export const categoryUrl = (itemGroup: string, applicationType: string, category: string): string =>
  `${applicationTypeUrl(itemGroup, applicationType)}/category_name/${segment(category)}`;

/** Outdoor (HEAD-14). */
export const outdoorUrl = (): string => applicationTypeUrl(ITEM_GROUP.outdoor, 'outdoor');

/** The wallpaper target, which names the supplier's own range. Source: ROUTE-17, HOME-11, FOOT-12. */
export const wallpaperUrl = (ownRange: string): string =>
  applicationUrl(ITEM_GROUP.wallpaper, ownRange);

/** Colours in addresses: `8a4b2c-60` is #8a4b2c with 60 % of what is asked for. Browser code may import this. */

/** A colour that is looked for, with its part in whole percents as a share from 0.01 to 1. */
export interface LinkedColour {
  /** As #rrggbb in lower case. */
  readonly hex: string;
  readonly share: number;
}

const TOKEN = /^([0-9a-f]{6})(?:-([1-9]\d?))?$/u;

/** A colour as the value of a query parameter. */
export function colourToken({ hex, share }: LinkedColour): string {
  const percent = Math.min(100, Math.max(1, Math.round(100 * share)));
  return percent === 100 ? hex.slice(1) : `${hex.slice(1)}-${percent}`;
}

/** The colours of an address, at most as many as may be asked for; what is no colour is passed over. */
export function readColourTokens(tokens: readonly string[]): LinkedColour[] {
  return tokens
    .flatMap((token) => {
      const [, digits, percent = '100'] = TOKEN.exec(token.toLowerCase()) ?? [];
      return digits ? [{ hex: `#${digits}`, share: Number(percent) / 100 }] : [];
    })
    .slice(0, MAX_ASKED_COLOURS);
}

/** The query parameter that carries the token of a preview of content that is not published yet. */
export const PREVIEW_PARAMETER = 'preview';

/** How long a link to a preview is good for. */
export const PREVIEW_LIFE_SECONDS = 30 * 60;

/** The address of a page that shows content before it is published. */
export function previewUrl(origin: string, path: string, token: string): string {
  const url = new URL(path, origin);
  url.searchParams.set(PREVIEW_PARAMETER, token);
  return url.href;
}
