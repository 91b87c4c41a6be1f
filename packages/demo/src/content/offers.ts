import type { Product } from '@selvedge/contract/product';
import { compareLabels } from '@selvedge/contract/text';

/** A collection as it is sold under one application: what a collection page is for. */
export interface Offer {
  readonly group: string;
  readonly application: string;
  readonly collection: string;
  readonly brand: string;
}

/** Every offer of the published products once, by group, application and collection. */
export function offersOf(products: readonly Product[]): Offer[] {
  const offers = new Map<string, Offer>();
  for (const { is_published, item_group, application, range, brand } of products) {
    if (!is_published) continue;
    const offer = { group: item_group, application, collection: range, brand };
    offers.set([item_group, application, range].join('\n'), offer);
  }
  return [...offers.values()].sort(
    (one, other) =>
      compareLabels(one.group, other.group) ||
      compareLabels(one.application, other.application) ||
      compareLabels(one.collection, other.collection),
  );
}

/**
 * The first offer of a collection in alphabetical order of its applications.
 *
 * @throws {Error} for a collection that is not sold
 */
export function offerOf(offers: readonly Offer[], collection: string): Offer {
  const offer = offers.find((candidate) => candidate.collection === collection);
  if (!offer) throw new Error(`No published product is of the collection "${collection}".`);
  return offer;
}
