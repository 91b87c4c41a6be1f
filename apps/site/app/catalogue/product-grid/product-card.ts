import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import { compareCodePoints, fold, sortForm } from '@selvedge/contract/text';
import { type DesignColour, designColours } from '../rules/design-colours.ts';
import { itemAddress } from '../rules/item-address.ts';
import { sizeWords } from '../rules/size-words.ts';

export type ListedProduct = MultiFilterResponse['products'][number];

/** What the grid takes of an answer. */
export type ListedPage = Pick<MultiFilterResponse, 'products' | 'colour_counts'>;

/** What a card shows of a product. */
export interface ProductCard {
  readonly sku: string;
  readonly href: string;
  readonly design: string;
  /** Colour, collection, and the size where a colour comes in several (decision 44). */
  readonly details: string;
  readonly picture: string;
  /** In how many colours its design comes; 0 where that is not known. */
  readonly colourCount: number;
  /** The design's other colours among the products of the page, as #rrggbb. */
  readonly otherColours: readonly string[];
}

/**
 * The cards of a page's products, in the order in which they show. Each leads to the product's colour (APP-08); a product without a colour has no such address, and
 * its card leads to the design.
 *
 * @param page products with the number of colours of each one's design
 * @param order by design (GRID-03), or as the answer has it, which is best first
 */
export function productCards(
  page: ListedPage,
  order: 'by design' | 'given' = 'by design',
): ProductCard[] {
  const { products, colour_counts = [] } = page;
  const countOf = new Map(products.map(({ sku }, at) => [sku, colour_counts[at] ?? 0]));
  const coloursOf = designColours(products);
  const colourways = Map.groupBy(products, colourwayKey);
  const ordered = order === 'given' ? products : orderByDesign(products);
  return ordered.map((product) => {
    const isSized =
      product.item_group === ITEM_GROUP.rugs ||
      (colourways.get(colourwayKey(product))?.length ?? 0) > 1;
    const size = isSized ? sizeWords(product) : '';
    return productCard(product, coloursOf(product), countOf.get(product.sku) ?? 0, size);
  });
}

const colourwayKey = ({ range = '', design = '', colour = '' }: ListedProduct): string =>
  JSON.stringify([range, design, colour].map(fold));

function productCard(
  product: ListedProduct,
  colours: readonly DesignColour[],
  colourCount: number,
  size: string,
): ProductCard {
  const { sku, item_group = '', range = '', design = '', colour = '' } = product;
  const link = { ...product, item_group, range, design, colour };
  return {
    sku,
    href: itemAddress(link),
    design: design || (product.description_1 ?? sku),
    details: [colour, range, size].filter((text) => text !== '').join(', '),
    picture: product.primaryImageUrl ?? '',
    colourCount,
    otherColours: colours
      .filter((other) => fold(other.colour) !== fold(colour))
      .map(({ hex }) => hex),
  };
}

/**
 * A page's products by design, case ignored and accents as in the service's own order; products of one design keep
 * the order of the answer. Source: GRID-03.
 */
export function orderByDesign<Item extends { readonly design?: string | undefined }>(
  products: readonly Item[],
): Item[] {
  return products.toSorted((a, b) =>
    compareCodePoints(sortForm(a.design ?? ''), sortForm(b.design ?? '')),
  );
}
