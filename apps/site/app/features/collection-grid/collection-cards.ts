import type { CollectionCard } from '@selvedge/contract/content-parts';
import { compareLabels, fold } from '@selvedge/contract/text';

/**
 * The collections that content names, sorted by collection_name, each of an application once; those without a name are
 * left out. Source: APP-06, ENT-03.
 */
export function collectionCards(cards: readonly CollectionCard[]): CollectionCard[] {
  const named = cards.filter(({ collection_name }) => collection_name !== '');
  const once = new Map(
    named
      .toReversed()
      .map((card) => [
        fold(`${card.item_group_code}\n${card.application_name}\n${card.collection_name}`),
        card,
      ]),
  );
  return [...once.values()].sort((a, b) => compareLabels(a.collection_name, b.collection_name));
}
