import { itemGroupName } from '@selvedge/contract/item-groups';
import { fold } from '@selvedge/contract/text';
import type { Collection } from './collection-designs.ts';

/** One sentence on what a collection holds: "Fabric in 4 designs and 26 colourways." Empty where nothing is shown. */
export function collectionText(itemGroup: string, { sections }: Collection): string {
  const cards = sections.flatMap((section) => section.cards);
  if (cards.length === 0) return '';
  const designs = new Set(cards.map(({ design }) => fold(design))).size;
  return `${itemGroupName(itemGroup)} in ${count(designs, 'design')} and ${count(cards.length, 'colourway')}.`;
}

const count = (number: number, noun: string): string =>
  number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
