import type { Product } from './product.ts';
import type { FactField } from './product-facts.ts';
import { compareCodePoints, sortForm } from './text.ts';

/** The ten facets of the grid's request, by field name. Source: FILTER-01 to FILTER-03, decision 3. */
export const GRID_FACETS = [
  'item_group',
  'application',
  'web_colour',
  'design_style',
  'brand',
  'web_materials',
  'web_standards',
  'web_size',
  'web_shape',
  'web_type',
] as const;

/** Every field of products that a request may filter by or ask values of. Source: CALL-11, CALL-13, CALL-14. */
export const FILTER_FIELDS = [...GRID_FACETS, 'range', 'design', 'colour'] as const;

/** Facets whose values products have by the rules that staff write (decision 28). */
export const RULE_FACETS = ['care', 'contract'] as const;

/** All that is filtered by. */
export const FACET_FIELDS = [...FILTER_FIELDS, ...RULE_FACETS] as const;

export type GridFacet = (typeof GRID_FACETS)[number];
export type FilterField = (typeof FILTER_FIELDS)[number];
export type RuleFacet = (typeof RULE_FACETS)[number];
export type FacetField = (typeof FACET_FIELDS)[number];

/** A facet a visitor can choose values of: all but the item group, which the page fixes. */
export type VisitorFacet = Exclude<GridFacet, 'item_group'> | RuleFacet;

/** The URL parameter of each facet, in the order of the request. Source: FILTER-01, FILTER-02, FILTER-03. */
export const FACET_PARAMETERS: Readonly<Record<VisitorFacet, string>> = {
  application: 'application',
  web_colour: 'colours',
  design_style: 'design_style',
  brand: 'brand',
  web_materials: 'material',
  web_standards: 'standards',
  web_size: 'sizes',
  web_shape: 'shapes',
  web_type: 'types',
  care: 'care',
  contract: 'contract',
};

/** The values a product has in a field; blank ones are none. */
export function fieldValues(product: Product, field: FilterField): string[] {
  const value = product[field];
  const list = typeof value === 'string' ? [value] : value;
  return list.filter((entry) => entry.trim() !== '');
}

/** The orders a request can ask for. Browser code takes them from here, where no schema comes along. */
export const SORT_A_TO_Z = 'Alphabetical A-Z';
/** The first colour of every design, then every second one, and so on, each time in alphabetical order (decision 44). */
export const SORT_MANY_DESIGNS = 'Many Designs';
/** By figure, the highest first; products without the figure stand last, and equal ones in alphabetical order. */
export const SORT_NEWEST = 'Newest';
export const SORT_MARTINDALE = 'Martindale High-Low';
export const SORT_WIDTH = 'Width High-Low';

export const SORT_SETTINGS = [
  SORT_A_TO_Z,
  SORT_MANY_DESIGNS,
  SORT_NEWEST,
  SORT_MARTINDALE,
  SORT_WIDTH,
] as const;
export type SortSetting = (typeof SORT_SETTINGS)[number];

/** When a product was first published, or a fact of it. */
export type SortFigure = 'first_published' | FactField;

/** The figure that an order goes by; an order without one goes by names. */
export const SORT_FIGURES: Readonly<Partial<Record<SortSetting, SortFigure>>> = {
  [SORT_NEWEST]: 'first_published',
  [SORT_MARTINDALE]: 'martindale',
  [SORT_WIDTH]: 'width_cm',
};

/**
 * The order "Alphabetical A-Z": by design, then colour, then collection, then SKU. Source: GRID-03.
 *
 * @param form the form of a name; whoever makes many keys may remember what it gave
 */
export function sortKey(
  product: Pick<Product, 'design' | 'colour' | 'range' | 'sku'>,
  form = sortForm,
): string {
  const { design, colour, range, sku } = product;
  return [form(design), form(colour), form(range), sku].join('\u0001');
}

/** Compares two sort keys as PostgreSQL does under `COLLATE "C"`. */
export const compareSortKeys: (a: string, b: string) => number = compareCodePoints;
