import type { Product } from '@selvedge/contract/product';
import { type ProductLaying, productLaying } from '@selvedge/scenes/product-laying';
import type { Surface } from '@selvedge/scenes/scene';
import type { Cover } from './dressed-scene.ts';

/** A product with how it is laid. */
export interface LaidCover extends ProductLaying {
  readonly product: Product;
}

/**
 * The product of the house that a surface wears when it is dressed in a design; of several sizes the one that fits best.
 *
 * @throws {Error} where the house has no such product, or none that may lie there
 */
export function coverProduct(
  products: readonly Product[],
  [design, colour]: Cover,
  surface: Surface,
): LaidCover {
  const laid = products
    .filter((one) => one.design === design && one.colour === colour)
    .filter(({ item_group }) => surface.groups.includes(item_group))
    .flatMap((product) => {
      const laying = productLaying(product);
      return laying ? [{ ...laying, product }] : [];
    });
  const [best] = laid.toSorted((one, other) => misfit(one, surface) - misfit(other, surface));
  if (!best) throw new Error(`Nothing for ${surface.surface} is ${design} in ${colour}`);
  return best;
}

/** How much of either size the other does not cover, in square metres, however they are turned; 0 without a size. */
function misfit({ laying }: ProductLaying, { widthM, lengthM }: Surface): number {
  if (widthM === undefined || lengthM === undefined) return 0;
  const shorter = Math.min(laying.widthM, laying.lengthM, widthM, lengthM);
  const longer = Math.min(Math.max(laying.widthM, laying.lengthM), Math.max(widthM, lengthM));
  return laying.widthM * laying.lengthM + widthM * lengthM - 2 * shorter * longer;
}
