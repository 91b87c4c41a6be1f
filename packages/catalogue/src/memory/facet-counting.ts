import type { FacetField } from '@selvedge/contract/facets';
import { UnionCache } from './bitmap-matching.ts';
import type { Bits } from './bits.ts';
import { type Column, tally, tallyRows } from './column.ts';
import type { Constraint, Layout } from './dimensions.ts';
import { matchPositions, type Scratch } from './matching.ts';
import { type Counters, countByPairs } from './pair-counting.ts';
import type { Segment } from './segment.ts';

/** The values of a field that some matching product has, in alphabetical order, and how many products have each. */
export interface FacetValues {
  readonly field: FacetField;
  readonly numbers: readonly number[];
  readonly counts: readonly number[];
}

interface Counted {
  readonly total: number;
  readonly facets: readonly FacetValues[];
}

/** With fewer fields to count, columns cost less than rows. */
const ROWS_FROM_FIELDS = 3;
/** With fewer products than this part of a field's values, values are sorted instead of looked through. */
const SPARSE_PART = 8;

export interface ScratchBuffers {
  readonly layout: Layout;
  readonly counters: Counters;
  /** By row slot; all zero between requests. */
  readonly rowCounters: Int32Array;
  readonly scratch: Scratch;
}

/** Counts what of `within` (null: of all) meets the constraints, and the values of `fields` among it, by the cheapest means there is. */
export function countFacets(
  segment: Segment,
  constraints: readonly Constraint[],
  within: Bits | null,
  fields: readonly FacetField[],
  buffers: ScratchBuffers,
): Counted {
  const { layout, counters, scratch } = buffers;
  const isPublished = within === segment.published;
  if (isPublished && constraints.length === 0) return countedBefore(segment, fields);
  const paired = fields.filter((field) => field === 'application' || layout.slotBases.has(field));
  const pairTotal = isPublished
    ? countByPairs(segment, constraints, paired, layout, counters, scratch)
    : null;
  const facets = pairTotal === null ? [] : paired.map((field) => readDense(field, counters));
  const left = pairTotal === null ? fields : fields.filter((field) => !paired.includes(field));
  if (pairTotal !== null && left.length === 0) return { total: pairTotal, facets };
  const total = matchPositions(segment, constraints, within, scratch);
  const inRows =
    total < layout.rowsFromProducts ? [] : left.filter((field) => layout.rowBases.has(field));
  const byRows = inRows.length < ROWS_FROM_FIELDS ? [] : inRows;
  if (byRows.length > 0) facets.push(...countRows(segment, byRows, total, buffers));
  for (const field of left) {
    if (byRows.includes(field)) continue;
    const column = segment.columns.get(field);
    const counter = counters.get(field);
    if (column === undefined || counter === undefined) continue;
    if (total * SPARSE_PART < counter.length) {
      facets.push(countSparse(field, column, scratch.positions, total, counter));
    } else {
      tally(column, scratch.positions, total, counter, 1);
      facets.push(readDense(field, counters));
    }
  }
  return { total, facets };
}

function countRows(
  segment: Segment,
  fields: readonly FacetField[],
  total: number,
  { layout, rowCounters, scratch }: ScratchBuffers,
): FacetValues[] {
  tallyRows(segment.rows, scratch.positions, total, rowCounters);
  const facets = fields.map((field) => {
    const base = layout.rowBases.get(field) ?? 0;
    const size = layout.tables.get(field)?.size ?? 0;
    return readValues(field, rowCounters.subarray(base, base + size + 1));
  });
  rowCounters.fill(0);
  return facets;
}

function countedBefore(segment: Segment, fields: readonly FacetField[]): Counted {
  const facets = fields.map((field) => readValues(field, segment.totals.get(field) ?? NO_COUNTS));
  return { total: segment.publishedSize, facets };
}

const NO_COUNTS = new Int32Array(0);

function readValues(field: FacetField, counter: Int32Array): FacetValues {
  const numbers: number[] = [];
  const counts: number[] = [];
  for (let number = 1; number < counter.length; number++) {
    const count = counter[number] ?? 0;
    if (count === 0) continue;
    numbers.push(number);
    counts.push(count);
  }
  return { field, numbers, counts };
}

/** Reads the counters of a field and leaves them zero. */
function readDense(field: FacetField, counters: Counters): FacetValues {
  const counter = counters.get(field) ?? NO_COUNTS;
  const values = readValues(field, counter);
  counter.fill(0);
  return values;
}

function countSparse(
  field: FacetField,
  { starts, numbers: valueNumbers }: Column,
  positions: Uint32Array,
  length: number,
  counter: Int32Array,
): FacetValues {
  const numbers: number[] = [];
  for (let i = 0; i < length; i++) {
    const position = positions[i] ?? 0;
    const from = starts === null ? position : (starts[position] ?? 0);
    const to = starts === null ? position + 1 : (starts[position + 1] ?? 0);
    for (let j = from; j < to; j++) {
      const number = valueNumbers[j] ?? 0;
      if (number === 0) continue;
      const before = counter[number] ?? 0;
      if (before === 0) numbers.push(number);
      counter[number] = before + 1;
    }
  }
  numbers.sort((a, b) => a - b);
  const counts = numbers.map((number) => counter[number] ?? 0);
  for (const number of numbers) counter[number] = 0;
  return { field, numbers, counts };
}

/** Buffers for a catalogue of `size` products. */
export function scratchBuffers(layout: Layout, size: number): ScratchBuffers {
  const counters = new Map(
    [...layout.tables].map(([field, table]) => [field, new Int32Array(table.size + 1)]),
  );
  const scratch = { positions: new Uint32Array(size), unions: new UnionCache(size) };
  return { layout, counters, rowCounters: new Int32Array(layout.rowSlots), scratch };
}
