import { GRID_FACETS, SORT_A_TO_Z } from '@selvedge/contract/facets';
import type { MultiFilterInput } from '@selvedge/contract/multi-filter';
import { pageOffsets } from '../address/paging.ts';
import { type FilterState, VISITOR_FACETS } from '../rules/filter-state.ts';

/** The grid's request for a state; facets without a chosen value are left out. Source: CALL-11, CALL-12, GRID-03. */
export function listRequest(itemGroup: string, state: FilterState): MultiFilterInput {
  const chosen = VISITOR_FACETS.filter((facet) => state.selections[facet].length > 0);
  return {
    filters: {
      item_group: itemGroup,
      ...Object.fromEntries(chosen.map((facet) => [facet, [...state.selections[facet]]])),
    },
    filter_fields: [...GRID_FACETS],
    main_filter_field: null,
    selection_fields: null,
    sort_by_setting: SORT_A_TO_Z,
    off_setter: pageOffsets(state.page),
    only_published: true,
    only_promo: false,
    only_in_stock: false,
    limited: true,
  };
}
