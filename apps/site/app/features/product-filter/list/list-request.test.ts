import { multiFilterRequest } from '@selvedge/contract/multi-filter';
import { describe, expect, it } from 'vitest';
import { INITIAL_STATE, NO_SELECTIONS, VISITOR_FACETS } from '../rules/filter-state.ts';
import { listRequest } from './list-request.ts';

/** The nine facets of the filter and the item group, as the specification names them. */
const TEN_FACETS = [
  'application',
  'brand',
  'design_style',
  'item_group',
  'web_colour',
  'web_materials',
  'web_shape',
  'web_size',
  'web_standards',
  'web_type',
];

describe("the grid's request", () => {
  it('[CALL-11] sends the item group and the facets that are not empty, under their field names', () => {
    const selections = {
      ...NO_SELECTIONS,
      application: ['Curtaining'],
      web_colour: ['Blue', 'Red'],
    };
    expect(listRequest('005', { selections, page: 1 }).filters).toEqual({
      item_group: '005',
      application: ['Curtaining'],
      web_colour: ['Blue', 'Red'],
    });
    expect(listRequest('001', INITIAL_STATE).filters).toEqual({ item_group: '001' });
  });

  it('[CALL-11] knows all nine facets beside the item group', () => {
    const selections = { ...NO_SELECTIONS };
    for (const facet of VISITOR_FACETS) selections[facet] = ['x'];
    const { filters } = listRequest('005', { selections, page: 1 });
    expect(Object.keys(filters ?? {}).toSorted()).toEqual(TEN_FACETS);
  });

  it('[CALL-12] [GRID-03] says the rest as the specification does', () => {
    const { filters, filter_fields, ...rest } = listRequest('005', { ...INITIAL_STATE, page: 3 });
    expect(filters).toEqual({ item_group: '005' });
    expect(filter_fields?.toSorted()).toEqual(TEN_FACETS);
    expect(rest).toEqual({
      main_filter_field: null,
      selection_fields: null,
      sort_by_setting: 'Alphabetical A-Z',
      off_setter: { start: 18, end: 27 },
      only_published: true,
      only_promo: false,
      only_in_stock: false,
      limited: true,
    });
  });

  it('is a request that the contract takes', () => {
    expect(() => multiFilterRequest.parse(listRequest('005', INITIAL_STATE))).not.toThrow();
  });
});
