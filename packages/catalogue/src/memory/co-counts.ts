import type { FacetField } from '@selvedge/contract/facets';
import type { Steps } from '../work-in-steps.ts';
import { type Bits, hasBit } from './bits.ts';
import { type Column, valuesAt } from './column.ts';
import { type Dimension, FLAG_VALUE, type Layout } from './dimensions.ts';

/**
 * For each application (and for all together) the number of published products that have both of two values, for
 * every pair of slots. With it a request that chooses applications and one value more needs no look at any product:
 * its counts are rows of these tables. Slot 0 stands for every product.
 */
export interface CoCounts {
  /** Over all applications. */
  readonly all: Uint32Array;
  /** By the application's number; 0 is the blank one. An application without products has none. */
  readonly byApplication: ReadonlyMap<number, Uint32Array>;
}

/** What pair counting reads of a segment. */
export interface PairedValues {
  readonly columns: ReadonlyMap<FacetField, Column>;
  readonly bitmaps: ReadonlyMap<Dimension, ReadonlyMap<number, Bits>>;
}

/** Positions whose pairs are counted in one step. */
const IN_STEP = 65_536;

/** Counts the pairs of the given positions, in steps; null where products have no application or too many. */
export function* countPairs(
  positions: Uint32Array,
  values: PairedValues,
  layout: Layout,
): Steps<CoCounts | null> {
  if (!values.columns.has('application') || !layout.bitmapFields.has('application')) return null;
  const cells = layout.slots ** 2;
  const byApplication = new Map<number, Uint32Array>();
  const tableOf = (application: number): Uint32Array => {
    const table = byApplication.get(application) ?? new Uint32Array(cells);
    byApplication.set(application, table);
    return table;
  };
  for (let from = 0; from < positions.length; from += IN_STEP) {
    addPairs(positions.subarray(from, from + IN_STEP), values, layout, tableOf, 1);
    yield;
  }
  return { all: sumOf([...byApplication.values()], cells), byApplication };
}

/** Positions that are no longer counted (-1), or are now (1), where their values stand. */
type PairsChange = readonly [delta: 1 | -1, positions: readonly number[], values: PairedValues];

/** The counts after some changes; tables that these do not touch are those of before. */
export function changedPairs(
  before: CoCounts,
  changes: readonly PairsChange[],
  layout: Layout,
): CoCounts {
  const all = before.all.slice();
  const changed = new Map<number, Uint32Array>();
  const tableOf = (application: number): Uint32Array => {
    const table =
      changed.get(application) ??
      before.byApplication.get(application)?.slice() ??
      new Uint32Array(all.length);
    changed.set(application, table);
    return table;
  };
  for (const [delta, positions, values] of changes) {
    addPairs(positions, values, layout, tableOf, delta);
    addPairs(positions, values, layout, () => all, delta);
  }
  return { all, byApplication: new Map([...before.byApplication, ...changed]) };
}

function addPairs(
  positions: Iterable<number>,
  { columns, bitmaps }: PairedValues,
  { slots, slotBases }: Layout,
  tableOf: (application: number) => Uint32Array,
  delta: 1 | -1,
): void {
  const slotted = [...columns].flatMap(([field, column]) => {
    const slotBase = slotBases.get(field);
    return slotBase === undefined ? [] : [{ column, slotBase }];
  });
  const flags = (['only_promo', 'only_in_stock'] as const).flatMap((flag) => {
    const bits = bitmaps.get(flag)?.get(FLAG_VALUE);
    return bits === undefined ? [] : [{ bits, slot: (slotBases.get(flag) ?? 0) + FLAG_VALUE }];
  });
  const applications = columns.get('application');
  const row = new Uint32Array(slots + 1);
  for (const position of positions) {
    const application = applications === undefined ? 0 : (valuesAt(applications, position)[0] ?? 0);
    const table = tableOf(application);
    let length = 1;
    for (const { bits, slot } of flags) if (hasBit(bits, position)) row[length++] = slot;
    for (const { column, slotBase } of slotted)
      length = addSlots(column, position, slotBase, row, length);
    for (let i = 0; i < length; i++) {
      const start = (row[i] ?? 0) * slots;
      for (let j = 0; j < length; j++) {
        const cell = start + (row[j] ?? 0);
        table[cell] = (table[cell] ?? 0) + delta;
      }
    }
  }
}

function addSlots(
  { starts, numbers }: Column,
  position: number,
  slotBase: number,
  row: Uint32Array,
  length: number,
): number {
  let next = length;
  const from = starts === null ? position : (starts[position] ?? 0);
  const to = starts === null ? position + 1 : (starts[position + 1] ?? 0);
  for (let j = from; j < to; j++) {
    const number = numbers[j] ?? 0;
    if (number !== 0) row[next++] = slotBase + number;
  }
  return next;
}

function sumOf(tables: readonly Uint32Array[], cells: number): Uint32Array {
  const sum = new Uint32Array(cells);
  for (const table of tables) {
    for (let i = 0; i < cells; i++) sum[i] = (sum[i] ?? 0) + (table[i] ?? 0);
  }
  return sum;
}
