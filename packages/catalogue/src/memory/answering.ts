import {
  type FacetField,
  SORT_FIGURES,
  SORT_MANY_DESIGNS,
  type SortFigure,
} from '@selvedge/contract/facets';
import type { FactSpread, MultiFilterRequest } from '@selvedge/contract/multi-filter';
import type { FactField } from '@selvedge/contract/product-facts';
import { readRanges, type TenthsRange } from '../fact-ranges.ts';
import { bestFirst } from '../phrase/best-first.ts';
import { keepsChosen, readSelection } from '../selection.ts';
import { pageFromBitmaps } from './bitmap-matching.ts';
import type { Bits } from './bits.ts';
import { type Constraint, type Dimension, FLAG_VALUE, type Layout } from './dimensions.ts';
import { countFacets, type FacetValues, type ScratchBuffers } from './facet-counting.ts';
import { type RangeSets, spreads, withinRanges } from './fact-matching.ts';
import { matchPositions } from './matching.ts';
import { pageByFigure } from './page-by-figure.ts';
import type { ProductIndex } from './product-index.ts';
import type { FigureColumn, Segment } from './segment.ts';

/** An answer in numbers: products by their number in the document store, values by theirs in the tables. */
export interface Answer {
  readonly documents: readonly number[];
  readonly total: number;
  readonly facets: readonly FacetValues[];
  readonly spreads: readonly (readonly [FactField, FactSpread])[];
}

/** Answers a request from the index. `buffers` are used by one request at a time. */
export function answer(
  index: ProductIndex,
  request: MultiFilterRequest,
  buffers: ScratchBuffers,
): Answer {
  buffers.scratch.unions.clear();
  const all = constraintsOf(request, index.layout);
  const group = singleGroup(all);
  const segment = group === null ? index.whole : index.groups.get(group);
  const constraints =
    group === null ? all : all.filter(({ dimension }) => dimension !== 'item_group');
  const scope: Scope = { onlyPublished: request.only_published, ranges: readRanges(request) };
  const rangeFields = [...new Set(request.range_fields)];
  const fields = [...new Set([...request.filter_fields, ...request.rule_fields])];
  const facets: FacetValues[] = [];
  if (group !== null && fields.includes('item_group')) {
    facets.push(countGroups(index, constraints, scope, buffers));
  }
  const inSegment = group === null ? fields : fields.filter((field) => field !== 'item_group');
  if (segment === undefined) {
    facets.push(...inSegment.map((field) => ({ field, numbers: [], counts: [] })));
    const none = spreads(undefined, [], null, [], rangeFields, buffers.scratch);
    return { documents: [], total: 0, facets, spreads: none };
  }
  const base = baseOf(segment, scope);
  const rangeSets: RangeSets = new Map();
  const within = withinRanges(segment, base, scope.ranges, rangeSets);
  const chosen = new Map(constraints.map(({ dimension, numbers }) => [dimension, numbers]));
  for (const field of inSegment.filter((own) => chosen.has(own))) {
    const others = constraints.filter(({ dimension }) => dimension !== field);
    const [counted] = countFacets(segment, others, within, [field], buffers).facets;
    if (counted === undefined) continue;
    const missing = (chosen.get(field) ?? []).filter((value) => !counted.numbers.includes(value));
    facets.push(
      missing.length === 0 || !keepsChosen(field)
        ? counted
        : withRuledOut(counted, missing, segment, constraints, base, buffers),
    );
  }
  const free = inSegment.filter((field) => !chosen.has(field));
  const counted = countFacets(segment, constraints, within, free, buffers);
  facets.push(...counted.facets);
  const documents = pageOf(segment, constraints, within, request, buffers);
  return {
    documents,
    total: counted.total,
    facets,
    spreads: spreads(
      segment,
      constraints,
      base,
      scope.ranges,
      rangeFields,
      buffers.scratch,
      rangeSets,
    ),
  };
}

/** What a request says of products besides its constraints. */
interface Scope {
  readonly onlyPublished: boolean;
  readonly ranges: readonly TenthsRange[];
}

/** The positions that a request may see at all; null: all of them. */
const baseOf = (segment: Segment, { onlyPublished }: Scope): Bits | null =>
  onlyPublished ? segment.published : null;

