import { SORT_A_TO_Z } from '@selvedge/contract/facets';
import { WHOLE_DESIGN_END_OFFSET } from '@selvedge/contract/limits';
import type { MultiFilterInput } from '@selvedge/contract/multi-filter';

/** The names in a collection page's path, decoded. */
export interface CollectionPath {
  readonly itemGroup: string;
  readonly application: string;
  readonly collection: string;
}

/**
 * What the collection page asks for: the whole collection, whatever its application, with the fields of cards.
 * Source: CALL-14, CALL-15.
 */
export function collectionRequest(path: Omit<CollectionPath, 'application'>): MultiFilterInput {
  return {
    filters: { item_group: path.itemGroup, range: path.collection },
    filter_fields: [
      'application',
      'item_group',
      'range',
      'brand',
      'web_colour',
      'design_style',
      'web_materials',
      'web_shape',
      'web_size',
      'web_type',
      'web_standards',
    ],
    main_filter_field: null,
    selection_fields: null,
    sort_by_setting: SORT_A_TO_Z,
    off_setter: { start: 0, end: WHOLE_DESIGN_END_OFFSET },
    only_published: true,
    only_promo: false,
    only_in_stock: false,
    limited: true,
  };
}
