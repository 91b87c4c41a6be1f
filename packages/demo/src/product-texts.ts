import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import type { Article } from './catalogue.ts';

const BY_GROUP: Readonly<Record<string, string>> = {
  [ITEM_GROUP.fabric]: 'Order a cutting for approval before you order lengths.',
  [ITEM_GROUP.wallpaper]: 'Order all rolls at once: batches differ in tone.',
  [ITEM_GROUP.rugs]: 'Sizes may differ by 3% either way.',
  [ITEM_GROUP.homeware]: 'Sold by the piece unless the type says otherwise.',
};

/** The design's own sentence, then its collection's story. */
export function longDescription({ row, collection }: Article): string {
  return `${row[6]} ${collection.story}`;
}

/** Comments for whoever makes it up, one to a line. */
export function comments({ group, quality, collection }: Article): string {
  const lines = [
    quality.note,
    BY_GROUP[group],
    quality.railroaded ? 'Railroaded: the drawing runs across the width.' : undefined,
    `From the ${collection.name} collection by ${collection.brand}.`,
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}
