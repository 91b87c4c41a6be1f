import { expect, test } from 'vitest';
import { NO_SELECTIONS } from '../rules/filter-state.ts';
import { bestRegain, type Regain, relaxations } from './relaxations.ts';

const state = {
  page: 3,
  selections: {
    ...NO_SELECTIONS,
    application: ['Curtaining', 'Dual Purpose'],
    web_materials: ['Linen'],
    design_style: ['Ikat'],
  },
};
const candidates = relaxations('005', state);
const values = candidates.map(({ applied }) => applied.value);
const without = (value: string) => candidates[values.indexOf(value)]?.state;
const regains = (products: (value: string) => number | undefined): Regain[] =>
  candidates.map(({ applied }) => ({ applied, products: products(applied.value) }));

test('[decision 37] each chosen value has a state without it, on page 1 and by the rules of unticking', () => {
  expect(values.toSorted()).toEqual(['Curtaining', 'Dual Purpose', 'Ikat', 'Linen']);
  expect(without('Linen')).toEqual({
    page: 1,
    selections: { ...state.selections, web_materials: [] },
  });
  // FILTER-15: Dual Purpose goes with it.
  expect(without('Curtaining')?.selections.application).toEqual([]);
});

test('the value whose removal brings back the most is named', () => {
  const best = bestRegain(regains((value) => ({ Linen: 34, Ikat: 5 })[value] ?? 0));
  expect(best?.applied.value).toBe('Linen');
  expect(best?.products).toBe(34);
});

test('none is named where no removal helps, one is not known yet, or nothing is chosen', () => {
  expect(bestRegain(regains(() => 0))).toBeNull();
  expect(bestRegain(regains((value) => (value === 'Ikat' ? undefined : 3)))).toBeNull();
  expect(bestRegain([])).toBeNull();
});
