import type { VisitorFacet } from '@selvedge/contract/facets';
import { PANEL_HEADINGS, PANEL_SECTIONS, type PanelSection } from '@selvedge/contract/filter-panel';
import type { FactField } from '@selvedge/contract/product-facts';
import { compareLabels } from '@selvedge/contract/text';
import { type FactRange, isFact, rangeText } from '../../rules/fact-words.ts';
import { coupleFabricApplications, hasCoupledApplications } from './coupled-applications.ts';
import { type FilterState, including, type Selections, without } from './filter-state.ts';

/** One tick of a checkbox, or the removal of an applied value. */
export interface Choice {
  /** Of a fact its range as a whole is removed. */
  readonly facet: PanelSection;
  readonly value: string;
  readonly ticked: boolean;
}

/** The state after a choice: its rules applied, and page 1. Source: FILTER-05, FILTER-07, FILTER-13 to FILTER-17. */
export function chooseValue(itemGroup: string, state: FilterState, choice: Choice): FilterState {
  const { facet, value, ticked } = choice;
  if (isFact(facet)) return ticked ? state : chooseRange(state, facet, {});
  const chosen = state.selections[facet];
  const couples = facet === 'application' && hasCoupledApplications(itemGroup);
  const next = couples
    ? coupleFabricApplications(chosen, value, ticked)
    : ticked
      ? including(chosen, value)
      : without(chosen, value);
  const selections = { ...state.selections, [facet]: next };
  return {
    ...state,
    selections: ticked ? excludeByBrandOrColour(selections, facet) : selections,
    page: 1,
  };
}

/** The state with another range of a fact, and page 1. A range that says nothing is none. */
export function chooseRange(state: FilterState, field: FactField, range: FactRange): FilterState {
  const { ranges = {}, ...rest } = state;
  const { [field]: _, ...others } = ranges;
  const isChosen = range.min !== undefined || range.max !== undefined || range.unmeasured === true;
  const next = isChosen ? { ...others, [field]: range } : others;
  return { ...rest, ...(Object.keys(next).length > 0 && { ranges: next }), page: 1 };
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

export interface AppliedValue extends Omit<Choice, 'ticked'> {
  /** The section's heading. */
  readonly heading: string;
}

/**
 * Every chosen value and range, in the specified order of the sections and of their values, whether the panel shows them or
 * not: what the page lists as applied, the same for the same values in whatever order they were chosen (decision 37).
 */
export function appliedValues({ selections, ranges = {} }: FilterState): AppliedValue[] {
  const valuesOf = (facet: PanelSection): readonly string[] => {
    if (!isFact(facet)) return selections[facet].toSorted(compareLabels);
    const range = ranges[facet];
    return range ? [rangeText(facet, range)] : [];
  };
  return PANEL_SECTIONS.flatMap((facet) =>
    valuesOf(facet).map((value) => ({ facet, heading: PANEL_HEADINGS[facet], value })),
  );
}
