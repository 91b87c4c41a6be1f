import { FACT_FIELDS } from '@selvedge/contract/product-facts';
import { compareLabels } from '@selvedge/contract/text';
import { FACT_WORDS, rangeText } from '../../rules/fact-words.ts';
import type { Choice } from './choose-value.ts';
import { FACET_HEADINGS } from './facet-headings.ts';
import type { FilterState } from './filter-state.ts';

export interface AppliedValue extends Omit<Choice, 'ticked'> {
  /** The facet's heading. */
  readonly heading: string;
}

/**
 * Every chosen value and range, in the order of the filter's sections and of their values: what the page lists as applied, the
 * same for the same values in whatever order they were chosen (decision 37).
 */
export function appliedValues({ selections, ranges = {} }: FilterState): AppliedValue[] {
  const values = FACET_HEADINGS.flatMap(([facet, heading]) =>
    selections[facet].toSorted(compareLabels).map((value) => ({ facet, heading, value })),
  );
  const measures = FACT_FIELDS.flatMap((facet) => {
    const range = ranges[facet];
    if (range === undefined) return [];
    return [{ facet, heading: FACT_WORDS[facet].heading, value: rangeText(facet, range) }];
  });
  return [...values, ...measures];
}
