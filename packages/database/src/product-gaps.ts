import { fieldValues } from '@selvedge/contract/facets';
import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import type { Product } from '@selvedge/contract/product';

/** What a product can lack that a visitor would look for, in the order in which people are told. */
export const PRODUCT_GAPS = ['picture', 'repeat', 'composition', 'colour'] as const;

export type ProductGap = (typeof PRODUCT_GAPS)[number];

const isOf = ({ item_group }: Product, ...groups: readonly string[]): boolean =>
  groups.includes(item_group.trim());

/** Whether a product lacks something. Drawings repeat on fabric and wallpaper alone; only cloth and rugs are composed. */
const LACKS: Readonly<Record<ProductGap, (product: Product) => boolean>> = {
  picture: ({ primaryImageUrl }) => primaryImageUrl === '',
  repeat: (product) =>
    isOf(product, ITEM_GROUP.fabric, ITEM_GROUP.wallpaper) &&
    product.repeat_t === '' &&
    product.repeat_h === '',
  composition: (product) =>
    isOf(product, ITEM_GROUP.fabric, ITEM_GROUP.rugs) && product.composition === '',
  colour: (product) => fieldValues(product, 'web_colour').length === 0,
};

/** What a product lacks, whether it is published or not. */
export const gapsOf = (product: Product): ProductGap[] =>
  PRODUCT_GAPS.filter((gap) => LACKS[gap](product));

/** Where in the catalogue a product is: item group, application and collection, as its supplier writes them. */
export const placeOf = ({ item_group, application, range }: Product): string[] => [
  item_group,
  application,
  range,
];
