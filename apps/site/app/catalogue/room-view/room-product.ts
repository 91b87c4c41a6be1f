import type { Product } from '@selvedge/contract/product';
import { repeatScale, type Sized, type TrueScale, wholeScale } from '@selvedge/scenes/true-scale';
import { ROOM_SETTINGS, type RoomSetting, roomSettings } from '../rules/room-settings.ts';

/** What the room needs to know of a product. */
export type RoomProduct = Sized &
  Pick<Product, 'sku' | 'design' | 'colour' | 'range' | 'item_group' | 'application'>;

/** The products of a design that can be shown at true scale, each at least in one place. */
export const productsForRoom = <P extends RoomProduct>(products: readonly P[]): P[] =>
  products.filter((product) => roomSettings(product).length > 0);

/** How a product's picture is laid there; null where its scale is not known. */
export const scaleFor = (product: Sized, setting: RoomSetting): TrueScale | null =>
  setting === 'floor' ? wholeScale(product) : repeatScale(product);

export const isRoomSetting = (text: string): text is RoomSetting =>
  ROOM_SETTINGS.some((setting) => setting === text);
