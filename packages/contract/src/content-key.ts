import { ITEM_GROUP } from './item-groups.ts';
import { fold } from './text.ts';

/**
 * Which content is meant: what the wire says by the presence of fields, said by `kind`. Browser code may import this.
 * Source: CALL-02 to CALL-07.
 */
export type ContentKey =
  | { readonly kind: 'home' }
  | { readonly kind: 'landing'; readonly itemGroup: string }
  | { readonly kind: 'application'; readonly itemGroup: string; readonly application: string }
  | {
      readonly kind: 'collection';
      readonly itemGroup: string;
      readonly application: string;
      readonly collection: string;
    }
  | { readonly kind: 'brand'; readonly itemGroup: string; readonly brand: string }
  | {
      readonly kind: 'applicationType';
      readonly itemGroup: string;
      readonly applicationType: string;
      readonly category?: string | undefined;
    }
  | { readonly kind: 'navigation'; readonly itemGroup: string };

/** The body of get-all-cms-data as it is sent. Exactly the fields of one kind are there. */
interface ContentBody {
  readonly category: {
    readonly item_group: string;
    readonly application?: string | undefined;
    readonly collection?: string | undefined;
    readonly brand?: string | undefined;
    readonly application_type?: string | undefined;
    readonly navigation?: true | undefined;
  };
  readonly application_type_category?: { readonly category_name: string } | undefined;
}

/** The body that asks for a content. Source: CALL-02 to CALL-07, decision 36. */
export function contentBody(key: ContentKey): ContentBody {
  switch (key.kind) {
    case 'home':
      return { category: { item_group: ITEM_GROUP.home } };
    case 'landing':
      return { category: { item_group: key.itemGroup } };
    case 'application':
      return { category: { item_group: key.itemGroup, application: key.application } };
    case 'collection':
      return {
        category: {
          application: key.application,
          item_group: key.itemGroup,
          collection: key.collection,
        },
      };
    case 'brand':
      return { category: { item_group: key.itemGroup, brand: key.brand } };
    case 'applicationType': {
      const category = { application_type: key.applicationType, item_group: key.itemGroup };
      return key.category === undefined
        ? { category }
        : { category, application_type_category: { category_name: key.category } };
    }
    case 'navigation':
      return { category: { item_group: key.itemGroup, navigation: true } };
  }
}

/** The content that a body asks for: the inverse of {@link contentBody} on every body that the contract takes. */
export function contentKey({ category, application_type_category }: ContentBody): ContentKey {
  const { item_group: itemGroup, application, collection, brand, application_type } = category;
  if (category.navigation) return { kind: 'navigation', itemGroup };
  if (application_type !== undefined) {
    const key = { kind: 'applicationType', itemGroup, applicationType: application_type } as const;
    return application_type_category
      ? { ...key, category: application_type_category.category_name }
      : key;
  }
  if (brand !== undefined) return { kind: 'brand', itemGroup, brand };
  if (application !== undefined) {
    return collection === undefined
      ? { kind: 'application', itemGroup, application }
      : { kind: 'collection', itemGroup, application, collection };
  }
  return itemGroup === ITEM_GROUP.home ? { kind: 'home' } : { kind: 'landing', itemGroup };
}

/**
 * The name under which the content of a page is published, apart from its kind: its parts, folded, as segments. Names
 * that differ only in case or outer spaces are one page (decision 35).
 */
export function contentDocumentKey(key: ContentKey): string {
  const parts = (): (string | undefined)[] => {
    switch (key.kind) {
      case 'home':
        return [];
      case 'landing':
      case 'navigation':
        return [key.itemGroup];
      case 'application':
        return [key.itemGroup, key.application];
      case 'collection':
        return [key.itemGroup, key.application, key.collection];
      case 'brand':
        return [key.itemGroup, key.brand];
      case 'applicationType':
        return [key.itemGroup, key.applicationType, key.category];
    }
  };
  return parts()
    .filter((part) => part !== undefined)
    .map((part) => encodeURIComponent(fold(part)))
    .join('/');
}
