import type { Product } from '@selvedge/contract/product';
import { type LaidProduct, productLaying } from '@selvedge/scenes/product-laying';

/** What the room needs to know of a product. */
export type RoomItem = LaidProduct & Pick<Product, 'sku' | 'colour' | 'range' | 'application'>;

/** The products of a design that can be shown at true scale. */
export const itemsForRoom = <Item extends RoomItem>(items: readonly Item[]): Item[] =>
  items.filter((item) => productLaying(item) !== null);
