import { fold } from '@selvedge/contract/text';

/** What of a product tells its design's colours. */
interface ColouredProduct {
  readonly item_group?: string | undefined;
  readonly range?: string | undefined;
  readonly design?: string | undefined;
  readonly colour?: string | undefined;
  readonly picture_colours?: readonly string[] | undefined;
}

/** A colourway of a design, with the colour that its picture has most of. */
export interface DesignColour {
  readonly colour: string;
  /** As #rrggbb. */
  readonly hex: string;
}

const designKey = ({ item_group = '', range = '', design = '' }: ColouredProduct): string =>
  JSON.stringify([item_group, range, design].map(fold));

/**
 * The colourways that each design has among some products, in their order; sizes of a colour count once, and a colour
 * whose picture tells none is left out. Nothing is asked for: an answer that is cut off knows what it holds.
 */
export function designColours(
  products: readonly ColouredProduct[],
): (product: ColouredProduct) => readonly DesignColour[] {
  const designs = new Map<string, Map<string, DesignColour>>();
  for (const product of products) {
    const { colour = '', picture_colours: [hex] = [] } = product;
    if (hex === undefined || fold(colour) === '') continue;
    const key = designKey(product);
    const colours = designs.get(key) ?? new Map<string, DesignColour>();
    designs.set(key, colours);
    if (!colours.has(fold(colour))) colours.set(fold(colour), { colour, hex });
  }
  return (product) => [...(designs.get(designKey(product))?.values() ?? [])];
}
