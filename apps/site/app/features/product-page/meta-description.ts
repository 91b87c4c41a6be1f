import type { DesignItem } from './product-attributes.ts';

/** Search engines show about this many characters of a description. */
const META_DESCRIPTION_CHARACTERS = 155;

/** A product in a line: its description's beginning, cut between words, or else what it is. */
export function cutForSearchEngines(item: DesignItem): string {
  const text = item.long_description.replace(/\s+/gu, ' ').trim();
  if (text === '') {
    const name = [item.design, item.colour].filter(Boolean).join(' in ');
    const from = [item.range && `the ${item.range} collection`, item.brand && `by ${item.brand}`];
    return [name, ...from.filter(Boolean)].join(', ');
  }
  if (text.length <= META_DESCRIPTION_CHARACTERS) return text;
  const cut = text.slice(0, META_DESCRIPTION_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}
