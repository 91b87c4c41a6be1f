import type { Choice } from './choose-value.ts';
import { FACET_HEADINGS } from './facet-headings.ts';
import type { Selections } from './filter-state.ts';

export interface AppliedValue extends Omit<Choice, 'ticked'> {
  /** The facet's heading. */
  readonly heading: string;
}

/** Every chosen value, in the order of the filter's sections: what the page lists as applied. */
export function appliedValues(selections: Selections): AppliedValue[] {
  return FACET_HEADINGS.flatMap(([facet, heading]) =>
    selections[facet].map((value) => ({ facet, heading, value })),
  );
}
