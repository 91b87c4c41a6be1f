import type { VisitorFacet } from '@selvedge/contract/facets';
import { excludeByBrandOrColour } from './brand-colour-exclusion.ts';
import { coupleFabricApplications, hasCoupledApplications } from './fabric-application-coupling.ts';
import { type FilterState, including, without } from './filter-state.ts';

/** One tick of a checkbox, or the removal of an applied value. */
export interface Choice {
  readonly facet: VisitorFacet;
  readonly value: string;
  readonly ticked: boolean;
}

/** The state after a choice: its rules applied, and page 1. Source: FILTER-05, FILTER-07, FILTER-13 to FILTER-17. */
export function chooseValue(itemGroup: string, state: FilterState, choice: Choice): FilterState {
  const { facet, value, ticked } = choice;
  const chosen = state.selections[facet];
  const couples = facet === 'application' && hasCoupledApplications(itemGroup);
  const next = couples
    ? coupleFabricApplications(chosen, value, ticked)
    : ticked
      ? including(chosen, value)
      : without(chosen, value);
  const selections = { ...state.selections, [facet]: next };
  return { selections: ticked ? excludeByBrandOrColour(selections, facet) : selections, page: 1 };
}
