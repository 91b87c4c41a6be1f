import type { Landing } from './landing-query.ts';

const counted = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

/** The landing page's description until the hub gives one: what the group holds, in a sentence. */
export function landingText({ products, designs, collections, cards }: Landing): string {
  if (products === 0) return '';
  const size = `${counted(designs, 'design', 'designs')} in ${counted(collections, 'collection', 'collections')}`;
  if (cards.length === 0) return `${size}.`;
  const names = cards.map(({ application }) => application);
  return `${size}: ${new Intl.ListFormat('en-ZA').format(names)}.`;
}
