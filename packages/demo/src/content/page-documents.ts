import { type ContentKey, contentDocumentKey } from '@selvedge/contract/content-key';
import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import type { ContentOf } from '@selvedge/contract/page-content';
import { applicationPages } from './application-pages.ts';
import { brandPages } from './brand-pages.ts';
import { collectionPage } from './collection-pages.ts';
import { homePage } from './home-page.ts';
import { landingPages } from './landing-pages.ts';
import type { Material } from './material.ts';
import { OUTDOOR, outdoorPages } from './outdoor-pages.ts';

type PageKind = Exclude<ContentKey['kind'], 'navigation'>;

/** The content of one page as it is published: its kind, the key of that kind, and what the page holds. */
export type PageDocument = {
  [Kind in PageKind]: {
    readonly kind: `page/${Kind}`;
    readonly key: string;
    readonly doc: ContentOf<Kind>;
  };
}[PageKind];

/** The content of every page of the demo's catalogue. */
export function pageDocuments(material: Material): PageDocument[] {
  return [
    { kind: 'page/home', key: contentDocumentKey({ kind: 'home' }), doc: homePage(material) },
    ...landingPages(material).map(([itemGroup, doc]): PageDocument => {
      const key = contentDocumentKey({ kind: 'landing', itemGroup });
      return { kind: 'page/landing', key, doc };
    }),
    ...applicationPages(material).map(({ group, application, page }): PageDocument => {
      const key = contentDocumentKey({ kind: 'application', itemGroup: group, application });
      return { kind: 'page/application', key, doc: page };
    }),
    ...material.offers.map(({ group, application, collection }): PageDocument => {
      const key = contentDocumentKey({
        kind: 'collection',
        itemGroup: group,
        application,
        collection,
      });
      return { kind: 'page/collection', key, doc: collectionPage(material, collection) };
    }),
    ...brandPages(material).map(({ group, brand, page }): PageDocument => {
      const key = contentDocumentKey({ kind: 'brand', itemGroup: group, brand });
      return { kind: 'page/brand', key, doc: page };
    }),
    ...outdoorPages(material).map(([category, doc]): PageDocument => {
      const key = contentDocumentKey({
        kind: 'applicationType',
        itemGroup: ITEM_GROUP.outdoor,
        applicationType: OUTDOOR,
        category,
      });
      return { kind: 'page/applicationType', key, doc };
    }),
  ];
}
