import { FACET_PARAMETERS, type VisitorFacet } from '@selvedge/contract/facets';
import { PANEL_HEADINGS, type PanelSection } from '@selvedge/contract/filter-panel';
import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import { ownValue } from '@selvedge/contract/own-value';
import { compareLabels, fold } from '@selvedge/contract/text';
import { isFact } from '../../rules/fact-words.ts';
import { type Selections, withoutDash } from './filter-state.ts';

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
 * The facets of a panel to show, in its order. One without options is hidden (FILTER-19), and Applications where no more
 * than one is available (FILTER-18). Blank names are left out (BRAND-07).
 *
 * @param panel the sections that the item group's panel may show
 * @param answer the last answer
 * @param known the values that the page has at all. What is not offered stays in sight without being an
 * option: a facet offers only what the last answer allows (FILTER-22).
 */
export function facetSections(
  panel: readonly PanelSection[],
  selections: Selections,
  answer: FacetAnswer,
  known: FacetAnswer['filters'] = {},
): FacetSection[] {
  return panel.flatMap((facet) => {
    if (isFact(facet)) return [];
    const available = namedValues(facet, answer.filters);
    const offered = foldedSet(available);
    const chosen = foldedSet(selections[facet]);
    if (facet === 'application' && available.length <= 1) return [];
    const options = available
      .map((value) => ({
        value,
        count: ownValue(answer.facet_counts[facet], value),
        checked: chosen.has(fold(value)),
      }))
      .toSorted((a, b) => compareLabels(a.value, b.value));
    const unavailable = namedValues(facet, known).filter((value) => !offered.has(fold(value)));
    const [heading, parameter] = [PANEL_HEADINGS[facet], FACET_PARAMETERS[facet]];
    return options.length === 0 ? [] : [{ facet, heading, parameter, options, unavailable }];
  });
}

/** A supplier's file may bring thousands of values, each of which is looked up. */
const foldedSet = (values: readonly string[]): ReadonlySet<string> => new Set(values.map(fold));

const namedValues = (facet: VisitorFacet, filters: FacetAnswer['filters']): readonly string[] =>
  withoutDash(facet, filters[facet] ?? []).filter((value) => value.trim() !== '');
