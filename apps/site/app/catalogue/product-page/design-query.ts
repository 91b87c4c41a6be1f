import { SORT_A_TO_Z } from '@selvedge/contract/facets';
import type { HouseContent, Successor } from '@selvedge/contract/house-content';
import { PRODUCT_QUERY_CACHE_MS, WHOLE_DESIGN_END_OFFSET } from '@selvedge/contract/limits';
import type { MultiFilterInput } from '@selvedge/contract/multi-filter';
import type { ProductService } from '@selvedge/contract/services';
import { fold } from '@selvedge/contract/text';
import { queryOptions } from '@tanstack/react-query';
import { PRODUCT_RETRY } from '../../data/product-retry.ts';
import { publishableProducts } from '../rules/design-colours.ts';
import { readProduct } from './product-attributes.ts';

/**
 * Every product of a design, in alphabetical order of colours; none where the design does not exist. Without a whole path
 * there is none either and nothing is asked (PROD-15): a name that is blank would ask for every design. It is fresh for a
 * minute (CONST-03).
 */
export const designQuery = (service: ProductService, path: DesignPath) =>
  queryOptions({
    queryKey: ['design', path.itemGroup, fold(path.collection), fold(path.design)],
    queryFn: async ({ signal }) => {
      if (!isDesignPath(path)) return [];
      const answer: unknown = await service.multiFilter(productRequest(path), { signal });
      return publishableProducts(productsOf(answer).map(readProduct));
    },
    staleTime: PRODUCT_QUERY_CACHE_MS,
    gcTime: PRODUCT_QUERY_CACHE_MS,
    ...PRODUCT_RETRY,
  });

/** The answer of a product call was of no shape that holds products. */
export class ProductAnswerError extends Error {
  constructor() {
    super('The product service gave an answer without products');
    this.name = 'ProductAnswerError';
  }
}

function listUnder(answer: object, key: 'products' | 'data'): readonly unknown[] | undefined {
  const value: unknown = Reflect.get(answer, key);
  return Array.isArray(value) ? value : undefined;
}

/**
 * The products of an answer, as they came. An answer is a success with a `products` list, with a `data` list, or as a
 * bare list, whose last element is no product and is dropped. Throws {@link ProductAnswerError} on anything else.
 * Source: PROD-21, decision 5.
 */
export function productsOf(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer.slice(0, -1);
  if (typeof answer === 'object' && answer !== null) {
    const list = listUnder(answer, 'products') ?? listUnder(answer, 'data');
    if (list) return list;
  }
  throw new ProductAnswerError();
}

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

/**
 * What took the place of the colourway that a path names, where the design is not sold in it any longer.
 *
 * @param items the products of the design that are published
 */
export function successorOf(
  house: Pick<HouseContent, 'successorOf'>,
  path: DesignPath & { readonly colour: string | undefined },
  items: readonly { readonly colour: string }[],
): Successor | null {
  const { colour } = path;
  if (!colour || items.some((item) => fold(item.colour) === fold(colour))) return null;
  return house.successorOf({ ...path, colour });
}
