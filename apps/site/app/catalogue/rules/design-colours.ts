import type { Product } from '@selvedge/contract/product';
import { type Measured, sizeMagnitude, sizeText } from '@selvedge/contract/size';
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

/** Products that may be shown: published, and with a SKU and a design. Source: COLL-08. */
export function publishableProducts<P extends Pick<Product, 'is_published' | 'sku' | 'design'>>(
  products: readonly P[],
): P[] {
  return products.filter(
    ({ is_published, sku, design }) => is_published && sku.trim() !== '' && design.trim() !== '',
  );
}

interface Coloured extends Measured {
  readonly design: string;
  readonly colour: string;
}

/** What makes two products one colour of one design, case ignored. */
export function colourKey({ design, colour }: Pick<Coloured, 'design' | 'colour'>): string {
  return `${fold(design)}\u0001${fold(colour)}`;
}

/**
 * One product for each design and colour, the smallest: by diameter when there is one, else by width times length.
 * Colours stand in the order in which they first appear; of equals the first is kept. Source: COLL-09.
 */
export function smallestOfColour<P extends Coloured>(products: readonly P[]): P[] {
  const smallest = new Map<string, P>();
  for (const product of products) {
    const key = colourKey(product);
    const kept = smallest.get(key);
    if (!kept || sizeMagnitude(product) < sizeMagnitude(kept)) smallest.set(key, product);
  }
  return [...smallest.values()];
}

/** One product for each design and colour: in the size of `like` where the colour comes in it, else the smallest. */
export function coloursInSize<P extends Coloured>(products: readonly P[], like: Measured): P[] {
  const size = sizeText(like);
  return smallestOfColour(products).map((smallest) => {
    const isAlike = (one: P) => colourKey(one) === colourKey(smallest) && sizeText(one) === size;
    return products.find(isAlike) ?? smallest;
  });
}
