import type { FilterField } from '@selvedge/contract/facets';
import type { MultiFilterRequest } from '@selvedge/contract/multi-filter';
import type { FactField } from '@selvedge/contract/product-facts';
import { readRanges, type TenthsRange } from '../fact-spread.ts';
import { keepsChosen, readSelection } from '../selection.ts';

/** Runs one statement and gives its rows. Statements only read. */
export type Query = <Row>(sql: string, parameters: readonly unknown[]) => Promise<Row[]>;

/** Collects the parameters of a statement and gives each its placeholder. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown, type: string): string {
    return `$${this.values.push(value)}::${type}`;
  }
}

/** The rows that a request matches, but for the choice of one field or fact, as a WHERE condition. */
export function condition(
  request: Pick<
    MultiFilterRequest,
    'filters' | 'ranges' | 'only_published' | 'only_promo' | 'only_in_stock'
  >,
  parameters: Parameters,
  without: FilterField | FactField | null,
): string {
  const terms = ['true'];
  if (request.only_published) terms.push('is_published');
  if (request.only_promo) terms.push('is_promo');
  if (request.only_in_stock) terms.push('in_stock');
  for (const [field, values] of readSelection(request.filters)) {
    if (field === without) continue;
    terms.push(`facet_keys && ${parameters.add(keysOf(field, values), 'text[]')}`);
  }
  for (const range of readRanges(request)) {
    if (range.field !== without) terms.push(rangeTerm(range, parameters));
  }
  return terms.join(' AND ');
}

/** A fact of a row in tenths, as all engines compare them; 0 where it was not measured. */
export const tenthsOf = (field: FactField): string =>
  `coalesce(round((facts->>'${field}')::numeric * 10), 0)`;

function rangeTerm({ field, min, max, unmeasured }: TenthsRange, parameters: Parameters): string {
  const [from, to] = [min, max].map((bound) => parameters.add(bound, 'bigint'));
  const within = `${tenthsOf(field)} BETWEEN ${from} AND ${to}`;
  return unmeasured ? `(${within} OR ${tenthsOf(field)} = 0)` : within;
}

/** How many matching products measure how much, in tenths, under every choice but that of the fact itself. */
export function spreadSql(
  request: MultiFilterRequest,
  field: FactField,
  parameters: Parameters,
): string {
  return `SELECT ${tenthsOf(field)}::int AS value, count(*)::int AS count FROM published.product
    WHERE ${condition(request, parameters, field)} GROUP BY value`;
}

const keysOf = (field: FilterField, values: readonly string[]): string[] =>
  values.filter(isStorable).map((value) => `${field}:${value}`);

/** PostgreSQL has no text with U+0000 or half a surrogate pair, so no product has such a value. */
function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\u0000');
}

/**
 * Matching products of each value of the fields, each field under every other field's selection (decision 29). A chosen
 * value that the item group has at all comes once more with 0 (decision 37), so a key can stand in two rows.
 */
export function facetCountsSql(request: MultiFilterRequest, parameters: Parameters): string | null {
  const chosen = readSelection(request.filters);
  const fields = [...new Set(request.filter_fields)];
  const free = fields.filter((field) => !chosen.has(field));
  const parts = fields
    .filter((field) => chosen.has(field))
    .map((field) => countsSql([field], condition(request, parameters, field), parameters));
  if (free.length > 0)
    parts.push(countsSql(free, condition(request, parameters, null), parameters));
  const kept = fields
    .filter(keepsChosen)
    .flatMap((field) => keysOf(field, chosen.get(field) ?? []));
  if (kept.length > 0) parts.push(presenceSql(kept, request, parameters));
  return parts.length === 0 ? null : parts.join(' UNION ALL ');
}

function countsSql(fields: readonly FilterField[], where: string, parameters: Parameters): string {
  return `(SELECT key, count(*)::int AS count FROM published.product, unnest(facet_keys) AS key
    WHERE ${where} AND split_part(key, ':', 1) = ANY(${parameters.add(fields, 'text[]')}) GROUP BY key)`;
}

/** Those of the keys that some product of the item group has, each with 0. */
function presenceSql(
  keys: readonly string[],
  { filters, only_published }: MultiFilterRequest,
  parameters: Parameters,
): string {
  const { item_group } = filters;
  const group = { ...NO_FLAGS, only_published, ranges: {}, filters: { item_group } };
  return `(SELECT key, 0 AS count FROM unnest(${parameters.add(keys, 'text[]')}) AS key
    WHERE EXISTS (SELECT FROM published.product
      WHERE ${condition(group, parameters, null)} AND facet_keys && ARRAY[key]))`;
}

const NO_FLAGS = { only_promo: false, only_in_stock: false } as const;
