import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds, NO_SELECTIONS, VISITOR_FACETS } from './filter-state.ts';
import { reconcile } from './reconcile-selections.ts';

const chosen = (selections: Partial<typeof NO_SELECTIONS>, page = 1) => ({
  selections: { ...NO_SELECTIONS, ...selections },
  page,
});

describe('reconciling selections with an answer', () => {
  it('[FILTER-08] drops what the facet no longer holds, case ignored, and goes to page 1', () => {
    const state = chosen({ web_colour: ['BLUE', 'Green'], brand: ['Knysna'] }, 3);
    const answer = {
      filters: { web_colour: ['Blue', 'Red'], brand: ['Karoo'] },
      total_items_count: 100,
    };
    expect(reconcile(state, answer)).toEqual(chosen({ web_colour: ['BLUE'] }));
  });

  it('keeps what was not asked about', () => {
    const state = chosen({ brand: ['Knysna'] });
    expect(reconcile(state, { filters: {}, total_items_count: 9 })).toBe(state);
  });

  it('[FILTER-20] takes the dash of Types, Materials and Standards for no value', () => {
    const state = chosen({ web_type: ['-'] });
    const answer = { filters: { web_type: ['-', 'Woven'] }, total_items_count: 9 };
    expect(reconcile(state, answer)).toEqual(chosen({}));
  });

  it('brings a page beyond the last back to the last', () => {
    expect(reconcile(chosen({}, 50), { filters: {}, total_items_count: 20 }).page).toBe(3);
    expect(reconcile(chosen({}, 50), { filters: {}, total_items_count: 0 }).page).toBe(1);
  });

  it('[FILTER-08] drops an impossible value before those that it alone leaves without values', () => {
    const state = chosen({ application: ['Curtaining'], web_colour: ['None such'] }, 3);
    const answer = { filters: { application: [], web_colour: ['Blue'] }, total_items_count: 0 };
    expect(reconcile(state, answer)).toEqual(chosen({ application: ['Curtaining'] }));
    const branded = chosen({ web_colour: ['None such'], brand: ['Karoo'] });
    const unbranded = { filters: { web_colour: ['Blue'], brand: [] }, total_items_count: 0 };
    expect(reconcile(branded, unbranded)).toEqual(chosen({ brand: ['Karoo'] }));
    const two = chosen({ application: ['Curtaining'], web_colour: ['x'], brand: ['y'] });
    const nothing = { application: [], web_colour: [], brand: [] };
    expect(reconcile(two, { filters: nothing, total_items_count: 0 })).toEqual(
      chosen({ application: ['Curtaining'] }),
    );
  });

  it('[FILTER-08] leaves, in the end, only values that the answer holds', () => {
    const values = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
    const lists = fc.record(Object.fromEntries(VISITOR_FACETS.map((facet) => [facet, values])));
    const page = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(lists, lists, fc.nat(200), page, (own, filters, total, asked) => {
        const answer = { filters, total_items_count: total };
        const state = chosen(own, asked);
        let settled = reconcile(state, answer);
        for (let round = 0; round < 3; round++) settled = reconcile(settled, answer);
        expect(reconcile(settled, answer)).toBe(settled);
        for (const facet of VISITOR_FACETS)
          for (const value of state.selections[facet])
            expect(holds(settled.selections[facet], value)).toBe(
              holds(filters[facet] ?? [], value) && value !== '-',
            );
      }),
    );
  });
});
