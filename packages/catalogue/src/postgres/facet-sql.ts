import type { FilterField } from '@selvedge/contract/facets';
import type { MultiFilterRequest } from '@selvedge/contract/multi-filter';
import { readSelection } from '../selection.ts';

/** Collects the parameters of a statement and gives each its placeholder. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown, type: string): string {
    return `$${this.values.push(value)}::${type}`;
  }
}

/** The rows that a request matches, but for the selection of one field, as a WHERE condition. */
export function condition(
  request: MultiFilterRequest,
  parameters: Parameters,
  without: FilterField | null,
): string {
  const terms = ['true'];
  if (request.only_published) terms.push('is_published');
  if (request.only_promo) terms.push('is_promo');
  if (request.only_in_stock) terms.push('in_stock');
  for (const [field, values] of readSelection(request.filters)) {
    if (field === without) continue;
    const keys = values.filter(isStorable).map((value) => `${field}:${value}`);
    terms.push(`facet_keys && ${parameters.add(keys, 'text[]')}`);
  }
  return terms.join(' AND ');
}

/** PostgreSQL has no text with U+0000 or half a surrogate pair, so no product has such a value. */
function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\u0000');
}

/** Matching products of each value of the fields, each field under every other field's selection (decision 29). */
export function facetCountsSql(request: MultiFilterRequest, parameters: Parameters): string | null {
  const chosen = readSelection(request.filters);
  const fields = [...new Set(request.filter_fields)];
  const free = fields.filter((field) => !chosen.has(field));
  const parts = fields
    .filter((field) => chosen.has(field))
    .map((field) => countsSql([field], condition(request, parameters, field), parameters));
  if (free.length > 0)
    parts.push(countsSql(free, condition(request, parameters, null), parameters));
  return parts.length === 0 ? null : parts.join(' UNION ALL ');
}

function countsSql(fields: readonly FilterField[], where: string, parameters: Parameters): string {
  return `(SELECT key, count(*)::int AS count FROM published.product, unnest(facet_keys) AS key
    WHERE ${where} AND split_part(key, ':', 1) = ANY(${parameters.add(fields, 'text[]')}) GROUP BY key)`;
}
