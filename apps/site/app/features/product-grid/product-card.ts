import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import { fold } from '@selvedge/contract/text';
import { type DesignColour, designColours } from '../../catalogue-rules/design-colours.ts';
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
  /** The design's other colours among the products of the page, as #rrggbb. */
  readonly otherColours: readonly string[];
}

/**
 * The cards of a page's products. Each leads to the product's colour (APP-08); a product without a colour has no such address, and
 * its card leads to the design.
 */
export function productCards(products: readonly ListedProduct[]): ProductCard[] {
  const coloursOf = designColours(products);
  return products.map((product) => productCard(product, coloursOf(product)));
}

function productCard(product: ListedProduct, colours: readonly DesignColour[]): ProductCard {
  const { sku, item_group = '', range = '', design = '', colour = '' } = product;
  const link = { ...product, item_group, range, design, colour };
  return {
    sku,
    href: itemAddress(link),
    design: design || (product.description_1 ?? sku),
    details: [colour, range].filter((text) => text !== '').join(', '),
    picture: product.primaryImageUrl ?? '',
    otherColours: colours
      .filter((other) => fold(other.colour) !== fold(colour))
      .map(({ hex }) => hex),
  };
}
