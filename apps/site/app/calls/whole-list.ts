import type { MultiFilterInput, MultiFilterResponse } from '@selvedge/contract/multi-filter';
import { flatProduct } from '../catalogue-rules/flat-product.ts';

/** An answer of which any field may be missing. */
type Sparse<T> = { readonly [K in keyof T]?: T[K] | null };

/**
 * A list of products with all that pages read beside them. A service may answer with what the documents print and no
 * more: they have no counts, and their product has no item group, which is then the one that was asked for; and it may
 * nest a product's attributes (PROD-20). An answer that is no object, such as a bare list, is left to whoever can read it
 * (CALL-10, ENT-05, PROD-21, decision 30).
 */
export function wholeList(
  answer: MultiFilterResponse,
  { filters: asked }: MultiFilterInput,
): MultiFilterResponse {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer;
  const { products, filters, facet_counts, total_items_count }: Sparse<MultiFilterResponse> =
    answer;
  const group = asked?.item_group;
  const flat = products?.map(flatProduct);
  return {
    ...answer,
    ...(flat && { products: typeof group === 'string' ? flat.map(inGroup(group)) : flat }),
    filters: filters ?? {},
    facet_counts: facet_counts ?? {},
    total_items_count: total_items_count ?? products?.length ?? 0,
  };
}

type ListedProduct = MultiFilterResponse['products'][number];

const inGroup =
  (item_group: string) =>
  (product: ListedProduct): ListedProduct =>
    product.item_group ? product : { ...product, item_group };
