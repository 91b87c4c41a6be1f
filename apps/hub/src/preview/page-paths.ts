import type { TextPageName } from '@selvedge/contract/house-content';
import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import * as urls from '@selvedge/contract/urls';
import { type HubData, textOf } from '../projections/codec.ts';
import type { ContentSlug } from '../projections/projections.ts';

const TEXT_PATHS: Readonly<Record<TextPageName, string>> = {
  'about-us': urls.aboutUsUrl(),
  careers: urls.careersUrl(),
  'returns-policy': urls.returnsPolicyUrl(),
  terms: urls.registerUrl(), // they open over the registration's last step
  responsibilities: urls.responsibilitiesUrl(),
  directors: urls.directorsUrl(),
  'internationals-sample': urls.internationalsSampleUrl(),
};

/** A path from names of which none may be missing. */
function named(names: readonly unknown[], path: (...names: string[]) => string): string | null {
  const texts = names.map(textOf);
  return texts.includes('') ? null : path(...texts);
}

const PATHS: Readonly<Record<ContentSlug, (data: HubData) => string | null>> = {
  'home-page': urls.homeUrl,
  'site-settings': urls.homeUrl,
  'internationals-page': urls.internationalsUrl,
  'landing-pages': ({ itemGroup }) => named([itemGroup], (group = '') => urls.itemGroupUrl(group)),
  'application-pages': ({ itemGroup, application }) =>
    named([itemGroup, application], (group = '', name = '') => urls.applicationUrl(group, name)),
  'collection-pages': ({ itemGroup, application, collection }) =>
    named([itemGroup, application, collection], (group = '', use = '', name = '') =>
      urls.collectionUrl(group, use, name),
    ),
  'brand-pages': ({ itemGroup, brand }) =>
    named([itemGroup, brand], (group = '', name = '') => urls.brandUrl(group, name)),
  'type-pages': ({ applicationType, category }) =>
    named([applicationType], (type = '') =>
      textOf(category) === ''
        ? urls.applicationTypeUrl(ITEM_GROUP.outdoor, type)
        : urls.categoryUrl(ITEM_GROUP.outdoor, type, textOf(category)),
    ),
  'international-brands': ({ brandId }) =>
    named([brandId], (id = '') => urls.internationalBrandUrl(id)),
  stores: urls.storeLocatorUrl,
  vacancies: urls.careersUrl,
  'text-pages': ({ page }) =>
    Object.entries(TEXT_PATHS).find(([name]) => name === page)?.[1] ?? null,
  brands: () => null,
};

/** The path of the page that shows a document; null where there is none yet. */
export const pagePath = (slug: ContentSlug, data: HubData): string | null => PATHS[slug](data);
