import type { VisitorFacet } from '@selvedge/contract/facets';
import { PANEL_HEADINGS, PANEL_SECTIONS, type PanelSection } from '@selvedge/contract/filter-panel';
import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { ownValue } from '@selvedge/contract/own-value';
import type { FactField } from '@selvedge/contract/product-facts';
import { compareLabels, fold } from '@selvedge/contract/text';
import { type FactRange, isFact, rangeText } from '../../rules/fact-words.ts';
import { type FilterState, holds, including, type Selections, without } from './filter-state.ts';

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

const DUAL_PURPOSE = 'Dual Purpose';

/** Cloth for the one use is no cloth for the other; cloth for both goes with either. */
const OPPOSITES: Readonly<Record<string, string>> = {
  curtaining: 'Upholstery',
  upholstery: 'Curtaining',
};

/** Whether the applications of an item group are coupled: fabrics only. Source: FILTER-17. */
export function hasCoupledApplications(itemGroup: string): boolean {
  return itemGroup === ITEM_GROUP.fabric;
}

/**
 * The applications of group 005 that stay chosen once one of them is ticked or unticked:
 * - ticking Curtaining or Upholstery removes the other and adds itself and Dual Purpose (FILTER-13);
 * - ticking Dual Purpose leaves it alone (FILTER-14);
 * - unticking Curtaining or Upholstery removes it, and Dual Purpose unless the other is chosen (FILTER-15);
 * - unticking Dual Purpose empties the list (FILTER-16).
 * Any other application toggles freely. Names are compared without case.
 */
export function coupleFabricApplications(
  chosen: readonly string[],
  application: string,
  ticked: boolean,
): readonly string[] {
  const opposite = ownValue(OPPOSITES, fold(application));
  if (ticked) {
    if (opposite !== undefined) {
      return including(including(without(chosen, opposite), application), DUAL_PURPOSE);
    }
    return isDualPurpose(application) ? [application] : including(chosen, application);
  }
  if (isDualPurpose(application)) return [];
  const left = without(chosen, application);
  return opposite === undefined || holds(left, opposite) ? left : without(left, DUAL_PURPOSE);
}

function isDualPurpose(application: string): boolean {
  return fold(application) === fold(DUAL_PURPOSE);
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
