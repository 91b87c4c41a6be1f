import type { FacetField } from '@selvedge/contract/facets';
import { FACT_FIELDS, type FactField } from '@selvedge/contract/product-facts';
import { type Bits, emptyBits } from './bits.ts';
import { changedPairs } from './co-counts.ts';
import { type Column, type Rows, valuesAt } from './column.ts';
import { FLAG_VALUE, type Layout } from './dimensions.ts';
import { GONE, Moves } from './moves.ts';
import type { FigureColumn, Postings, Segment } from './segment.ts';

/** A product that comes into a segment, in the numbers of the index. */
export interface ComingProduct {
  /** Its number in the document store. */
  readonly document: number;
  /** Its values by field, none of them 0. */
  readonly values: ReadonlyMap<FacetField, readonly number[]>;
  readonly isPromo: boolean;
  readonly isInStock: boolean;
  /** In tenths, 0 where it was not measured. */
  readonly facts: ReadonlyMap<FactField, number>;
  /** In seconds since 1970, 0 where nobody knows. */
  readonly firstPublished: number;
}

/** What has changed of a segment, all of whose products are published: a product that is changed is gone, and comes. */
export interface SegmentChange {
  /** The positions that are gone, ascending. */
  readonly gone: readonly number[];
  /** What comes, by its position after the change, ascending. */
  readonly come: readonly (readonly [position: number, product: ComingProduct])[];
}

type Flag = (product: ComingProduct | undefined) => boolean;
const FLAGS: readonly (readonly ['only_promo' | 'only_in_stock', Flag])[] = [
  ['only_promo', (product) => product?.isPromo === true],
  ['only_in_stock', (product) => product?.isInStock === true],
];

/**
 * The segment as it is built of what is left and what has come. What was known of the other products is moved and not
 * made anew, so that a change of one in a million takes a part of a second.
 */
export function changedSegment(
  segment: Segment,
  { gone, come }: SegmentChange,
  layout: Layout,
): Segment {
  const moves = new Moves(
    segment.size,
    gone,
    come.map(([position]) => position),
  );
  const coming = come.map(([, product]) => product);
  const comingAt = (index: number): ComingProduct | undefined => coming[index];
  const valuesOf = (index: number, field: FacetField) => comingAt(index)?.values.get(field) ?? [];
  const columns = new Map(segment.columns);
  const bitmaps = new Map(segment.bitmaps);
  const postings = new Map(segment.postings);
  const totals = new Map(segment.totals);
  const changedFields = new Set<FacetField>();
  for (const [field, column] of segment.columns) {
    const lost = gone.map((position) => valuesAt(column, position));
    const won = coming.map((_, index) => valuesOf(index, field));
    if (moves.isStill && String(lost) === String(won)) continue;
    changedFields.add(field);
    const size = layout.tables.get(field)?.size ?? 0;
    columns.set(
      field,
      moves.column(roomyColumn(column, size), (index) => won[index] ?? []),
    );
    totals.set(field, changedTotals(segment.totals.get(field), size, lost.flat(), won.flat()));
    const known = segment.bitmaps.get(field);
    if (known) bitmaps.set(field, movedBitmaps(known, moves, won));
    const listed = segment.postings.get(field);
    if (listed) postings.set(field, movedPostings(listed, moves, size, won));
  }
  for (const [flag, isSet] of FLAGS) {
    const before = segment.bitmaps.get(flag)?.get(FLAG_VALUE) ?? emptyBits(segment.size);
    const bits = moves.bits(before, (index) => isSet(comingAt(index)));
    bitmaps.set(flag, new Map([[FLAG_VALUE, bits]]));
  }
  const rowFields = [...segment.columns.keys()].filter((field) => layout.rowBases.has(field));
  const rows = rowFields.some((field) => changedFields.has(field))
    ? movedRows(segment.rows, moves, (index) =>
        rowFields.flatMap((field) =>
          valuesOf(index, field).map((number) => (layout.rowBases.get(field) ?? 0) + number),
        ),
      )
    : segment.rows;
  const documents = moves.numbers(segment.documents, (index) => comingAt(index)?.document ?? 0);
  const after = {
    size: moves.size,
    publishedSize: moves.size,
    documents,
    published: null,
    columns,
    rows,
    bitmaps,
    postings,
    totals,
    facts: movedFacts(segment, moves, comingAt),
    firstPublished: moves.figures(
      segment.firstPublished,
      (index) => comingAt(index)?.firstPublished ?? 0,
    ),
  };
  const { coCounts } = segment;
  return {
    ...after,
    coCounts:
      coCounts &&
      changedPairs(
        coCounts,
        [
          [-1, gone, segment],
          [1, moves.come, after],
        ],
        layout,
      ),
  };
}

