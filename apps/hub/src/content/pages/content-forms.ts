import type { HubData } from '../fields/codec.ts';
import type { CollectionForm, GlobalForm, Projection } from '../fields/content-form.ts';
import { applicationPages, brandPages, collectionPages, landingPages } from './catalogue-pages.ts';
import { homePage, typePages } from './home-and-landing-pages.ts';
import { internationalBrands, internationalsPage } from './internationals.ts';
import { siteSettings } from './site-settings.ts';
import { brands, stores, textPages, vacancies } from './stores-and-texts.ts';

/** Everything that staff write for the site's pages, by collection of the hub, in the order of the menu. */
export const COLLECTION_FORMS = {
  'landing-pages': landingPages,
  'application-pages': applicationPages,
  'collection-pages': collectionPages,
  'brand-pages': brandPages,
  'type-pages': typePages,
  'international-brands': internationalBrands,
  stores,
  vacancies,
  'text-pages': textPages,
  brands,
} as const satisfies Readonly<Record<string, CollectionForm>>;

/** What there is one of, by global of the hub. */
export const GLOBAL_FORMS = {
  'home-page': homePage,
  'internationals-page': internationalsPage,
  'site-settings': siteSettings,
} as const satisfies Readonly<Record<string, GlobalForm>>;

export type ContentCollection = keyof typeof COLLECTION_FORMS;
export type ContentGlobal = keyof typeof GLOBAL_FORMS;
export type ContentSlug = ContentCollection | ContentGlobal;

export const CONTENT_COLLECTIONS = Object.keys(COLLECTION_FORMS) as ContentCollection[]; // its own keys
export const CONTENT_GLOBALS = Object.keys(GLOBAL_FORMS) as ContentGlobal[];

export const isCollection = (slug: string): slug is ContentCollection =>
  Object.hasOwn(COLLECTION_FORMS, slug);

export const isGlobal = (slug: string): slug is ContentGlobal => Object.hasOwn(GLOBAL_FORMS, slug);

const FORMS: Readonly<Record<ContentSlug, CollectionForm | GlobalForm>> = {
  ...COLLECTION_FORMS,
  ...GLOBAL_FORMS,
};

/** How documents of this collection or global are published. */
export const projectionOf = (slug: ContentSlug): Projection => FORMS[slug].projection;

/** The path of the page that shows a document; null where there is none yet. */
export const pagePath = (slug: ContentSlug, data: HubData): string | null => FORMS[slug].path(data);

/** Where in the hub a document is edited. @param id any number for a global */
export const editorUrl = (slug: string, id: number | string): string =>
  isGlobal(slug) ? `/admin/globals/${slug}` : `/admin/collections/${slug}/${id}`;
