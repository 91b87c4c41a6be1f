import { oklabOfRgb } from '@selvedge/contract/oklab';
import type { ProductCard } from '@selvedge/contract/product';
import type { NearestColoursRequest, NearestGroup } from '@selvedge/contract/product-calls';
import {
  type AskedColour,
  askedColour,
  isNear,
  normalised,
  OTHER_WAY_WEIGHT,
  sharesByRank,
  squareTo,
} from './colour-difference.ts';

/** A product as the search by colour sees it. */
interface ColouredProduct {
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
interface Colourway {
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

/** The colours of one group's colourways: colourway `n` has those from `starts[n]` up to `starts[n + 1]`. */
interface GroupColours {
  /** What the answer is made from, by colourway. */
  readonly sources: Uint32Array;
  /** Places among all colourways, which decide between equals. */
  readonly orders: Uint32Array;
  readonly starts: Uint32Array;
  /** Lightness, a and b of each colour, one after the other. */
  readonly coordinates: Float64Array;
}

interface Near {
  readonly source: number;
  readonly order: number;
  readonly difference: number;
}

/** Colourways by their colours. Each request looks at every colourway, and leaves most after their first colours. */
export class ColourIndex {
  readonly #groups: readonly GroupColours[];

  constructor(collector: ColourwayCollector) {
    this.#groups = [...collector.groups.values()].map(groupColours);
  }

  /** The sources of the nearest colourways of each group, the nearest first, as are the groups. */
  search({ colours, per_group }: NearestColoursRequest): number[][] {
    const asked = colours.map(({ hex }) => askedColour(hex));
    const weights = normalised(colours.map(({ share }) => share));
    return this.#groups
      .map((group) => nearestOf(group, asked, weights, per_group))
      .sort(([one], [other]) => (one && other ? compareNear(one, other) : 0))
      .map((near) =>
        near
          .filter(({ difference }, place) => isNear(difference, place))
          .map(({ source }) => source),
      );
  }
}

/** Shares of one to five colours, so that no request computes them. */
const SHARES = Array.from({ length: 6 }, (_, count) => sharesByRank(count));

function groupColours(colourways: readonly Colourway[]): GroupColours {
  const starts = new Uint32Array(colourways.length + 1);
  for (const [place, { colours }] of colourways.entries()) {
    starts[place + 1] = (starts[place] ?? 0) + colours.length;
  }
  const coordinates = new Float64Array(3 * (starts.at(-1) ?? 0));
  let at = 0;
  for (const rgb of colourways.flatMap(({ colours }) => colours)) {
    const { lightness, a, b } = oklabOfRgb(rgb >> 16, (rgb >> 8) & 255, rgb & 255);
    coordinates.set([lightness, a, b], at);
    at += 3;
  }
  return {
    sources: Uint32Array.from(colourways, ({ source }) => source),
    orders: Uint32Array.from(colourways, ({ order }) => order),
    starts,
    coordinates,
  };
}

function nearestOf(
  group: GroupColours,
  asked: readonly AskedColour[],
  weights: readonly number[],
  most: number,
): Near[] {
  const near: Near[] = [];
  let bound = Number.POSITIVE_INFINITY;
  for (let place = 0; place < group.sources.length; place++) {
    const difference = differenceWithin(bound, group, place, asked, weights);
    // Of equals the earlier stays.
    if (difference >= bound) continue;
    const [source = 0, order = 0] = [group.sources[place], group.orders[place]];
    insert(near, { source, order, difference }, most);
    if (near.length === most) bound = near.at(-1)?.difference ?? bound;
  }
  return near;
}

/** The difference by colour-difference.ts; any number that is not below the bound stands for "not below it". */
function differenceWithin(
  bound: number,
  { starts, coordinates }: GroupColours,
  place: number,
  asked: readonly AskedColour[],
  weights: readonly number[],
): number {
  const [start, end] = [starts[place] ?? 0, starts[place + 1] ?? 0];
  let oneWay = 0;
  for (let i = 0; i < asked.length; i++) {
    const colour = asked[i] ?? BLACK;
    let least = Number.POSITIVE_INFINITY;
    for (let own = start; own < end; own++) {
      const square = squareAt(coordinates, own, colour);
      if (square < least) least = square;
    }
    oneWay += (weights[i] ?? 0) * Math.sqrt(least);
    if (oneWay >= bound) return oneWay;
  }
  const shares = SHARES[end - start] ?? [];
  let otherWay = 0;
  for (let own = start; own < end; own++) {
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < asked.length; i++) {
      const square = squareAt(coordinates, own, asked[i] ?? BLACK);
      if (square < least) least = square;
    }
    otherWay += (shares[own - start] ?? 0) * Math.sqrt(least);
  }
  return oneWay + OTHER_WAY_WEIGHT * otherWay;
}

function squareAt(coordinates: Float64Array, place: number, asked: AskedColour): number {
  const at = 3 * place;
  return squareTo(asked, coordinates[at] ?? 0, coordinates[at + 1] ?? 0, coordinates[at + 2] ?? 0);
}

const BLACK = askedColour('#000000');

function insert(near: Near[], one: Near, most: number): void {
  let place = near.length;
  while (place > 0 && (near[place - 1]?.difference ?? 0) > one.difference) place--;
  near.splice(place, 0, one);
  if (near.length > most) near.pop();
}

const compareNear = (one: Near, other: Near): number =>
  one.difference - other.difference || one.order - other.order;

/** The nearest products of one group, the nearest first, as the answer has them. */
export const nearestGroup = (products: ProductCard[]): NearestGroup => ({
  item_group: products[0]?.item_group ?? '',
  products,
});
