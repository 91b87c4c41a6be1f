import { fold } from '@selvedge/contract/text';
import { laidProduct } from '@selvedge/scenes/laid-product';
import { nameOf } from '../rules/item-address.ts';
import type { RoomItem } from './room-item.ts';
import type { RoomState } from './room-state.ts';
import type { Worn } from './use-dressed-scene.ts';

export interface RoomWorn {
  /** The page's design in its colour, of several sizes the one that fits. */
  readonly product: RoomItem;
  readonly worn: readonly Worn[];
  /** The designs beside it, without what is not there or cannot lie where the address says. */
  readonly beside: RoomState['beside'];
  /** What that is: a sentence each. */
  readonly missing: readonly string[];
}

/**
 * What the surfaces of a scene wear, out of the products that are there. Null where the page's own design cannot lie
 * there after all.
 *
 * @param products of the page's design
 * @param beside the designs beside it, by surface; none for one that is not asked for yet
 */
export function roomWorn(
  state: RoomState,
  products: readonly RoomItem[],
  beside: ReadonlyMap<string, readonly RoomItem[]>,
): RoomWorn | null {
  const inColour = (items: readonly RoomItem[], colour: string): RoomItem[] =>
    items.filter((item) => fold(item.colour) === fold(colour));
  const own = laidProduct(inColour(products, state.colour), state.surface);
  if (!own) return null;
  const worn: Worn[] = [wornBy(state.surface.surface, own)];
  const missing: RoomState['beside'][number][] = [];
  for (const one of state.beside) {
    const { surface, colourway } = one;
    const items = beside.get(surface);
    const found = state.scene.surfaces.find((one) => one.surface === surface);
    if (!items || !found) continue;
    const laid = laidProduct(inColour(items, colourway.colour), found);
    if (laid) worn.push(wornBy(surface, laid));
    else missing.push(one);
  }
  return {
    product: own.product,
    worn: [...worn, ...state.paints],
    beside: state.beside.filter((one) => !missing.includes(one)),
    missing: missing.map(({ colourway }) => `${nameOf(colourway)} cannot be shown here.`),
  };
}

const wornBy = (
  surface: string,
  { product, laying, box, sheen }: NonNullable<ReturnType<typeof laidProduct<RoomItem>>>,
): Worn => ({
  surface,
  address: product.primaryImageUrl,
  laid: { laying, box, ...(sheen && { sheen }) },
});
