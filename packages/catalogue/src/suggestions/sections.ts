import type { Product } from '@selvedge/contract/product';
import type { SearchEntry, SearchResponse } from '@selvedge/contract/product-calls';
import type { SearchSection } from '@selvedge/contract/search-sections';

export type TextField =
  | 'item_group'
  | 'group_desc'
  | 'application'
  | 'brand'
  | 'range'
  | 'design'
  | 'colour';

/** What makes a hit of a section. */
export interface SectionRule {
  readonly section: SearchSection;
  /** Products with equal values in these fields stand for one hit; where one is blank there is none to lead to. */
  readonly identity: readonly TextField[];
  /** The field that names the hit; null: each design style of the product names one. */
  readonly label: TextField | null;
  /** Where words of the typed text may be found besides the name. */
  readonly context: TextField | null;
  /** Whether the smallest size stands for the hit; else, and among equals, the first product in order does. */
  readonly smallestSize: boolean;
}

/** The same design name in two collections is two designs, and so on up the tree. Source: SEARCH-02. */
export const SECTION_RULES: readonly SectionRule[] = [
  rule('Category', ['item_group'], 'group_desc'),
  rule('Application', ['item_group', 'application'], 'application'),
  rule('Brand', ['brand'], 'brand'),
  rule('Collection', ['item_group', 'application', 'range'], 'range'),
  rule('Design', ['item_group', 'range', 'design'], 'design', 'range'),
  rule('Colour', ['item_group', 'range', 'design', 'colour'], 'colour', 'design', true),
  rule('design_style', ['item_group', 'application'], null),
];

function rule(
  section: SearchSection,
  identity: readonly TextField[],
  label: TextField | null,
  context: TextField | null = null,
  smallestSize = false,
): SectionRule {
  return { section, identity, label, context, smallestSize };
}

/** What suggestions need of a product. */
export type SuggestedProduct = Pick<Product, Exclude<keyof SearchEntry, 'design_style'>> &
  Pick<Product, 'design_style'>;

/** The entry of the product that stands for a hit. */
export function searchEntryOf(
  product: Omit<SuggestedProduct, 'design_style'>,
  style: string,
): SearchEntry {
  const { item_group, group_desc, application, brand, range, design, colour } = product;
  const { sku, width, length_cm, diameter } = product;
  return {
    ...{ item_group, group_desc, application, brand, range, design, colour },
    ...{ sku, width, length_cm, diameter, design_style: style },
  };
}

/** An answer without any hit. */
export function noHits(): SearchResponse {
  return {
    Category: [],
    Application: [],
    Brand: [],
    Collection: [],
    Design: [],
    Colour: [],
    design_style: [],
  };
}
