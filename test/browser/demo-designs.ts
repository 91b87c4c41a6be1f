import type { APIRequestContext } from '@playwright/test';
import { fold } from '@selvedge/contract/text';

/** What tests read of a product. */
export interface FoundProduct {
  readonly sku: string;
  readonly item_group: string;
  readonly group_desc: string;
  readonly range: string;
  readonly design: string;
  readonly colour: string;
  readonly application: string;
  readonly brand: string;
  readonly design_style: readonly string[];
  readonly repeat_h: string;
  readonly width: string;
  readonly length_cm: string;
  readonly diameter: string;
  readonly long_description: string;
  readonly primaryImageUrl: string;
  readonly additionalImages: readonly { readonly image_data: string }[];
  readonly symbols: readonly { readonly image_data: string }[];
}

/** The products of an item group by design, as the product service tells them. */
export async function designsOf(
  request: APIRequestContext,
  itemGroup: string,
): Promise<FoundProduct[][]> {
  const answer = await request.post('/services/product/products/multi_filter', {
    data: {
      filters: { item_group: itemGroup },
      off_setter: { start: 0, end: 1000 },
      limited: false,
    },
  });
  const { products }: { products: FoundProduct[] } = await answer.json();
  const designs = Map.groupBy(products, ({ range, design }) => `${fold(range)}\n${fold(design)}`);
  return [...designs.values()];
}

/** The first design of a group that fits; throws where the demo supplier has none. */
export async function findDesign(
  request: APIRequestContext,
  itemGroup: string,
  fits: (products: readonly FoundProduct[]) => boolean,
): Promise<FoundProduct[]> {
  const found = (await designsOf(request, itemGroup)).find(fits);
  if (!found) throw new Error(`The demo supplier has no such design in group ${itemGroup}.`);
  return found;
}
