import type { FacetField } from '@selvedge/contract/facets';
import type { CoCounts } from './co-counts.ts';
import type { Column } from './column.ts';
import type { Dimension, Layout } from './dimensions.ts';
import type { Postings, Segment } from './segment.ts';

/** The new number of each number before, ascending; 0 stays 0. */
type Numbers = Uint32Array;

/**
 * The same segment in a layout whose tables have more values, and the values of before under other numbers.
 *
 * @param numbers of the fields whose table has grown
 */
export function renumberedSegment(
  segment: Segment,
  numbers: ReadonlyMap<Dimension, Numbers>,
  layout: Layout,
): Segment {
  const sizeOf = (field: FacetField): number => layout.tables.get(field)?.size ?? 0;
  const renumbered = <T>(
    known: ReadonlyMap<FacetField, T>,
    renumber: (of: T, numbers: Numbers, size: number) => T,
  ): ReadonlyMap<FacetField, T> =>
    new Map(
      Array.from(known, ([field, of]) => {
        const own = numbers.get(field);
        return [field, own ? renumber(of, own, sizeOf(field)) : of] as const;
      }),
    );
  const { slotBases, rowBases } = layout;
  const rowSlots = slotMap(layout.rowSlots, numbers, rowBases);
  const applications = numbers.get('application');
  const slots = slotMap(layout.slots, numbers, slotBases);
  return {
    ...segment,
    columns: renumbered(segment.columns, renumberedColumn),
    rows: { ...segment.rows, slots: segment.rows.slots.map((slot) => rowSlots[slot] ?? 0) },
    bitmaps: new Map(
      Array.from(segment.bitmaps, ([dimension, bitmaps]) => [
        dimension,
        renumberedKeys(bitmaps, numbers.get(dimension)),
      ]),
    ),
    postings: renumbered(segment.postings, renumberedPostings),
    totals: renumbered(segment.totals, renumberedTotals),
    coCounts: segment.coCounts && renumberedPairs(segment.coCounts, slots, applications),
  };
}

/** By slot the new one. */
function slotMap(
  slots: number,
  numbers: ReadonlyMap<Dimension, Numbers>,
  bases: ReadonlyMap<Dimension, number>,
): Uint32Array {
  const map = Uint32Array.from({ length: slots }, (_, slot) => slot);
  for (const [field, own] of numbers) {
    const base = bases.get(field);
    if (base === undefined) continue;
    for (let number = 1; number < own.length; number++)
      map[base + number] = base + (own[number] ?? 0);
  }
  return map;
}

function renumberedColumn({ starts, numbers }: Column, own: Numbers, size: number): Column {
  const after = new (size < 2 ** 16 ? Uint16Array : Uint32Array)(numbers.length);
  for (let i = 0; i < after.length; i++) after[i] = own[numbers[i] ?? 0] ?? 0;
  return { starts, numbers: after };
}

function renumberedKeys<T>(
  known: ReadonlyMap<number, T>,
  own: Numbers | undefined,
): ReadonlyMap<number, T> {
  if (own === undefined) return known;
  return new Map(Array.from(known, ([number, of]) => [own[number] ?? 0, of]));
}

function renumberedPostings({ starts, positions }: Postings, own: Numbers, size: number): Postings {
  const after = new Uint32Array(size + 2);
  for (let number = 0; number < own.length; number++)
    after[(own[number] ?? 0) + 1] = (starts[number + 1] ?? 0) - (starts[number] ?? 0);
  for (let n = 1; n < after.length; n++) after[n] = (after[n] ?? 0) + (after[n - 1] ?? 0);
  return { starts: after, positions };
}

function renumberedTotals(totals: Int32Array, own: Numbers, size: number): Int32Array {
  const after = new Int32Array(size + 1);
  for (const [number, total] of totals.entries()) after[own[number] ?? 0] = total;
  return after;
}

function renumberedPairs(
  { all, byApplication }: CoCounts,
  slots: Uint32Array,
  applications: Numbers | undefined,
): CoCounts {
  const moved = (table: Uint32Array): Uint32Array => {
    const after = new Uint32Array(table.length);
    for (const [row, to] of slots.entries()) {
      for (const [column, at] of slots.entries()) {
        // A slot without a value keeps its place, where one with a value may come to.
        const count = table[row * slots.length + column] ?? 0;
        if (count > 0) after[to * slots.length + at] = count;
      }
    }
    return after;
  };
  return {
    all: moved(all),
    byApplication: new Map(
      Array.from(byApplication, ([number, table]) => [
        applications?.[number] ?? number,
        moved(table),
      ]),
    ),
  };
}
