import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseRange, chooseValue } from './choose-value.ts';
import { INITIAL_STATE, NO_SELECTIONS, VISITOR_FACETS } from './filter-state.ts';

const chosen = (selections: Partial<typeof NO_SELECTIONS>, page = 1) => ({
  selections: { ...NO_SELECTIONS, ...selections },
  page,
});

describe('choosing a value', () => {
  it('[FILTER-05] changes the selection and goes back to page 1', () => {
    const ticked = chooseValue('005', chosen({}, 4), {
      facet: 'design_style',
      value: 'Stripe',
      ticked: true,
    });
    expect(ticked).toEqual(chosen({ design_style: ['Stripe'] }));
    const unticked = chooseValue(
      '005',
      { ...ticked, page: 3 },
      { facet: 'design_style', value: 'STRIPE', ticked: false },
    );
    expect(unticked).toEqual(INITIAL_STATE);
  });

  it('[FILTER-07] a brand clears the colours and a colour the brands', () => {
    const both = chosen({ brand: ['Knysna'], web_colour: ['Blue', 'Green'], web_type: ['Woven'] });
    expect(chooseValue('005', both, { facet: 'brand', value: 'Karoo', ticked: true })).toEqual(
      chosen({ brand: ['Knysna', 'Karoo'], web_type: ['Woven'] }),
    );
    expect(chooseValue('005', both, { facet: 'web_colour', value: 'Red', ticked: true })).toEqual(
      chosen({ web_colour: ['Blue', 'Green', 'Red'], web_type: ['Woven'] }),
    );
  });

  it('[FILTER-07] removing a brand or a colour clears nothing else, nor does any other choice', () => {
    const both = chosen({ brand: ['Knysna'], web_colour: ['Blue'] });
    expect(chooseValue('005', both, { facet: 'brand', value: 'Knysna', ticked: false })).toEqual(
      chosen({ web_colour: ['Blue'] }),
    );
    expect(chooseValue('005', both, { facet: 'web_type', value: 'Woven', ticked: true })).toEqual(
      chosen({ brand: ['Knysna'], web_colour: ['Blue'], web_type: ['Woven'] }),
    );
  });

  it('[FILTER-17] couples applications in group 005 and leaves them free elsewhere', () => {
    const choice = { facet: 'application', value: 'Curtaining', ticked: true } as const;
    expect(chooseValue('005', INITIAL_STATE, choice).selections.application).toEqual([
      'Curtaining',
      'Dual Purpose',
    ]);
    expect(chooseValue('001', INITIAL_STATE, choice).selections.application).toEqual([
      'Curtaining',
    ]);
  });

  it('undoes a tick by an untick, outside of the coupled and the exclusive facets', () => {
    const free = VISITOR_FACETS.filter(
      (facet) => !['application', 'brand', 'web_colour'].includes(facet),
    );
    const values = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'));
    fc.assert(
      fc.property(fc.constantFrom(...free), values, (facet, before) => {
        const state = chosen({ [facet]: before });
        const ticked = chooseValue('004', state, { facet, value: 'New', ticked: true });
        const back = chooseValue('004', ticked, { facet, value: 'new', ticked: false });
        expect(back).toEqual(state);
      }),
    );
  });
});

describe('a range', () => {
  const state = { ...chosen({ web_colour: ['Blue'] }), page: 3 };
  const ranged = chooseRange(state, 'martindale', { min: 40_000 });

  it('is chosen beside what is chosen already, and leads to page 1', () => {
    expect(ranged).toEqual({
      selections: state.selections,
      ranges: { martindale: { min: 40_000 } },
      page: 1,
    });
  });

  it('stays while values are chosen, and goes as one', () => {
    const both = chooseRange(ranged, 'width_cm', { max: 140 });
    const ticked = chooseValue('005', both, {
      facet: 'design_style',
      value: 'Stripe',
      ticked: true,
    });
    expect(ticked.ranges).toEqual(both.ranges);
    const removed = chooseValue('005', ticked, {
      facet: 'martindale',
      value: '40 000',
      ticked: false,
    });
    expect(removed.ranges).toEqual({ width_cm: { max: 140 } });
  });

  it('that says nothing is none', () => {
    expect(chooseRange(ranged, 'martindale', {})).toEqual({ ...state, page: 1 });
    expect(chooseRange(ranged, 'martindale', { unmeasured: false })).not.toHaveProperty('ranges');
  });
});
