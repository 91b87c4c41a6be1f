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
    expect(reconcile('Curtaining', state, answer)).toEqual(chosen({ web_colour: ['BLUE'] }));
  });

  it('keeps what was not asked about', () => {
    const state = chosen({ brand: ['Knysna'] });
    expect(reconcile('Curtaining', state, { filters: {}, total_items_count: 9 })).toBe(state);
  });

  it('[FILTER-20] takes the dash of Types, Materials and Standards for no value', () => {
    const state = chosen({ web_type: ['-'] });
    const answer = { filters: { web_type: ['-', 'Woven'] }, total_items_count: 9 };
    expect(reconcile('Curtaining', state, answer)).toEqual(chosen({}));
  });

  it('brings a page beyond the last back to the last', () => {
    expect(
      reconcile('Curtaining', chosen({}, 50), { filters: {}, total_items_count: 20 }).page,
    ).toBe(3);
    expect(
      reconcile('Curtaining', chosen({}, 50), { filters: {}, total_items_count: 0 }).page,
    ).toBe(1);
  });

  it('[decision 38] brings the applications of the path back where none of the given ones exists', () => {
    const answer = { filters: { application: ['Curtaining'] }, total_items_count: 9 };
    expect(reconcile('Curtaining', chosen({ application: ['Nope'] }, 2), answer)).toEqual(
      chosen({ application: ['Curtaining', 'Dual Purpose'] }),
    );
    const widened = chosen({});
    expect(reconcile('Curtaining', widened, answer)).toBe(widened);
    const unknown = chosen({ application: ['Curtaining', 'Dual Purpose'] });
    expect(reconcile('Curtaining', unknown, { ...answer, filters: { application: [] } })).toBe(
      unknown,
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
        let settled = reconcile('Curtaining', state, answer);
        for (let round = 0; round < 3; round++) settled = reconcile('Curtaining', settled, answer);
        expect(reconcile('Curtaining', settled, answer)).toBe(settled);
        for (const facet of VISITOR_FACETS.filter((facet) => facet !== 'application'))
          for (const value of state.selections[facet])
            expect(holds(settled.selections[facet], value)).toBe(
              holds(filters[facet] ?? [], value) && value !== '-',
            );
      }),
    );
  });
});
