import { type AppliedValue, appliedValues } from '../rules/applied-values.ts';
import { chooseValue } from '../rules/choose-value.ts';
import type { FilterState } from '../rules/filter-state.ts';

/** A chosen value, and the state without it. */
export interface Relaxation {
  readonly applied: AppliedValue;
  readonly state: FilterState;
}

/** As many are looked into as one request's waiting is worth. */
const MOST = 24;

/**
 * The states that removing one chosen value leads to, each with its value; of values whose removal leads to the same the
 * first.
 */
export function relaxations(itemGroup: string, state: FilterState): Relaxation[] {
  const found = new Map<string, Relaxation>();
  for (const applied of appliedValues(state.selections).slice(0, MOST)) {
    const next = chooseValue(itemGroup, state, { ...applied, ticked: false });
    const key = JSON.stringify(next);
    if (!found.has(key)) found.set(key, { applied, state: next });
  }
  return [...found.values()];
}

/** The value whose removal brings back the most, and how many that is; null where none brings anything. */
export function bestRelaxation(
  candidates: readonly Relaxation[],
  /** Products of each candidate's state, in the same order; undefined while nobody knows. */
  totals: readonly (number | undefined)[],
): { readonly applied: AppliedValue; readonly products: number } | null {
  return candidates.reduce<{ applied: AppliedValue; products: number } | null>(
    (best, { applied }, place) => {
      const products = totals[place] ?? 0;
      return products > (best?.products ?? 0) ? { applied, products } : best;
    },
    null,
  );
}
