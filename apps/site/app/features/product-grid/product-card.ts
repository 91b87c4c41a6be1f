import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import { itemAddress } from '../../catalogue-rules/item-address.ts';

export type ListedProduct = MultiFilterResponse['products'][number];

/** What a card shows of a product. */
export interface ProductCard {
  readonly sku: string;
  readonly href: string;
  readonly design: string;
  /** Colour and collection. */
  readonly details: string;
  readonly picture: string;
}

/**
 * The card of a product. It leads to the product's colour (APP-08); a product without a colour has no such address, and
 * its card leads to the design.
 */
export function productCard(product: ListedProduct): ProductCard {
  const { sku, item_group = '', range = '', design = '', colour = '' } = product;
  const link = { ...product, item_group, range, design, colour };
  return {
    sku,
    href: itemAddress(link),
    design: design || (product.description_1 ?? sku),
    details: [colour, range].filter((text) => text !== '').join(', '),
    picture: product.primaryImageUrl ?? '',
  };
}
