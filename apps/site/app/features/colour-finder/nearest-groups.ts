import { PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import type { NearestGroup } from '@selvedge/contract/nearest-colours';
import { itemAddress } from '../../catalogue-rules/item-address.ts';

/** A colourway as its card shows it. */
export interface ColourwayCard {
  readonly sku: string;
  readonly href: string;
  readonly design: string;
  /** Colour and collection. */
  readonly details: string;
  readonly picture: string;
}

export interface ColourwayGroup {
  readonly itemGroup: string;
  readonly name: string;
  readonly cards: readonly ColourwayCard[];
}

/** The groups in the order of the header (HEAD-02), so that none changes its place with the colour; others follow. */
export function colourwayGroups(groups: readonly NearestGroup[]): ColourwayGroup[] {
  const place = ({ item_group }: NearestGroup): number => {
    const at = PRODUCT_GROUPS.findIndex(({ code }) => code === item_group);
    return at === -1 ? PRODUCT_GROUPS.length : at;
  };
  return groups
    .toSorted((one, other) => place(one) - place(other))
    .map(({ item_group, products }) => ({
      itemGroup: item_group,
      name: products[0]?.group_desc || item_group,
      cards: products.map((product) => ({
        sku: product.sku,
        href: itemAddress(product),
        design: product.design,
        details: [product.colour, product.range].filter((text) => text !== '').join(', '),
        picture: product.primaryImageUrl,
      })),
    }));
}
