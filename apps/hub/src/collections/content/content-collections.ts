import type { CollectionConfig, GlobalConfig } from 'payload';
import { brands } from './brands.ts';
import {
  applicationPages,
  brandPages,
  collectionPages,
  landingPages,
  typePages,
} from './catalogue-pages.ts';
import { homePage } from './home-page.ts';
import { internationalBrands, internationalsPage } from './internationals.ts';
import { siteSettings } from './site-settings.ts';
import { stores } from './stores.ts';
import { textPages } from './text-pages.ts';
import { vacancies } from './vacancies.ts';

/** Everything that staff write for the site's pages, in the order of the menu. */
export const contentCollections: CollectionConfig[] = [
  landingPages,
  applicationPages,
  collectionPages,
  brandPages,
  typePages,
  internationalBrands,
  stores,
  vacancies,
  textPages,
  brands,
];

/** What there is one of. */
export const contentGlobals: GlobalConfig[] = [homePage, internationalsPage, siteSettings];
