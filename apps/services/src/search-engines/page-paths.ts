import type { CatalogueEngine } from '@selvedge/catalogue/engine';
import { curtainCalculatorUrl } from '@selvedge/contract/calculator-urls';
import { TEXT_PAGES } from '@selvedge/contract/house-content';
import { ITEM_GROUP, PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import { MAX_PAGE_PRODUCTS, multiFilterRequest } from '@selvedge/contract/multi-filter';
import {
  aboutUsUrl,
  applicationTypeUrl,
  applicationUrl,
  brandsUrl,
  brandUrl,
  careersUrl,
  categoryUrl,
  collectionUrl,
  colourUrl,
  directorsUrl,
  findByColourUrl,
  homeUrl,
  internationalBrandUrl,
  internationalsUrl,
  itemGroupUrl,
  outdoorUrl,
  registerUrl,
  responsibilitiesUrl,
  returnsPolicyUrl,
  storeLocatorUrl,
  wallpaperCalculatorUrl,
} from '@selvedge/contract/urls';
import type { PublishedContent } from '../snapshot/published-content.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Text pages that have an address of their own and something to say: the sample has nothing to be found for. */
const TEXT_PAGE_URLS: Partial<Record<(typeof TEXT_PAGES)[number], () => string>> = {
  'about-us': aboutUsUrl,
  'returns-policy': returnsPolicyUrl,
  responsibilities: responsibilitiesUrl,
  directors: directorsUrl,
};

const ask = (engine: CatalogueEngine, request: object) =>
  engine.multiFilter(multiFilterRequest.parse(request));

function catalogueOf(engine: CatalogueEngine, itemGroup: string): string[] {
  const paths: string[] = [];
  for (const application of engine.applications(itemGroup)) {
    paths.push(applicationUrl(itemGroup, application.toLowerCase()));
    const { filters } = ask(engine, {
      filters: { item_group: itemGroup, application },
      filter_fields: ['range'],
      off_setter: { start: 0, end: 0 },
    });
    for (const range of filters.range ?? []) {
      paths.push(collectionUrl(itemGroup, application, range));
    }
  }
  return paths;
}

/** Outdoor, to which the menus lead, and every application type and category that is published. */
function applicationTypePaths({ documents }: PublishedContent): Set<string> {
  const paths = new Set([outdoorUrl()]);
  for (const key of documents.get('page/applicationType')?.keys() ?? []) {
    const [itemGroup, type, category] = key.split('/').map(decodeURIComponent);
    if (itemGroup === undefined || type === undefined) continue;
    paths.add(
      category === undefined
        ? applicationTypeUrl(itemGroup, type)
        : categoryUrl(itemGroup, type, category),
    );
  }
  return paths;
}

/** The paths of every page but the products', in an order that stays. */
export function pagePaths({ engine, brands, content }: Snapshot): string[] {
  const catalogues: string[] = [];
  for (const { code } of PRODUCT_GROUPS) {
    const paths = catalogueOf(engine, code);
    if (paths.length > 0) catalogues.push(itemGroupUrl(code), ...paths);
  }
  const { internationals, house } = content;
  const published = internationals?.brands.filter(({ is_published }) => is_published) ?? [];
  return [
    homeUrl(),
    ...catalogues,
    brandsUrl(),
    ...brands.map(({ brand_name }) => brandUrl(ITEM_GROUP.brands, brand_name)),
    ...applicationTypePaths(content),
    ...(internationals ? [internationalsUrl()] : []),
    ...published.map(({ id }) => internationalBrandUrl(id)),
    storeLocatorUrl(),
    careersUrl(),
    wallpaperCalculatorUrl(),
    curtainCalculatorUrl(),
    findByColourUrl(),
    registerUrl(),
    ...TEXT_PAGES.flatMap((name) => {
      const url = TEXT_PAGE_URLS[name];
      return url && house.textPage(name) ? [url()] : [];
    }),
  ];
}

/**
 * The paths of the products from `start` to `end` (exclusive) in the catalogue's order, each colour once, however many
 * sizes it has.
 */
export function productPaths({ engine }: Snapshot, start: number, end: number): Set<string> {
  const paths = new Set<string>();
  for (let from = start; from < end; from += MAX_PAGE_PRODUCTS) {
    const off_setter = { start: from, end: Math.min(from + MAX_PAGE_PRODUCTS, end) };
    const { products } = ask(engine, { off_setter });
    for (const { item_group = '', range = '', design = '', colour = '' } of products) {
      if (design && colour && range) paths.add(colourUrl({ item_group, range, design, colour }));
    }
    if (products.length === 0) break;
  }
  return paths;
}
