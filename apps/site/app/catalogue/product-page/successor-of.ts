import type { HouseContent } from '@selvedge/contract/house-content';
import type { Successor } from '@selvedge/contract/successor';
import { fold } from '@selvedge/contract/text';
import type { DesignPath } from './product-request.ts';

/**
 * What took the place of the colourway that a path names, where the design is not sold in it any longer.
 *
 * @param items the products of the design that are published
 */
export function successorOf(
  house: Pick<HouseContent, 'successorOf'>,
  path: DesignPath & { readonly colour: string | undefined },
  items: readonly { readonly colour: string }[],
): Successor | null {
  const { colour } = path;
  if (!colour || items.some((item) => fold(item.colour) === fold(colour))) return null;
  return house.successorOf({ ...path, colour });
}
