import type { VisitorFacet } from '@selvedge/contract/facets';

/** Facets in which suppliers write a dash where they know nothing. */
const DASHED: ReadonlySet<VisitorFacet> = new Set(['web_type', 'web_materials', 'web_standards']);

/** A facet's values without the placeholder "-" of Types, Materials and Standards. Source: FILTER-20. */
export function withoutDash(facet: VisitorFacet, values: readonly string[]): readonly string[] {
  return DASHED.has(facet) ? values.filter((value) => value.trim() !== '-') : values;
}
