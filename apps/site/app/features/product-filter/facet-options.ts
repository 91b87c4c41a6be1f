import { FACET_PARAMETERS, type VisitorFacet } from '@selvedge/contract/facets';
import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import { compareLabels, fold } from '@selvedge/contract/text';
import { FACET_HEADINGS } from './facet-headings.ts';
import { holds, type Selections } from './filter-state.ts';
import { withoutDash } from './placeholder-values.ts';

export interface FacetOption {
  readonly value: string;
  /** Products that have it, given what is chosen in the other facets; absent where the answer does not say. */
  readonly count: number | undefined;
  readonly checked: boolean;
  /** Known from an earlier answer; choosing it now would give nothing. */
  readonly disabled: boolean;
}

export interface FacetSection {
  readonly facet: VisitorFacet;
  readonly heading: string;
  /** The URL parameter, which is the name of the inputs. */
  readonly parameter: string;
  readonly options: readonly FacetOption[];
}

export type FacetAnswer = Pick<MultiFilterResponse, 'filters' | 'facet_counts'>;

/**
 * The sections to show. One without options is hidden (FILTER-19), Shape shows for rugs only (FILTER-21), and
 * Applications only where more than one is available (FILTER-18).
 *
 * @param answer the last answer
 * @param known values of earlier answers of this page. They stay in their place, disabled, while no application is
 * chosen; with one chosen a facet offers only what the last answer allows (FILTER-22).
 */
export function facetSections(
  itemGroup: string,
  selections: Selections,
  answer: FacetAnswer,
  known: FacetAnswer['filters'] = {},
): FacetSection[] {
  return FACET_HEADINGS.filter(
    ([facet]) => facet !== 'web_shape' || itemGroup === ITEM_GROUP.rugs,
  ).flatMap(([facet, heading]) => {
    const available = withoutDash(facet, answer.filters[facet] ?? []);
    if (facet === 'application' && available.length <= 1) return [];
    const remembered =
      selections.application.length > 0 ? [] : withoutDash(facet, known[facet] ?? []);
    const options = facetOptions(
      available,
      remembered,
      selections[facet],
      answer.facet_counts[facet],
    );
    return options.length === 0
      ? []
      : [{ facet, heading, parameter: FACET_PARAMETERS[facet], options }];
  });
}

function facetOptions(
  available: readonly string[],
  remembered: readonly string[],
  chosen: readonly string[],
  counts: Readonly<Record<string, number>> | undefined,
): FacetOption[] {
  const offered = new Set(available.map(fold));
  const gone = remembered.filter((value) => !offered.has(fold(value)));
  return [
    ...available.map((value) => ({
      value,
      count: counts?.[value],
      checked: holds(chosen, value),
      disabled: false,
    })),
    ...gone.map((value) => ({ value, count: 0, checked: holds(chosen, value), disabled: true })),
  ].sort((a, b) => compareLabels(a.value, b.value));
}
