import { type ProductLink, roomUrl } from '@selvedge/contract/urls';
import { type LaidProduct, productLaying } from '@selvedge/scenes/product-laying';

/** Where a product is seen in the room, in its colour; null where nothing tells how large its picture is in the world. */
export function roomAddress(product: ProductLink & LaidProduct): string | null {
  if (!productLaying(product)) return null;
  return roomUrl(product, product.colour === '' ? [] : [['colour', product.colour]]);
}
