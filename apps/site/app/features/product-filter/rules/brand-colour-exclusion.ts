import type { VisitorFacet } from '@selvedge/contract/facets';
import type { Selections } from './filter-state.ts';

const EXCLUDES: Partial<Record<VisitorFacet, VisitorFacet>> = {
  brand: 'web_colour',
  web_colour: 'brand',
};

/**
 * What stays chosen once a value of a facet has been added: a brand clears the colours, and a colour clears the brands
 * (FILTER-07). A URL that holds both keeps both until then (decision 6), and removing a value clears nothing.
 */
export function excludeByBrandOrColour(selections: Selections, added: VisitorFacet): Selections {
  const excluded = EXCLUDES[added];
  return excluded === undefined ? selections : { ...selections, [excluded]: [] };
}
