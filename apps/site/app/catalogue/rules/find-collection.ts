import type { CatalogueTile } from '@selvedge/contract/content-parts';
import type { InternationalBrandPage } from '@selvedge/contract/international-content';
import { PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import type { ContentService, ProductService } from '@selvedge/contract/services';
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

export interface InternationalCatalogue {
  readonly brandId: string;
  readonly brand: InternationalBrandPage;
  readonly tile: CatalogueTile;
}

/**
 * The catalogue of an id among those of the published international brands; null where there is none. Rejects as the
 * calls do. It calls once for each brand, so it is for the server.
 */
export async function findInternationalCatalogue(
  service: Pick<ContentService, 'internationals' | 'internationalBrand'>,
  id: string,
): Promise<InternationalCatalogue | null> {
  const wanted = collectionId(id);
  const landing = await service.internationals();
  for (const { id: brandId, is_published } of landing?.brands ?? []) {
    if (!is_published) continue;
    const brand = await service.internationalBrand(brandId);
    const { catalogue_section_items_first: first, catalogue_section_items_second: second } = brand;
    const tile = [...first, ...second].find((entry) => collectionId(entry.id) === wanted);
    if (tile) return { brandId, brand, tile };
  }
  return null;
}
