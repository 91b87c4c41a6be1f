/** A product as the search by colour sees it. */
export interface ColouredProduct {
  /** Equal for products of one item group. */
  readonly group: string;
  /** Equal for the sizes of one colourway: group, collection, design and colour, folded. */
  readonly colourway: string;
  /** The smallest size stands for its colourway. */
  readonly magnitude: number;
  /** Colours of its picture as numbers 0xrrggbb, the largest first. */
  readonly colours: readonly number[];
}

/** A colourway with the product that stands for it. */
export interface Colourway {
  source: number;
  magnitude: number;
  colours: readonly number[];
  /** Its place among all colourways, which decides between equals. */
  readonly order: number;
}

/** Finds the colourways of each item group. Published products are added in order; of equal sizes the first stands. */
export class ColourwayCollector {
  readonly #colourways = new Map<string, Colourway>();
  readonly groups = new Map<string, Colourway[]>();

  /** Adds a product that has colours; `source` is what the answer will be made from. */
  add(source: number, { group, colourway, magnitude, colours }: ColouredProduct): void {
    const known = this.#colourways.get(colourway);
    if (known) {
      if (magnitude < known.magnitude) Object.assign(known, { source, magnitude, colours });
      return;
    }
    const found = { source, magnitude, colours, order: this.#colourways.size };
    this.#colourways.set(colourway, found);
    const members = this.groups.get(group);
    if (members) members.push(found);
    else this.groups.set(group, [found]);
  }
}
