import {
  type FactSpread,
  HISTOGRAM_BINS,
  type MultiFilterRequest,
} from '@selvedge/contract/multi-filter';
import { FACT_FIELDS, type FactField, MAX_FACT } from '@selvedge/contract/product-facts';

/** A fact as a whole number of tenths: what engines compare, so that none of them rounds otherwise. 0 is none. */
export const tenths = (value: number): number => Math.round(value * 10);

/** A chosen range of a fact, in tenths; both bounds count in. */
export interface TenthsRange {
  readonly field: FactField;
  readonly min: number;
  /** Below `min` where no measured product is meant. */
  readonly max: number;
  readonly unmeasured: boolean;
}

/** The ranges that a request chooses. */
export function readRanges({ ranges }: Pick<MultiFilterRequest, 'ranges'>): TenthsRange[] {
  return FACT_FIELDS.flatMap((field) => {
    const range = ranges[field];
    if (range === undefined) return [];
    const { min, max, unmeasured } = range;
    const isBounded = min !== undefined || max !== undefined;
    const bounds = isBounded
      ? { min: Math.max(tenths(min ?? 0), 1), max: tenths(max ?? MAX_FACT) }
      : { min: 1, max: 0 };
    return [{ field, ...bounds, unmeasured }];
  });
}

/** Whether a fact in tenths, 0 for none, is in a range. */
export const isInRange = (value: number, { min, max, unmeasured }: TenthsRange): boolean =>
  value === 0 ? unmeasured : value >= min && value <= max;

/** The bin of a value between the smallest and the largest, all in tenths. */
const binOf = (value: number, min: number, max: number): number =>
  min === max
    ? 0
    : Math.min(Math.floor(((value - min) * HISTOGRAM_BINS) / (max - min)), HISTOGRAM_BINS - 1);

/**
 * How values in tenths spread; 0 among them is a product without one.
 *
 * @param at the places of those that count; by itself all
 */
export function spreadOf(values: ArrayLike<number>, at: Uint32Array | null = null): FactSpread {
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  let unmeasured = 0;
  const { length } = at ?? values;
  for (let i = 0; i < length; i++) {
    const value = values[at === null ? i : (at[i] ?? 0)] ?? 0;
    if (value === 0) unmeasured++;
    else {
      if (value < min) min = value;
      if (value > max) max = value;
    }
  }
  if (max === 0) return { min: null, max: null, histogram: [], unmeasured };
  const histogram = new Array<number>(min === max ? 1 : HISTOGRAM_BINS).fill(0);
  for (let i = 0; i < length; i++) {
    const value = values[at === null ? i : (at[i] ?? 0)] ?? 0;
    if (value === 0) continue;
    const bin = binOf(value, min, max);
    histogram[bin] = (histogram[bin] ?? 0) + 1;
  }
  return { min: min / 10, max: max / 10, histogram, unmeasured };
}
