import type { Product } from '@selvedge/contract/product';
import { laidProduct } from '@selvedge/scenes/laid-product';
import type { ProductLaying } from '@selvedge/scenes/product-laying';
import type { Surface } from '@selvedge/scenes/scene';
import type { Cover } from './dressed-scene.ts';

/**
 * The product of the house that a surface wears when it is dressed in a design, with how it is laid.
 *
 * @throws {Error} where the house has no such product, or none that may lie there
 */
export function coverProduct(
  products: readonly Product[],
  [design, colour]: Cover,
  surface: Surface,
): ProductLaying & { readonly product: Product } {
  const sizes = products.filter((one) => one.design === design && one.colour === colour);
  const laid = laidProduct(sizes, surface);
  if (!laid) throw new Error(`Nothing for ${surface.surface} is ${design} in ${colour}`);
  return laid;
}
