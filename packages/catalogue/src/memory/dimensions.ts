import { FACET_FIELDS, type FacetField } from '@selvedge/contract/facets';
import type { ValueTable } from '../value-table.ts';

/** What a request can narrow by: the fields, and two flags that are treated as fields with one value. */
type Flag = 'only_promo' | 'only_in_stock';
export type Dimension = FacetField | Flag;

/** The value numbers chosen in one dimension: a product matches when it has any of them. */
export interface Constraint {
  readonly dimension: Dimension;
  readonly numbers: readonly number[];
}

export const FLAG_VALUE = 1;

/** Sizes at which the index changes its means; tests use small ones to reach every path. */
export interface Tuning {
  /** Most values for which a field keeps one bitmap a value; beyond, it keeps position lists. */
  readonly bitmapValues: number;
  /** Most values, over all fields together, whose pairs are counted beforehand. */
  readonly pairedValues: number;
  /** Least products for which counting pairs beforehand pays. */
  readonly pairsFromProducts: number;
  /** Least products whose values are counted by rows instead of field by field. */
  readonly rowsFromProducts: number;
}

export const TUNING: Tuning = {
  bitmapValues: 256,
  pairedValues: 512,
  pairsFromProducts: 2000,
  rowsFromProducts: 32,
};

/**
 * How many numbers a field with few values takes up in slots: some more than it has values, so that a change of a product
 * may bring one.
 */
const roomOf = (values: number): number => values + 4 + (values >>> 3);

export type ValueTables = ReadonlyMap<FacetField, ValueTable>;

/** Where each dimension's values stand in the pair counts: value `n` has slot `base + n`; slot 0 is every product. */
export interface Layout {
  readonly tables: ValueTables;
  readonly bitmapFields: ReadonlySet<FacetField>;
  readonly slotBases: ReadonlyMap<Dimension, number>;
  readonly slots: number;
  /** Where each field with bitmaps has its values in the rows: value `n` has slot `base + n`. */
  readonly rowBases: ReadonlyMap<FacetField, number>;
  readonly rowSlots: number;
  readonly rowsFromProducts: number;
  /** Most values that a field with bitmaps can have in this layout. */
  readonly room: ReadonlyMap<FacetField, number>;
}

/** Lays out the fields by the number of their values. Applications are left out: each has pair counts of its own. */
export function layOut(tables: ValueTables, tuning: Tuning): Layout {
  const bySize = [...FACET_FIELDS]
    .map((field) => ({ field, size: tables.get(field)?.size ?? 0 }))
    .filter(({ size }) => size <= tuning.bitmapValues)
    .sort((a, b) => a.size - b.size);
  const slotBases = new Map<Dimension, number>([
    ['only_promo', 0],
    ['only_in_stock', 1],
  ]);
  let slots = 1 + slotBases.size;
  for (const { field, size } of bySize) {
    if (field === 'application' || slots + roomOf(size) > tuning.pairedValues) continue;
    slotBases.set(field, slots - 1);
    slots += roomOf(size);
  }
  const { rowsFromProducts } = tuning;
  const rowBases = new Map<FacetField, number>();
  let rowSlots = 1;
  for (const { field, size } of bySize) {
    rowBases.set(field, rowSlots - 1);
    rowSlots += roomOf(size);
  }
  const bitmapFields = new Set(bySize.map(({ field }) => field));
  const room = new Map(bySize.map(({ field, size }) => [field, roomOf(size)]));
  return { tables, bitmapFields, slotBases, slots, rowBases, rowSlots, rowsFromProducts, room };
}

/** The same layout of tables that have grown; null where one has grown out of it. */
export function grownLayout(layout: Layout, tables: ValueTables): Layout | null {
  const fits = [...layout.room].every(([field, room]) => (tables.get(field)?.size ?? 0) <= room);
  return fits ? { ...layout, tables } : null;
}
