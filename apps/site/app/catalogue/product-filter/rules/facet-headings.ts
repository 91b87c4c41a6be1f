import type { VisitorFacet } from '@selvedge/contract/facets';

/** The filter's sections, in their order on the page. */
export const FACET_HEADINGS: readonly (readonly [VisitorFacet, string])[] = [
  ['application', 'Applications'],
  ['web_colour', 'Colour'],
  ['design_style', 'Design style'],
  ['brand', 'Brand'],
  ['web_materials', 'Materials'],
  ['web_standards', 'Standards'],
  ['web_size', 'Size'],
  ['web_shape', 'Shape'],
  ['web_type', 'Types'],
];
