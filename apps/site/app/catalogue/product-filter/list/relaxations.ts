import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useProductService } from '../../../data/services-context.tsx';
import { type AppliedValue, appliedValues, chooseValue } from '../rules/choose-value.ts';
import type { FilterState } from '../rules/filter-state.ts';
import { countsQuery } from './list-query.ts';

/** A chosen value, and the state without it. */
export interface Relaxation {
  readonly applied: AppliedValue;
  readonly state: FilterState;
}

/** What removing a chosen value would bring back. */
export interface Regain {
  readonly applied: AppliedValue;
  /** Products without the value; undefined while nobody knows. */
  readonly products: number | undefined;
}

/** As many are looked into as one request's waiting is worth. */
const MOST = 24;

/** Each chosen value with the state that its removal leads to. */
export const relaxations = (itemGroup: string, state: FilterState): Relaxation[] =>
  appliedValues(state)
    .slice(0, MOST)
    .map((applied) => ({
      applied,
      state: chooseValue(itemGroup, state, { ...applied, ticked: false }),
    }));

/** The states that removals lead to; two can lead to the same one (FILTER-15), which is asked for once. */
export const statesOf = (candidates: readonly Relaxation[]): FilterState[] => [
  ...new Map(candidates.map(({ state }) => [JSON.stringify(state), state])).values(),
];

/**
 * For an empty combination, how many products there are without each of its values (decision 37).
 *
 * @param enabled whether the combination is empty; nothing is asked for otherwise
 */
export function useRegains(itemGroup: string, state: FilterState, enabled: boolean): Regain[] {
  const service = useProductService();
  const candidates = useMemo(
    () => (enabled ? relaxations(itemGroup, state) : []),
    [itemGroup, state, enabled],
  );
  const { data: counts } = useQuery({
    ...countsQuery(service, itemGroup, statesOf(candidates)),
    enabled: candidates.length > 0,
  });
  const known = new Map(
    statesOf(candidates).map((next, at) => [JSON.stringify(next), counts?.[at]]),
  );
  return candidates.map(({ applied, state: next }) => ({
    applied,
    products: known.get(JSON.stringify(next)),
  }));
}

/** The value whose removal brings back the most; null where none brings anything, or one is not known yet. */
export function bestRegain(regains: readonly Regain[]): Regain | null {
  if (regains.some(({ products }) => products === undefined)) return null;
  const [best] = regains.toSorted((a, b) => (b.products ?? 0) - (a.products ?? 0));
  return best?.products ? best : null;
}
