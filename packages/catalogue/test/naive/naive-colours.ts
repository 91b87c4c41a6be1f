import { oklabOfHex } from '@selvedge/contract/oklab';
import type { Product } from '@selvedge/contract/product';
import type { NearestColoursRequest, NearestGroup } from '@selvedge/contract/product-calls';
import { sizeMagnitude } from '@selvedge/contract/size';
import { fold } from '@selvedge/contract/text';
import {
  askedColour,
  isNear,
  normalised,
  OTHER_WAY_WEIGHT,
  sharesByRank,
  squareTo,
} from '../../src/nearest/colour-difference.ts';
import { cardOf } from '../../src/public-product.ts';

/** The search by colour by looking at everything. `products` are published and in order. */
export function naiveNearestColours(
  products: readonly Product[],
  request: NearestColoursRequest,
): NearestGroup[] {
  const groups = new Map<string, { product: Product; difference: number; order: number }[]>();
  for (const [order, product] of representatives(products).entries()) {
    const group = fold(product.item_group);
    const difference = differenceOf(product, request);
    groups.set(group, [...(groups.get(group) ?? []), { product, difference, order }]);
  }
  return [...groups.values()]
    .map((members) =>
      members
        .sort((one, other) => one.difference - other.difference || one.order - other.order)
        .slice(0, request.per_group)
        .filter(({ difference }, place) => isNear(difference, place)),
    )
    .sort(([one], [other]) =>
      one && other ? one.difference - other.difference || one.order - other.order : 0,
    )
    .map((nearest) => ({
      item_group: nearest[0]?.product.item_group ?? '',
      products: nearest.map(({ product }) => cardOf(product)),
    }));
}

/** Of each colourway the smallest product with colours, in the order in which the colourways first come. */
function representatives(products: readonly Product[]): Product[] {
  const smallest = new Map<string, Product>();
  for (const product of products) {
    const { item_group, range, design, colour } = product;
    const names = [item_group, range, design, colour].map(fold);
    const hasPage = names.slice(0, 3).every((name) => name !== '');
    if (!hasPage || product.picture_colours.length === 0) continue;
    const colourway = JSON.stringify(names);
    const known = smallest.get(colourway);
    if (!known || sizeMagnitude(product) < sizeMagnitude(known)) smallest.set(colourway, product);
  }
  return [...smallest.values()];
}

function differenceOf(product: Product, { colours }: NearestColoursRequest): number {
  const asked = colours.map(({ hex }) => askedColour(hex));
  const own = product.picture_colours.map(oklabOfHex);
  const apart = (one: (typeof asked)[number], { lightness, a, b }: (typeof own)[number]) =>
    Math.sqrt(squareTo(one, lightness, a, b));
  const oneWay = weighted(
    asked.map((one) => Math.min(...own.map((colour) => apart(one, colour)))),
    normalised(colours.map(({ share }) => share)),
  );
  const otherWay = weighted(
    own.map((colour) => Math.min(...asked.map((one) => apart(one, colour)))),
    sharesByRank(own.length),
  );
  return oneWay + OTHER_WAY_WEIGHT * otherWay;
}

const weighted = (differences: readonly number[], weights: readonly number[]): number =>
  differences.reduce((sum, difference, place) => sum + (weights[place] ?? 0) * difference, 0);
