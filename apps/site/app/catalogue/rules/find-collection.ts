import { PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import type { ProductService } from '@selvedge/contract/product-service';
import { compareLabels } from '@selvedge/contract/text';
import { collectionId } from '@selvedge/contract/urls';

export interface CollectionPlace {
  readonly itemGroup: string;
  /** The first of its applications in alphabetical order (decision 19). */
  readonly application: string;
  readonly collection: string;
}

/**
 * The collection of an id, with or without a comma after it; null where there is none. Rejects as the calls do. It calls
 * once for each group, so it is for the server. Source: ROUTE-14, ROUTE-15.
 */
export async function findCollection(
  service: ProductService,
  id: string,
): Promise<CollectionPlace | null> {
  const wanted = collectionId(id);
  if (wanted === '') return null;
  const none = { start: 0, end: 0 };
  for (const { code: itemGroup } of PRODUCT_GROUPS) {
    const ranges = await service.multiFilter({
      filters: { item_group: itemGroup },
      filter_fields: ['range'],
      off_setter: none,
    });
    const collection = ranges.filters.range?.find((name) => collectionId(name) === wanted);
    if (collection === undefined) continue;
    const { filters } = await service.multiFilter({
      filters: { item_group: itemGroup, range: collection },
      filter_fields: ['application'],
      off_setter: none,
    });
    const [application] = (filters.application ?? []).toSorted(compareLabels);
    if (application !== undefined) return { itemGroup, application, collection };
  }
  return null;
}
