import type { FacetField } from '@selvedge/contract/facets';
import { chosenBitmaps, intersect, matchingSets } from './bitmap-matching.ts';
import type { Bits } from './bits.ts';
import { tally } from './column.ts';
import type { Constraint, Layout } from './dimensions.ts';
import type { Scratch } from './matching.ts';
import type { Segment } from './segment.ts';

/** Counters by value number, one array a field. They are all zero between requests. */
export type Counters = ReadonlyMap<FacetField, Int32Array>;

/** What a request must ask for its counts to be sums of table rows: applications and one dimension more. */
interface PairQuery {
  readonly tables: readonly Uint32Array[];
  readonly slots: readonly number[];
  readonly overlapping: Constraint | null;
}

function pairQuery(
  segment: Segment,
  constraints: readonly Constraint[],
  layout: Layout,
): PairQuery | null {
  if (segment.coCounts === null) return null;
  let tables: readonly Uint32Array[] = [segment.coCounts.all];
  let slots: readonly number[] = [0];
  let overlapping: Constraint | null = null;
  let others = 0;
  for (const constraint of constraints) {
    const { dimension, numbers } = constraint;
    if (dimension === 'application') {
      const { byApplication } = segment.coCounts;
      tables = numbers.flatMap((number) => byApplication.get(number) ?? []);
      continue;
    }
    const base = layout.slotBases.get(dimension);
    if (base === undefined || ++others > 1) return null;
    slots = numbers.map((number) => base + number);
    if (numbers.length === 1 || dimension === 'only_promo' || dimension === 'only_in_stock')
      continue;
    if (segment.columns.get(dimension)?.starts === null) continue;
    if (numbers.length > MAX_OVERLAPPING_VALUES) return null;
    overlapping = constraint;
  }
  return { tables, slots, overlapping };
}

/**
 * Counts published products from the tables of pairs: adds the number of products of each value of `fields` to
 * `counters` and returns the number of all that match; null where the tables do not hold the answer.
 */
export function countByPairs(
  segment: Segment,
  constraints: readonly Constraint[],
  fields: readonly FacetField[],
  layout: Layout,
  counters: Counters,
  scratch: Scratch,
): number | null {
  const query = pairQuery(segment, constraints, layout);
  if (query === null) return null;
  let total = 0;
  for (const table of query.tables) {
    for (const slot of query.slots) total += table[slot * layout.slots] ?? 0;
  }
  for (const field of fields) {
    const counter = counters.get(field);
    if (counter === undefined) continue;
    if (field === 'application') addApplications(segment, query.slots, layout, counter);
    else addRows(query, layout, field, counter);
  }
  if (query.overlapping === null) return total;
  return (
    total - takeOffOverlaps(segment, constraints, query.overlapping, fields, counters, scratch)
  );
}

function addRows(
  { tables, slots }: PairQuery,
  layout: Layout,
  field: FacetField,
  counter: Int32Array,
): void {
  const base = layout.slotBases.get(field) ?? 0;
  for (const table of tables) {
    for (const slot of slots) {
      const row = slot * layout.slots + base;
      for (let n = 1; n < counter.length; n++)
        counter[n] = (counter[n] ?? 0) + (table[row + n] ?? 0);
    }
  }
}

function addApplications(
  segment: Segment,
  slots: readonly number[],
  layout: Layout,
  counter: Int32Array,
): void {
  for (const [number, table] of segment.coCounts?.byApplication ?? []) {
    if (number === 0) continue;
    for (const slot of slots) {
      counter[number] = (counter[number] ?? 0) + (table[slot * layout.slots] ?? 0);
    }
  }
}

/** Products with k of the chosen values were counted k times: takes them off k - 1 times, and returns how many that is. */
function takeOffOverlaps(
  segment: Segment,
  constraints: readonly Constraint[],
  overlapping: Constraint,
  fields: readonly FacetField[],
  counters: Counters,
  { positions, unions }: Scratch,
): number {
  const others = constraints.filter((other) => other !== overlapping);
  const rest = matchingSets(segment, others, segment.published, unions);
  if (rest === null) return 0;
  let takenOff = 0;
  for (const sets of overlapSets(chosenBitmaps(segment, overlapping))) {
    const length = intersect([...sets, ...rest], segment.size, positions);
    takenOff += length;
    for (const field of fields) {
      const column = segment.columns.get(field);
      const counter = counters.get(field);
      if (column !== undefined && counter !== undefined) {
        tally(column, positions, length, counter, -1);
      }
    }
  }
  return takenOff;
}

/** Chosen values of one field up to which products with several of them are found one by one. */
const MAX_OVERLAPPING_VALUES = 4;

/**
 * For each k from 2 on the products in at least k of the bitmaps, as sets whose common positions they are. A product
 * in m bitmaps is in m - 1 of them. With two bitmaps nothing has to be computed.
 */
function overlapSets(bitmaps: readonly Bits[]): readonly (readonly Bits[])[] {
  if (bitmaps.length < 2) return [];
  if (bitmaps.length === 2) return [bitmaps];
  const [length = 0] = bitmaps.map((bits) => bits.length);
  const two = new Uint32Array(length);
  const three = new Uint32Array(length);
  const four = new Uint32Array(length);
  const [a = two, b = two, c = two, d = null] = bitmaps;
  for (let i = 0; i < length; i++) {
    const wordA = a[i] ?? 0;
    const wordB = b[i] ?? 0;
    const wordC = c[i] ?? 0;
    const wordD = d === null ? 0 : (d[i] ?? 0);
    const ab = wordA & wordB;
    const cd = wordC & wordD;
    const anyAb = wordA | wordB;
    const anyCd = wordC | wordD;
    two[i] = ab | cd | (anyAb & anyCd);
    three[i] = (ab & anyCd) | (cd & anyAb);
    four[i] = ab & cd;
  }
  return d === null ? [[two], [three]] : [[two], [three], [four]];
}
