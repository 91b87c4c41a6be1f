import type { BrandCollection } from '@selvedge/contract/brand-content';
import type { FilterField } from '@selvedge/contract/facets';
import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import type { Filters } from '@selvedge/contract/multi-filter';
import type { ProductService } from '@selvedge/contract/product-service';

/** As many as a page can show without becoming a list. */
const MOST_COLLECTIONS = 48;

/**
 * The collections of a brand as the catalogue knows them, each with its first product's picture, for a page that nobody
 * has written: those of the group, or of every group where the path is that of brands. Source: decision 45.
 */
export async function catalogueCollections(
  service: ProductService,
  { itemGroup, brand }: { readonly itemGroup: string; readonly brand: string },
  signal: AbortSignal,
): Promise<BrandCollection[]> {
  const ask = (filters: Filters, field: FilterField, end: 0 | 1) =>
    service.multiFilter(
      { filters: { brand, ...filters }, filter_fields: [field], off_setter: { start: 0, end } },
      { signal },
    );
  const valuesOf = async (filters: Filters, field: FilterField) =>
    (await ask(filters, field, 0)).filters[field] ?? [];
  const isOfAll = itemGroup === ITEM_GROUP.brands;
  const groups = isOfAll ? await valuesOf({}, 'item_group') : [itemGroup];
  const places = await Promise.all(
    groups.map(async (item_group) =>
      (await valuesOf({ item_group }, 'range')).map((range) => ({ item_group, range })),
    ),
  );
  const cards = await Promise.all(
    places
      .flat()
      .filter(({ range }) => range.trim() !== '')
      .slice(0, MOST_COLLECTIONS)
      .map(async (place) => {
        const { products, filters } = await ask(place, 'application', 1);
        return (filters.application ?? []).map((application_name) => ({
          brand_name: brand,
          application_name,
          collection_name: place.range,
          item_group_code: place.item_group,
          url: products[0]?.primaryImageUrl ?? '',
        }));
      }),
  );
  return cards.flat();
}
