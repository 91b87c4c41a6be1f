import { PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import { MAX_ASKED_COLOURS } from '@selvedge/contract/limits';
import type { Product } from '@selvedge/contract/product';
import type { NearestGroup } from '@selvedge/contract/product-calls';
import type { ProductService } from '@selvedge/contract/services';
import { fold } from '@selvedge/contract/text';
import { queryOptions } from '@tanstack/react-query';
import { itemAddress } from '../rules/item-address.ts';

/** As many as one row shows. */
const MOST_CARDS = 4;

/** The product that something is to go with. */
export type Colourway = Pick<Product, 'sku' | 'item_group' | 'design' | 'picture_colours'>;

interface SameColourCard {
  readonly sku: string;
  readonly href: string;
  readonly design: string;
  /** Colour and group. */
  readonly details: string;
  readonly picture: string;
}

/**
 * Four cards at most to go with a product, the nearest of each group in turn: the other groups first, in the order of the
 * header, since a room is made of a cloth, a paper and a rug rather than of two cloths. Of each design there is one.
 */
export function sameColours(item: Colourway, groups: readonly NearestGroup[]): SameColourCard[] {
  const designs = new Set([fold(item.design)]);
  const left = ordered(item, groups).map(({ products }) => [...products]);
  const cards: SameColourCard[] = [];
  while (cards.length < MOST_CARDS && left.some((products) => products.length > 0)) {
    for (const products of left) {
      const at = products.findIndex(({ design }) => !designs.has(fold(design)));
      const [product] = at === -1 ? [] : products.splice(0, at + 1).slice(at);
      if (!product) products.length = 0;
      else if (cards.length < MOST_CARDS) {
        designs.add(fold(product.design));
        cards.push(cardOf(product));
      }
    }
  }
  return cards;
}

function ordered(item: Colourway, groups: readonly NearestGroup[]): NearestGroup[] {
  const place = ({ item_group }: NearestGroup): number =>
    item_group === item.item_group
      ? PRODUCT_GROUPS.length
      : PRODUCT_GROUPS.findIndex(({ code }) => code === item_group);
  return groups.toSorted((one, other) => place(one) - place(other));
}

const cardOf = (product: NearestGroup['products'][number]): SameColourCard => ({
  sku: product.sku,
  href: itemAddress(product),
  design: product.design,
  details: [product.colour, product.group_desc].filter((text) => text !== '').join(', '),
  picture: product.primaryImageUrl,
});

/** Of each group, so that some are left when those of the design itself and its doubles are taken out. */
const PER_GROUP = 12;
const FRESH_MS = 60_000;

/**
 * What else the house has in the colours of a product, group by group; nothing where its picture tells none. A colour
 * counts the less the less of the picture it covers, as in the search by colour (decision 12).
 */
export const sameColoursQuery = (service: ProductService, item: Colourway) =>
  queryOptions({
    queryKey: ['same-colours', item.sku],
    queryFn: async ({ signal }) => {
      const colours = item.picture_colours.slice(0, MAX_ASKED_COLOURS);
      if (colours.length === 0) return [];
      const asked = colours.map((hex, rank) => ({ hex, share: 1 / (rank + 1) }));
      const request = { colours: asked, per_group: PER_GROUP };
      return sameColours(item, await service.nearestColours(request, { signal }));
    },
    staleTime: FRESH_MS,
    retry: false,
  });
