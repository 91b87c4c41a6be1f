import type { VisitorFacet } from '@selvedge/contract/facets';
import { coupleFabricApplications, hasCoupledApplications } from './fabric-application-coupling.ts';
import { type FilterState, including, type Selections, without } from './filter-state.ts';

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

const EXCLUDES: Partial<Record<VisitorFacet, VisitorFacet>> = {
  brand: 'web_colour',
  web_colour: 'brand',
};

/**
 * What stays chosen once a value of a facet has been added: a brand clears the colours, and a colour clears the brands
 * (FILTER-07). A URL that holds both keeps both until then (decision 6), and removing a value clears nothing.
 */
function excludeByBrandOrColour(selections: Selections, added: VisitorFacet): Selections {
  const excluded = EXCLUDES[added];
  return excluded === undefined ? selections : { ...selections, [excluded]: [] };
}
