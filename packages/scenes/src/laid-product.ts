import { hasDiameter } from '@selvedge/contract/size';
import { type LaidProduct, type ProductLaying, productLaying } from './product-laying.ts';
import type { Surface } from './scene.ts';

/** A surface as far as it matters to what is laid there. */
export type WearingSurface = Pick<Surface, 'groups' | 'round' | 'widthM' | 'lengthM'>;

/** Whether a surface is for products of a group, whatever their shape. */
export const isForGroup = (surface: Pick<Surface, 'groups'>, itemGroup: string): boolean =>
  surface.groups.includes(itemGroup);

/** Whether a surface may wear a product: one of its groups, and of its shape. */
export const mayWear = (
  surface: Pick<Surface, 'groups' | 'round'>,
  { item_group, diameter }: Pick<LaidProduct, 'item_group' | 'diameter'>,
): boolean => isForGroup(surface, item_group) && hasDiameter(diameter) === (surface.round ?? false);

/**
 * The product that a surface wears out of those of one colourway, with how it is laid; of several sizes the one that fits
 * best. Null where none may lie there or none has a known scale.
 */
export function laidProduct<P extends LaidProduct>(
  sizes: readonly P[],
  surface: WearingSurface,
): (ProductLaying & { readonly product: P }) | null {
  const laid = sizes
    .filter((product) => mayWear(surface, product))
    .flatMap((product) => {
      const laying = productLaying(product);
      return laying ? [{ ...laying, product }] : [];
    });
  return laid.toSorted((one, other) => misfit(one, surface) - misfit(other, surface))[0] ?? null;
}

/** How much of either size the other does not cover, in square metres, however they are turned; 0 without a size. */
function misfit({ laying }: ProductLaying, { widthM, lengthM }: WearingSurface): number {
  if (widthM === undefined || lengthM === undefined) return 0;
  const shorter = Math.min(laying.widthM, laying.lengthM, widthM, lengthM);
  const longer = Math.min(Math.max(laying.widthM, laying.lengthM), Math.max(widthM, lengthM));
  return laying.widthM * laying.lengthM + widthM * lengthM - 2 * shorter * longer;
}
