import type { FilterField } from '@selvedge/contract/facets';
import type { MultiFilterRequest } from '@selvedge/contract/multi-filter';
import { readSelection } from '../selection.ts';
import { pageFromBitmaps } from './bitmap-matching.ts';
import { type Constraint, type Dimension, FLAG_VALUE, type Layout } from './dimensions.ts';
import { type CountingRoom, countFacets, type FacetValues } from './facet-counting.ts';
import { matchPositions } from './matching.ts';
import type { ProductIndex } from './product-index.ts';
import type { Segment } from './segment.ts';

/** An answer in numbers: products by their number in the document store, values by theirs in the tables. */
export interface Answer {
  readonly documents: readonly number[];
  readonly total: number;
  readonly facets: readonly FacetValues[];
}

/** Answers a request from the index. `room` is used by one request at a time. */
export function answer(
  index: ProductIndex,
  request: MultiFilterRequest,
  room: CountingRoom,
): Answer {
  room.scratch.unions.clear();
  const all = constraintsOf(request, index.layout);
  const group = singleGroup(all);
  const segment = group === null ? index.whole : index.groups.get(group);
  const constraints =
    group === null ? all : all.filter(({ dimension }) => dimension !== 'item_group');
  const onlyPublished = request.only_published;
  const fields = [...new Set(request.filter_fields)];
  const facets: FacetValues[] = [];
  if (group !== null && fields.includes('item_group')) {
    facets.push(countGroups(index, constraints, onlyPublished, room));
  }
  const inSegment = group === null ? fields : fields.filter((field) => field !== 'item_group');
  if (segment === undefined) {
    facets.push(...inSegment.map((field) => ({ field, numbers: [], counts: [] })));
    return { documents: [], total: 0, facets };
  }
  const chosen = new Set(constraints.map(({ dimension }) => dimension));
  for (const field of inSegment.filter((own) => chosen.has(own))) {
    const others = constraints.filter(({ dimension }) => dimension !== field);
    facets.push(...countFacets(segment, others, onlyPublished, [field], room).facets);
  }
  const free = inSegment.filter((field) => !chosen.has(field));
  const counted = countFacets(segment, constraints, onlyPublished, free, room);
  facets.push(...counted.facets);
  const documents = pageOf(segment, constraints, request, room);
  return { documents, total: counted.total, facets };
}

/** The request's choices as value numbers; a value that no product has is none, and a field may be left without any. */
function constraintsOf(request: MultiFilterRequest, layout: Layout): Constraint[] {
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
  onlyPublished: boolean,
  room: CountingRoom,
): FacetValues {
  const numbers: number[] = [];
  const counts: number[] = [];
  for (const [group, segment] of index.groups) {
    const { total } = countFacets(segment, constraints, onlyPublished, NO_FIELDS, room);
    if (total === 0) continue;
    numbers.push(group);
    counts.push(total);
  }
  return { field: 'item_group', numbers, counts };
}

const NO_FIELDS: readonly FilterField[] = [];

function pageOf(
  segment: Segment,
  constraints: readonly Constraint[],
  { off_setter: { start, end }, only_published }: MultiFilterRequest,
  { scratch, layout }: CountingRoom,
): number[] {
  const hasBitmaps = constraints.every(
    ({ dimension }) => layout.bitmapFields.has(dimension as FilterField) || isFlag(dimension),
  );
  if (hasBitmaps) {
    const positions = pageFromBitmaps(segment, constraints, only_published, start, end);
    return positions.map((position) => segment.documents[position] ?? 0);
  }
  const length = matchPositions(segment, constraints, only_published, scratch);
  const positions = [...scratch.positions.subarray(start, Math.max(start, Math.min(end, length)))];
  return positions.map((position) => segment.documents[position] ?? 0);
}

function isFlag(dimension: Dimension): boolean {
  return dimension === 'only_promo' || dimension === 'only_in_stock';
}
