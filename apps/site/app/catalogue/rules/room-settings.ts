import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import type { Product } from '@selvedge/contract/product';
import { sizeText } from '@selvedge/contract/size';
import { fold } from '@selvedge/contract/text';
import { type ProductLink, roomUrl } from '@selvedge/contract/urls';
import { repeatScale, type Sized, wholeScale } from '@selvedge/scenes/true-scale';

/** Where in a room a design can be seen. */
export const ROOM_SETTINGS = ['wall', 'curtain', 'sofa', 'floor'] as const;
export type RoomSetting = (typeof ROOM_SETTINGS)[number];

/** Words in an application's name that decide what a fabric is for; others leave both open. */
const FOR_WINDOWS = /curtain|drape|sheer|voile|blind/u;
const FOR_SEATS = /upholster/u;

/**
 * Where a product can be shown at true scale, the most fitting first. Empty where its group has no place in the room,
 * or where nothing tells how large its picture is in the world.
 */
export function roomSettings(
  product: Sized & Pick<Product, 'item_group' | 'application'>,
): readonly RoomSetting[] {
  switch (product.item_group) {
    case ITEM_GROUP.wallpaper:
      return repeatScale(product) ? ['wall'] : [];
    case ITEM_GROUP.fabric:
      return repeatScale(product) ? fabricSettings(product.application) : [];
    case ITEM_GROUP.rugs:
      return wholeScale(product) ? ['floor'] : [];
    default:
      return [];
  }
}

function fabricSettings(application: string): readonly RoomSetting[] {
  const name = fold(application);
  const [windows, seats] = [FOR_WINDOWS.test(name), FOR_SEATS.test(name)];
  if (windows === seats) return ['curtain', 'sofa'];
  return windows ? ['curtain'] : ['sofa'];
}

/** Where a product is seen in the room, in its colour and, for what comes in sizes, its size; null where it cannot be. */
export function roomAddress(
  product: ProductLink & Parameters<typeof roomSettings>[0],
): string | null {
  const settings = roomSettings(product);
  if (settings.length === 0) return null;
  return roomUrl(product, [
    ['colour', product.colour],
    ...(settings.includes('floor') ? [['size', sizeText(product)] as const] : []),
  ]);
}
