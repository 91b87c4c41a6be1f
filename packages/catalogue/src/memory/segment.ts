import type { FacetField } from '@selvedge/contract/facets';
import type { FactField } from '@selvedge/contract/product-facts';
import type { Steps } from '../work-in-steps.ts';
import { type Bits, emptyBits, setBit } from './bits.ts';
import type { CatalogueCollector } from './catalogue-collector.ts';
import { type CoCounts, countPairs } from './co-counts.ts';
import { type Column, type GrowableUint32, type Rows, rowsOf, tally } from './column.ts';
import { type Dimension, FLAG_VALUE, type Layout, type Tuning } from './dimensions.ts';

/** The positions of each value of a field with many: value `n` has those from `starts[n]` up to `starts[n + 1]`. */
export interface Postings {
  readonly starts: Uint32Array;
  readonly positions: Uint32Array;
}

/** An index of its own over some of the products, in their order: those of an item group, or all. */
export interface Segment {
  readonly size: number;
  readonly publishedSize: number;
  /** By position the product's number in the document store. */
  readonly documents: Uint32Array;
  /** Null when all are published. */
  readonly published: Bits | null;
  readonly columns: ReadonlyMap<FacetField, Column>;
  readonly rows: Rows;
  /** By value number; a value without products has none. */
  readonly bitmaps: ReadonlyMap<Dimension, ReadonlyMap<number, Bits>>;
  readonly postings: ReadonlyMap<FacetField, Postings>;
  /** Published products of each value, by field and value number. */
  readonly totals: ReadonlyMap<FacetField, Int32Array>;
  readonly coCounts: CoCounts | null;
  /** A fact that no product has is missing. */
  readonly facts: ReadonlyMap<FactField, FigureColumn>;
  readonly firstPublished: FigureColumn;
}

/** A figure of a segment's products: a fact, or the time of its first publication. */
export interface FigureColumn {
  /** By position in tenths (facts) or seconds (times), 0 where it was not measured. */
  readonly values: Uint32Array;
  /** The positions that were measured, by value. */
  readonly order: Uint32Array;
  readonly measured: Bits;
}

/** The fields' values by number of arrival, under their final numbers. */
type ArrivedColumns = ReadonlyMap<FacetField, Column>;

/** Builds the segment of the given products, named by their numbers of arrival in order; in steps. */
export function* buildSegment(
  arrivals: Uint32Array,
  arrived: ArrivedColumns,
  collector: CatalogueCollector,
  layout: Layout,
  tuning: Tuning,
): Steps<Segment> {
  const size = arrivals.length;
  const columns = new Map<FacetField, Column>();
  const bitmaps = new Map<Dimension, ReadonlyMap<number, Bits>>();
  const postings = new Map<FacetField, Postings>();
  const totals = new Map<FacetField, Int32Array>();
  const publishedPositions = positionsWhere(arrivals, collector.isPublished);
  for (const [field, source] of arrived) {
    const values = layout.tables.get(field)?.size ?? 0;
    const column = gather(source, arrivals, values);
    columns.set(field, column);
    if (layout.bitmapFields.has(field)) bitmaps.set(field, bitmapsOf(column, size));
    else postings.set(field, postingsOf(column, size, values));
    const counters = new Int32Array(values + 1);
    tally(column, publishedPositions, publishedPositions.length, counters, 1);
    totals.set(field, counters);
    yield;
  }
  for (const [flag, test] of [
    ['only_promo', collector.isPromo],
    ['only_in_stock', collector.isInStock],
  ] as const) {
    bitmaps.set(flag, new Map([[FLAG_VALUE, bitsOf(positionsWhere(arrivals, test), size)]]));
  }
  const allPublished = publishedPositions.length === size;
  const rows = rowsOf(columns, size, layout);
  yield;
  const coCounts =
    size < tuning.pairsFromProducts
      ? null
      : yield* countPairs(publishedPositions, { columns, bitmaps }, layout);
  const facts = yield* factsOf(arrivals, collector);
  return {
    size,
    publishedSize: publishedPositions.length,
    documents: arrivals,
    published: allPublished ? null : bitsOf(publishedPositions, size),
    columns,
    rows,
    bitmaps,
    postings,
    totals,
    coCounts,
    facts,
    firstPublished: figuresOf(arrivals, collector.firstPublished),
  };
}