/** The request's choices as value numbers; a value that no product has is none, and a field may be left without any. */
export function constraintsOf(request: MultiFilterRequest, layout: Layout): Constraint[] {
  const constraints: Constraint[] = [];
  for (const [dimension, values] of readSelection(request.filters)) {
    const numbers: number[] = [];
    for (const value of values) {
      const number = layout.tables.get(dimension)?.numbers.get(value);
      if (number !== undefined) numbers.push(number);
    }
    constraints.push({ dimension, numbers });
  }
  const flag = (dimension: Dimension): Constraint => ({ dimension, numbers: [FLAG_VALUE] });
  if (request.only_promo) constraints.push(flag('only_promo'));
  if (request.only_in_stock) constraints.push(flag('only_in_stock'));
  return constraints;
}

/** The facet with those of the chosen values that the item group has at all, each with count 0 (decision 37). */
function withRuledOut(
  { field, numbers, counts }: FacetValues,
  chosen: readonly number[],
  segment: Segment,
  constraints: readonly Constraint[],
  base: Bits | null,
  buffers: ScratchBuffers,
): FacetValues {
  const group = constraints.filter(({ dimension }) => dimension === 'item_group');
  const [known] = countFacets(segment, group, base, [field], buffers).facets;
  const inGroup = new Set(known?.numbers);
  const entries = [
    ...numbers.map((number, at) => [number, counts[at] ?? 0] as const),
    ...chosen.filter((number) => inGroup.has(number)).map((number) => [number, 0] as const),
  ].sort(([a], [b]) => a - b);
  return { field, numbers: entries.map(([n]) => n), counts: entries.map(([, count]) => count) };
}

const UNKNOWN_GROUP = 0;

/** The one item group that is chosen, or null when none or several are. */
function singleGroup(constraints: readonly Constraint[]): number | null {
  const chosen = constraints.find(({ dimension }) => dimension === 'item_group');
  if (chosen === undefined || chosen.numbers.length > 1) return null;
  return chosen.numbers[0] ?? UNKNOWN_GROUP;
}

/** The item group's own facet: what every group would give under the other choices. */
function countGroups(
  index: ProductIndex,
  constraints: readonly Constraint[],
  scope: Scope,
  buffers: ScratchBuffers,
): FacetValues {
  const numbers: number[] = [];
  const counts: number[] = [];
  for (const [group, segment] of index.groups) {
    const within = withinRanges(segment, baseOf(segment, scope), scope.ranges);
    const { total } = countFacets(segment, constraints, within, NO_FIELDS, buffers);
    if (total === 0) continue;
    numbers.push(group);
    counts.push(total);
  }
  return { field: 'item_group', numbers, counts };
}

const NO_FIELDS: readonly FacetField[] = [];

function pageOf(
  segment: Segment,
  constraints: readonly Constraint[],
  within: Bits | null,
  { off_setter: { start, end }, sort_by_setting }: MultiFilterRequest,
  { scratch, layout }: ScratchBuffers,
): number[] {
  if (sort_by_setting === SORT_MANY_DESIGNS && start < end) {
    const length = matchPositions(segment, constraints, within, scratch);
    const designs = segment.columns.get('design')?.numbers;
    const designAt = (position: number) => designs?.[position] ?? 0;
    const found = scratch.positions.subarray(0, length);
    return bestFirst(found, () => true, designAt, start, end).map(
      (position) => segment.documents[position] ?? 0,
    );
  }
  const column = figuresOf(segment, SORT_FIGURES[sort_by_setting]);
  if (column !== undefined && start < end) {
    const length = matchPositions(segment, constraints, within, scratch);
    return pageByFigure(column, scratch.positions.subarray(0, length), start, end).map(
      (position) => segment.documents[position] ?? 0,
    );
  }
  const hasBitmaps = constraints.every(
    ({ dimension }) => layout.bitmapFields.has(dimension as FacetField) || isFlag(dimension),
  );
  if (hasBitmaps) {
    const positions = pageFromBitmaps(segment, constraints, within, start, end);
    return positions.map((position) => segment.documents[position] ?? 0);
  }
  const length = matchPositions(segment, constraints, within, scratch);
  const positions = [...scratch.positions.subarray(start, Math.max(start, Math.min(end, length)))];
  return positions.map((position) => segment.documents[position] ?? 0);
}

/** None where the order goes by names, or by a fact that no product has: the catalogue's own order is it then. */
function figuresOf(segment: Segment, figure: SortFigure | undefined): FigureColumn | undefined {
  if (figure === undefined) return undefined;
  return figure === 'first_published' ? segment.firstPublished : segment.facts.get(figure);
}

function isFlag(dimension: Dimension): boolean {
  return dimension === 'only_promo' || dimension === 'only_in_stock';
}
