import { SORT_A_TO_Z } from '@selvedge/contract/facets';
import { PRODUCT_QUERY_CACHE_MS, WHOLE_DESIGN_END_OFFSET } from '@selvedge/contract/limits';
import type { MultiFilterInput } from '@selvedge/contract/multi-filter';
import type { ProductService } from '@selvedge/contract/services';
import { fold } from '@selvedge/contract/text';
import { queryOptions } from '@tanstack/react-query';
import { PRODUCT_RETRY } from '../../data/product-retry.ts';
import { collectionOf } from './collection-designs.ts';

/**
 * A collection with its designs, or null where it does not exist, as without a whole path (decision 22): a name that is
 * blank would ask for every product. Its name is compared without case (decision 35). It is fresh for as long as a product is (CONST-03), and kept for the way back for the usual time (CALL-26).
 */
export const collectionQuery = (
  service: ProductService,
  path: Omit<CollectionPath, 'application'>,
) =>
  queryOptions({
    queryKey: ['collection', path.itemGroup, fold(path.collection)],
    queryFn: async ({ signal }) => {
      if (![path.itemGroup, path.collection].every((part) => part.trim())) return null;
      const { products } = await service.multiFilter(collectionRequest(path), { signal });
      return collectionOf(products);
    },
    staleTime: PRODUCT_QUERY_CACHE_MS,
    ...PRODUCT_RETRY,
  });

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
