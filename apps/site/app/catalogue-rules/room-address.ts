import { sizeText } from '@selvedge/contract/size';
import { type ProductLink, roomUrl } from '@selvedge/contract/urls';
import { roomSettings } from './room-settings.ts';

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
