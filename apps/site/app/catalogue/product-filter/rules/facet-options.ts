import { FACET_PARAMETERS, type VisitorFacet } from '@selvedge/contract/facets';
import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import { compareLabels } from '@selvedge/contract/text';
import { FACET_HEADINGS, holds, type Selections, withoutDash } from './filter-state.ts';

export interface FacetOption {
  readonly value: string;
  /** Products that have it, given what is chosen in the other facets; absent where the answer does not say. */
  readonly count: number | undefined;
  readonly checked: boolean;
}

export interface FacetSection {
  readonly facet: VisitorFacet;
  readonly heading: string;
  /** The URL parameter, which is the name of the inputs. */
  readonly parameter: string;
  readonly options: readonly FacetOption[];
  /** Values of earlier answers that would give nothing now: they are shown in their place, and cannot be chosen. */
  readonly unavailable: readonly string[];
}

export type FacetAnswer = Pick<MultiFilterResponse, 'filters' | 'facet_counts'>;

/**
 * The sections to show. One without options is hidden (FILTER-19), Shape shows for rugs only (FILTER-21), and
 * Applications only where more than one is available (FILTER-18). Blank names are left out (BRAND-07).
 *
 * @param answer the last answer
 * @param known the values that the page has at all. What is not offered stays in sight without being an
 * option: a facet offers only what the last answer allows (FILTER-22).
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
    const available = namedValues(facet, answer.filters);
    if (facet === 'application' && available.length <= 1) return [];
    const options = available
      .map((value) => ({
        value,
        count: answer.facet_counts[facet]?.[value],
        checked: holds(selections[facet], value),
      }))
      .toSorted((a, b) => compareLabels(a.value, b.value));
    const unavailable = namedValues(facet, known).filter((value) => !holds(available, value));
    return options.length === 0
      ? []
      : [{ facet, heading, parameter: FACET_PARAMETERS[facet], options, unavailable }];
  });
}

const namedValues = (facet: VisitorFacet, filters: FacetAnswer['filters']): readonly string[] =>
  withoutDash(facet, filters[facet] ?? []).filter((value) => value.trim() !== '');
