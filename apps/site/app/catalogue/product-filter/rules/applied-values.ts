import { compareLabels } from '@selvedge/contract/text';
import type { Choice } from './choose-value.ts';
import { FACET_HEADINGS } from './facet-headings.ts';
import type { Selections } from './filter-state.ts';

export interface AppliedValue extends Omit<Choice, 'ticked'> {
  /** The facet's heading. */
  readonly heading: string;
}

/**
 * Every chosen value, in the order of the filter's sections and of their values: what the page lists as applied, the
 * same for the same values in whatever order they were chosen (decision 37).
 */
export function appliedValues(selections: Selections): AppliedValue[] {
  return FACET_HEADINGS.flatMap(([facet, heading]) =>
    selections[facet].toSorted(compareLabels).map((value) => ({ facet, heading, value })),
  );
}
