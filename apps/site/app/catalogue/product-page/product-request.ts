import { SORT_A_TO_Z } from '@selvedge/contract/facets';
import { WHOLE_DESIGN_END_OFFSET } from '@selvedge/contract/limits';
import type { MultiFilterInput } from '@selvedge/contract/multi-filter';

/** The names in a product page's path, decoded. */
export interface DesignPath {
  readonly itemGroup: string;
  readonly collection: string;
  readonly design: string;
}

/** Whether a path names a design; without all three parts nothing is asked. Source: PROD-15. */
export function isDesignPath(path: Partial<DesignPath>): path is DesignPath {
  return [path.itemGroup, path.collection, path.design].every((part) => part?.trim());
}

/** What the product page asks for: a whole design with every public field. Source: CALL-13. */
export function productRequest({ itemGroup, collection, design }: DesignPath): MultiFilterInput {
  return {
    filters: { item_group: itemGroup, design, range: collection },
    filter_fields: ['item_group', 'design', 'range', 'colour'],
    sort_by_setting: SORT_A_TO_Z,
    off_setter: { start: 0, end: WHOLE_DESIGN_END_OFFSET },
    only_published: true,
    only_promo: false,
    only_in_stock: false,
    limited: false,
  };
}
