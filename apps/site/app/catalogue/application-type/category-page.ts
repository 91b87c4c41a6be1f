import type { CollectionCard } from '@selvedge/contract/content-parts';
import { itemGroupName } from '@selvedge/contract/item-groups';
import { compareLabels, fold } from '@selvedge/contract/text';

/** An application type with a capital, however its address writes it: "outdoor" and "OUTDOOR" are "Outdoor" (decision 35). */
export function capitalised(applicationType: string): string {
  const text = fold(applicationType);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Fabric Outdoor". Categories beyond 005 and 001 use the group's name. Source: APPTYPE-08, decision 17. */
export const categoryTitle = (category: string, applicationType: string): string =>
  `${itemGroupName(category)} ${capitalised(applicationType)}`;

/** The collections of a category, each name once, sorted by it. Source: APPTYPE-07. */
export function categoryCollections(cards: readonly CollectionCard[]): CollectionCard[] {
  const unique = new Map<string, CollectionCard>();
  for (const card of cards) {
    const name = fold(card.collection_name);
    if (name !== '' && !unique.has(name)) unique.set(name, card);
  }
  return [...unique.values()].toSorted((a, b) =>
    compareLabels(a.collection_name, b.collection_name),
  );
}
