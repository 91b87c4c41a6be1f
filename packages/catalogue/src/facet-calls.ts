import { type FacetField, FILTER_FIELDS, RULE_FACETS } from '@selvedge/contract/facets';
import type { MultiFilterRequest, MultiFilterResponse } from '@selvedge/contract/multi-filter';
import { multiFilterRequest } from '@selvedge/contract/multi-filter';
import type { ItemInfoRequest, ItemInfoResponse } from '@selvedge/contract/product-calls';
import { fold } from '@selvedge/contract/text';

/** The request for the values of one field among a group's published products; an empty group stands for all. */
export function facetRequest(field: FacetField, itemGroup: string): MultiFilterRequest {
  return multiFilterRequest.parse({
    filters: { item_group: itemGroup },
    filter_fields: FILTER_FIELDS.filter((one) => one === field),
    rule_fields: RULE_FACETS.filter((one) => one === field),
    off_setter: { start: 0, end: 0 },
  });
}

/** Reads {@link facetRequest}'s answer as the list of CALL-08. */
export function applicationsFrom(response: MultiFilterResponse): string[] {
  return response.filters.application ?? [];
}

/** Reads {@link facetRequest}'s answer as CALL-21 wants it: values, or values with their counts. */
export function itemInfoFrom(
  { get_count, item_group, required_item_info: field }: ItemInfoRequest['items'],
  response: MultiFilterResponse,
): ItemInfoResponse['data'] {
  // A facet leaves its own selection out, and here a group was asked for by name.
  const only = field === 'item_group' ? fold(item_group) : '';
  const values = (response.filters[field] ?? []).filter(
    (value) => only === '' || fold(value) === only,
  );
  if (!get_count) return values;
  const counts = new Map(Object.entries(response.facet_counts[field] ?? {}));
  return values.map((value) => ({ value, count: counts.get(value) ?? 0 }));
}