function* factsOf(
  arrivals: Uint32Array,
  collector: CatalogueCollector,
): Steps<ReadonlyMap<FactField, FigureColumn>> {
  const facts = new Map<FactField, FigureColumn>();
  for (const { field, tenths } of collector.facts) {
    const figures = figuresOf(arrivals, tenths);
    if (figures.order.length > 0) facts.set(field, figures);
    yield;
  }
  return facts;
}

function figuresOf(arrivals: Uint32Array, figures: GrowableUint32): FigureColumn {
  const values = arrivals.map((arrival) => figures.at(arrival));
  const distinct = Uint32Array.from(new Set([0]).union(new Set(values))).sort();
  const ranks = new Map(Array.from(distinct, (value, rank) => [value, rank]));
  const numbers = values.map((value) => ranks.get(value) ?? 0);
  const { positions: order } = postingsOf({ starts: null, numbers }, values.length, ranks.size);
  return { values, order, measured: bitsOf(order, values.length) };
}

function positionsWhere(arrivals: Uint32Array, test: (arrival: number) => boolean): Uint32Array {
  const positions = new Uint32Array(arrivals.length);
  let length = 0;
  for (let position = 0; position < arrivals.length; position++) {
    if (test(arrivals[position] ?? 0)) positions[length++] = position;
  }
  return positions.slice(0, length);
}

function bitsOf(positions: Uint32Array, size: number): Bits {
  const bits = emptyBits(size);
  for (const position of positions) setBit(bits, position);
  return bits;
}

/** The column of the segment's own positions. */
function gather({ starts, numbers }: Column, arrivals: Uint32Array, values: number): Column {
  const Numbers = values < 2 ** 16 ? Uint16Array : Uint32Array;
  if (starts === null) {
    const own = new Numbers(arrivals.length);
    for (let p = 0; p < own.length; p++) own[p] = numbers[arrivals[p] ?? 0] ?? 0;
    return { starts: null, numbers: own };
  }
  const ownStarts = new Uint32Array(arrivals.length + 1);
  let length = 0;
  arrivals.forEach((arrival, position) => {
    length += (starts[arrival + 1] ?? 0) - (starts[arrival] ?? 0);
    ownStarts[position + 1] = length;
  });
  const own = new Numbers(length);
  arrivals.forEach((arrival, position) => {
    own.set(numbers.subarray(starts[arrival], starts[arrival + 1]), ownStarts[position]);
  });
  return { starts: ownStarts, numbers: own };
}

function forEachValue(
  { starts, numbers }: Column,
  size: number,
  visit: (position: number, number: number) => void,
): void {
  for (let position = 0; position < size; position++) {
    const from = starts === null ? position : (starts[position] ?? 0);
    const to = starts === null ? position + 1 : (starts[position + 1] ?? 0);
    for (let j = from; j < to; j++) {
      const number = numbers[j] ?? 0;
      if (number !== 0) visit(position, number);
    }
  }
}

function bitmapsOf(column: Column, size: number): ReadonlyMap<number, Bits> {
  const bitmaps: (Bits | undefined)[] = [];
  forEachValue(column, size, (position, number) => {
    let bits = bitmaps[number];
    if (bits === undefined) {
      bits = emptyBits(size);
      bitmaps[number] = bits;
    }
    setBit(bits, position);
  });
  return new Map(
    bitmaps.flatMap((bits, number) => (bits === undefined ? [] : [[number, bits] as const])),
  );
}

function postingsOf(column: Column, size: number, values: number): Postings {
  const starts = new Uint32Array(values + 2);
  forEachValue(column, size, (_, number) => {
    starts[number + 1] = (starts[number + 1] ?? 0) + 1;
  });
  for (let n = 1; n < starts.length; n++) starts[n] = (starts[n] ?? 0) + (starts[n - 1] ?? 0);
  const next = starts.slice();
  const positions = new Uint32Array(starts.at(-1) ?? 0);
  forEachValue(column, size, (position, number) => {
    const at = next[number] ?? 0;
    positions[at] = position;
    next[number] = at + 1;
  });
  return { starts, positions };
}
