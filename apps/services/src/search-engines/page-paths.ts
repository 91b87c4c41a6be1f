import type { CatalogueEngine } from '@selvedge/catalogue/engine';
import { curtainCalculatorUrl } from '@selvedge/contract/calculator-urls';
import { type ContentKey, contentDocumentKey } from '@selvedge/contract/content-key';
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
import type { ContentKind } from '@selvedge/database/content';
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

/** A page of the site by its path, and the content that staff fill it with, where it has any. */
interface Page {
  readonly path: string;
  readonly content?: { readonly kind: ContentKind; readonly key: string };
}

const filled = (path: string, key: Exclude<ContentKey, { readonly kind: 'navigation' }>): Page => ({
  path,
  content: { kind: `page/${key.kind}`, key: contentDocumentKey(key) },
});

function catalogueOf(engine: CatalogueEngine, itemGroup: string): Page[] {
  const pages: Page[] = [];
  for (const application of engine.applications(itemGroup)) {
    pages.push(
      filled(applicationUrl(itemGroup, application.toLowerCase()), {
        kind: 'application',
        itemGroup,
        application,
      }),
    );
    const { filters } = ask(engine, {
      filters: { item_group: itemGroup, application },
      filter_fields: ['range'],
      off_setter: { start: 0, end: 0 },
    });
    for (const collection of filters.range ?? []) {
      pages.push(
        filled(collectionUrl(itemGroup, application, collection), {
          kind: 'collection',
          itemGroup,
          application,
          collection,
        }),
      );
    }
  }
  return pages;
}

/** Outdoor, to which the menus lead, and every application type and category that is published. */
function applicationTypePages({ documents }: PublishedContent): Page[] {
  const kind = 'page/applicationType';
  const pages = new Map<string, Page>([[outdoorUrl(), { path: outdoorUrl() }]]);
  for (const key of documents.get(kind)?.keys() ?? []) {
    const [itemGroup, type, category] = key.split('/').map(decodeURIComponent);
    if (itemGroup === undefined || type === undefined) continue;
    const path =
      category === undefined
        ? applicationTypeUrl(itemGroup, type)
        : categoryUrl(itemGroup, type, category);
    pages.set(path, { path, content: { kind, key } });
  }
  return [...pages.values()];
}

/** An address of a sitemap. */
export interface SitemapAddress {
  readonly path: string;
  /** When its content was changed last, an ISO time; undefined where nobody fills it. */
  readonly changedAt?: string | undefined;
}

/** Every page but the products', in an order that stays. */
export function sitePages(snapshot: Snapshot): SitemapAddress[] {
  const { dates } = snapshot.content;
  return pagesOf(snapshot).map(({ path, content }) => ({
    path,
    changedAt: content && dates.get(content.kind)?.get(content.key)?.changedAt,
  }));
}

function pagesOf({ engine, brands, content }: Snapshot): Page[] {
  const catalogues = PRODUCT_GROUPS.flatMap(({ code }): Page[] => {
    const pages = catalogueOf(engine, code);
    const landing = filled(itemGroupUrl(code), { kind: 'landing', itemGroup: code });
    return pages.length > 0 ? [landing, ...pages] : [];
  });
  const { internationals, house } = content;
  const published = internationals?.brands.filter(({ is_published }) => is_published) ?? [];
  return [
    filled(homeUrl(), { kind: 'home' }),
    ...catalogues,
    { path: brandsUrl() },
    ...brands.map(({ brand_name: brand }) =>
      filled(brandUrl(ITEM_GROUP.brands, brand), {
        kind: 'brand',
        itemGroup: ITEM_GROUP.brands,
        brand,
      }),
    ),
    ...applicationTypePages(content),
    ...(internationals
      ? [{ path: internationalsUrl(), content: { kind: 'internationals', key: '' } } as const]
      : []),
    ...published.map(
      ({ id }): Page => ({
        path: internationalBrandUrl(id),
        content: { kind: 'international-brand', key: id },
      }),
    ),
    { path: storeLocatorUrl() },
    { path: careersUrl() },
    { path: wallpaperCalculatorUrl() },
    { path: curtainCalculatorUrl() },
    { path: findByColourUrl() },
    { path: registerUrl() },
    ...TEXT_PAGES.flatMap((name): Page[] => {
      const url = TEXT_PAGE_URLS[name];
      const content = { kind: 'text-page', key: name } as const;
      return url && house.textPage(name) ? [{ path: url(), content }] : [];
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
