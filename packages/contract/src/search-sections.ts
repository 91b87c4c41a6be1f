import type { SearchEntry } from './product-calls.ts';

/** The sections of the search dialog, which are the keys of the answer. Source: SEARCH-02, decision 14. */
export const SEARCH_SECTIONS = [
  'Category',
  'Application',
  'Brand',
  'Collection',
  'Design',
  'Colour',
  'design_style',
] as const;
export type SearchSection = (typeof SEARCH_SECTIONS)[number];

/** The text of a hit, by its section (SEARCH-02). */
export function searchEntryLabel(section: SearchSection, entry: SearchEntry): string {
  switch (section) {
    case 'Category':
      return entry.group_desc;
    case 'Application':
      return entry.application;
    case 'Brand':
      return entry.brand;
    case 'Collection':
      return entry.range;
    case 'Design':
      return entry.design;
    case 'Colour':
      return entry.colour;
    case 'design_style':
      return entry.design_style;
  }
}