function movedRows(
  { starts, slots }: Rows,
  moves: Moves,
  fresh: (index: number) => readonly number[],
): Rows {
  const { numbers, ...moved } = moves.lists(starts, slots, fresh);
  return { ...moved, slots: numbers };
}

/** A column that has grown out of sixteen bits is widened. */
function roomyColumn(column: Column, size: number): Column {
  const { starts, numbers } = column;
  const isRoomy = size < 2 ** 16 || numbers instanceof Uint32Array;
  return isRoomy ? column : { starts, numbers: Uint32Array.from(numbers) };
}

function changedTotals(
  before: Int32Array | undefined,
  size: number,
  lost: readonly number[],
  won: readonly number[],
): Int32Array {
  const after = new Int32Array(size + 1);
  after.set(before ?? []);
  for (const number of lost) after[number] = (after[number] ?? 0) - 1;
  for (const number of won) after[number] = (after[number] ?? 0) + 1;
  return after;
}

function movedBitmaps(
  before: ReadonlyMap<number, Bits>,
  moves: Moves,
  won: readonly (readonly number[])[],
): ReadonlyMap<number, Bits> {
  const after = new Map<number, Bits>();
  for (const number of new Set([...before.keys(), ...won.flat()])) {
    const bits = before.get(number) ?? NONE;
    after.set(
      number,
      moves.bits(bits, (index) => won[index]?.includes(number) === true),
    );
  }
  return after;
}

const NONE: Bits = new Uint32Array(0);

function movedPostings(
  before: Postings,
  moves: Moves,
  size: number,
  won: readonly (readonly number[])[],
): Postings {
  const come = new Map<number, number[]>();
  for (const [index, numbers] of won.entries()) {
    for (const number of numbers) {
      const positions = come.get(number) ?? [];
      come.set(number, positions);
      positions.push(moves.come[index] ?? 0);
    }
  }
  const { places } = moves;
  const starts = new Uint32Array(size + 2);
  const positions = new Uint32Array(before.positions.length + won.flat().length);
  let length = 0;
  for (let number = 0; number <= size; number++) {
    starts[number] = length;
    const fresh = come.get(number) ?? NO_POSITIONS;
    let next = 0;
    const end = before.starts[number + 1] ?? 0;
    for (let i = before.starts[number] ?? 0; i < end; i++) {
      const place = places[before.positions[i] ?? 0] ?? GONE;
      if (place === GONE) continue;
      for (let one = fresh[next]; one !== undefined && one < place; one = fresh[++next])
        positions[length++] = one;
      positions[length++] = place;
    }
    for (; next < fresh.length; next++) positions[length++] = fresh[next] ?? 0;
  }
  starts[size + 1] = length;
  return { starts, positions: positions.slice(0, length) };
}

const NO_POSITIONS: readonly number[] = [];

function movedFacts(
  segment: Segment,
  moves: Moves,
  comingAt: (index: number) => ComingProduct | undefined,
): ReadonlyMap<FactField, FigureColumn> {
  const facts = new Map<FactField, FigureColumn>();
  for (const field of FACT_FIELDS) {
    const fresh = (index: number): number => comingAt(index)?.facts.get(field) ?? 0;
    const before = segment.facts.get(field);
    if (!before && !moves.come.some((_, index) => fresh(index) > 0)) continue;
    const after = moves.figures(before ?? unmeasured(segment.size), fresh);
    if (after.order.length > 0) facts.set(field, after);
  }
  return facts;
}

const unmeasured = (size: number): FigureColumn => ({
  values: new Uint32Array(size),
  order: new Uint32Array(0),
  measured: NONE,
});
