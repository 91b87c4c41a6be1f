import { SORT_A_TO_Z } from '@selvedge/contract/facets';
import { MAX_PAGE_PRODUCTS, type MultiFilterResponse } from '@selvedge/contract/multi-filter';
import type { ProductService } from '@selvedge/contract/services';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ListedProduct, listedProduct } from './listed-products.ts';

/** The products of a list that the catalogue has, by SKU, as it has them now: one call for each item group. */
export const listedQuery = (service: ProductService, list: readonly ListedProduct[]) => {
  const groups = Map.groupBy(list, ({ item_group }) => item_group);
  return queryOptions({
    queryKey: ['project-list', list.map(({ sku }) => sku).toSorted()],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        [...groups].map(([itemGroup, products]) => found(service, itemGroup, products, signal)),
      );
      return new Map(answers.flat().map((product) => [product.sku, product]));
    },
    enabled: list.length > 0,
    placeholderData: keepPreviousData,
  });
};

async function found(
  service: ProductService,
  itemGroup: string,
  products: readonly ListedProduct[],
  signal: AbortSignal,
): Promise<ListedProduct[]> {
  const colours = [...new Set(products.map(({ colour }) => colour))];
  const answer = await service.multiFilter(
    {
      filters: {
        item_group: itemGroup,
        design: [...new Set(products.map(({ design }) => design))],
        // A product without a colour has no value to be asked for.
        ...(!colours.includes('') && { colour: colours }),
      },
      sort_by_setting: SORT_A_TO_Z,
      off_setter: { start: 0, end: MAX_PAGE_PRODUCTS },
      limited: true,
    },
    { signal },
  );
  return answer.products.map(readListed);
}

/** What an answer says of a product; what it leaves out is empty. */
const readListed = (product: MultiFilterResponse['products'][number]): ListedProduct =>
  listedProduct({
    sku: product.sku,
    item_group: product.item_group ?? '',
    range: product.range ?? '',
    design: product.design ?? '',
    colour: product.colour ?? '',
    primaryImageUrl: product.primaryImageUrl ?? '',
    width: product.width ?? '',
    length_cm: product.length_cm ?? '',
    diameter: product.diameter ?? '',
  });
