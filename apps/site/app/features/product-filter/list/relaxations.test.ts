import { expect, test } from 'vitest';
import { INITIAL_STATE, NO_SELECTIONS } from '../rules/filter-state.ts';
import { bestRelaxation, relaxations } from './relaxations.ts';

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

test('each chosen value has a state without it, on page 1 and by the rules of unticking', () => {
  // FILTER-15, FILTER-16: without either application both are gone.
  expect(values.toSorted()).toEqual(['Curtaining', 'Ikat', 'Linen']);
  const without = (value: string) => candidates[values.indexOf(value)]?.state;
  expect(without('Linen')).toEqual({
    page: 1,
    selections: { ...state.selections, web_materials: [] },
  });
  expect(without('Curtaining')?.selections.application).toEqual([]);
});

test('the value whose removal brings back the most is named', () => {
  const totals = values.map((value) => ({ Linen: 34, Ikat: 5 })[value]);
  const best = bestRelaxation(candidates, totals);
  expect(best?.applied.value).toBe('Linen');
  expect(best?.products).toBe(34);
});

test('none is named where no removal helps, or nothing is chosen', () => {
  expect(bestRelaxation(candidates, [0, undefined, 0, 0])).toBeNull();
  expect(bestRelaxation(relaxations('005', INITIAL_STATE), [])).toBeNull();
});
