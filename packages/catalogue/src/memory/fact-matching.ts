import type { FactSpread } from '@selvedge/contract/multi-filter';
import type { FactField } from '@selvedge/contract/product-facts';
import { spreadOf, type TenthsRange } from '../fact-ranges.ts';
import { type Bits, emptyBits, flipBit } from './bits.ts';
import type { Constraint } from './dimensions.ts';
import { matchPositions, type Scratch } from './matching.ts';
import type { FigureColumn, Segment } from './segment.ts';

/** The sets of ranges that a request has asked of one segment so far. */
export type RangeSets = Map<TenthsRange, Bits>;

/** The positions of `base` (null: all) whose facts are in every range; `base` itself where no range is chosen. */
export function withinRanges(
  segment: Segment,
  base: Bits | null,
  ranges: readonly TenthsRange[],
  known: RangeSets = new Map(),
): Bits | null {
  let within = base;
  for (const range of ranges) {
    const inside = known.get(range) ?? insideOf(segment, range);
    known.set(range, inside);
    within = within === null ? inside : common(within, inside);
  }
  return within;
}

function common(a: Bits, b: Bits): Bits {
  const both = new Uint32Array(a.length);
  for (let i = 0; i < both.length; i++) both[i] = (a[i] ?? 0) & (b[i] ?? 0);
  return both;
}

/** The positions of a segment whose fact is in the range. */
function insideOf({ facts, size }: Segment, range: TenthsRange): Bits {
  const { field, min, max, unmeasured } = range;
  const column = facts.get(field);
  if (column === undefined) return unmeasured ? allBits(size) : emptyBits(size);
  const from = firstNotBelow(column, min);
  const inside = between(column, from, Math.max(firstNotBelow(column, max + 1), from));
  if (!unmeasured) return inside;
  const { measured } = column;
  for (let i = 0; i < inside.length; i++) inside[i] = (inside[i] ?? 0) | ~(measured[i] ?? 0);
  clearBeyond(inside, size);
  return inside;
}

/** A column's positions by value come in so many parts; the sets below the ends of these are kept. */
const PARTS = 32;

/** Made when a column is first asked for a range: they follow from it. */
const checkpoints = new WeakMap<FigureColumn, readonly Bits[]>();

/** The positions from one place in the order up to another: what the nearest kept sets differ in, and what lies beside them. */
function between(column: FigureColumn, from: number, to: number): Bits {
  const { order, measured } = column;
  const kept = checkpoints.get(column) ?? checkpointsOf(column);
  const part = Math.max(1, Math.ceil(order.length / PARTS));
  const nearest = (place: number): number => Math.min(Math.round(place / part), kept.length - 1);
  const found = new Uint32Array(measured.length);
  const below = kept[nearest(from)] ?? found;
  const above = kept[nearest(to)] ?? found;
  for (let i = 0; i < found.length; i++) found[i] = (below[i] ?? 0) ^ (above[i] ?? 0);
  for (const place of [from, to]) {
    const there = Math.min(nearest(place) * part, order.length);
    for (let i = Math.min(there, place); i < Math.max(there, place); i++)
      flipBit(found, order[i] ?? 0);
  }
  return found;
}

function checkpointsOf(column: FigureColumn): readonly Bits[] {
  const { order, measured } = column;
  const part = Math.max(1, Math.ceil(order.length / PARTS));
  const kept = [new Uint32Array(measured.length)];
  for (let from = 0; from < order.length; from += part) {
    const next = (kept.at(-1) ?? emptyBits(0)).slice();
    for (let i = from; i < Math.min(from + part, order.length); i++) flipBit(next, order[i] ?? 0);
    kept.push(next);
  }
  checkpoints.set(column, kept);
  return kept;
}

/** The first place in the order whose value is not below `bound`. */
function firstNotBelow({ values, order }: FigureColumn, bound: number): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[order[middle] ?? 0] ?? 0) >= bound) high = middle;
    else low = middle + 1;
  }
  return low;
}

function allBits(size: number): Bits {
  const bits = emptyBits(size).fill(0xffffffff);
  clearBeyond(bits, size);
  return bits;
}

/** Clears what the last word has beyond the last position. */
function clearBeyond(bits: Bits, size: number): void {
  const over = size & 31;
  const last = bits.length - 1;
  if (over > 0) bits[last] = (bits[last] ?? 0) & ((1 << over) - 1);
}

/**
 * How each of `fields` spreads over the positions that meet every constraint and every range but its own: the answer's
 * `ranges`.
 */
export function spreads(
  segment: Segment | undefined,
  constraints: readonly Constraint[],
  base: Bits | null,
  ranges: readonly TenthsRange[],
  fields: readonly FactField[],
  scratch: Scratch,
  known: RangeSets = new Map(),
): [FactField, FactSpread][] {
  if (segment === undefined) return fields.map((field) => [field, spreadOf([])]);
  const chosen = fields.filter((field) => ranges.some((range) => range.field === field));
  const free = fields.filter((field) => !chosen.includes(field));
  const spreadsOf = (counted: readonly FactField[], others: readonly TenthsRange[]) => {
    if (counted.length === 0) return [];
    const within = withinRanges(segment, base, others, known);
    const length = matchPositions(segment, constraints, within, scratch);
    return counted.map((field): [FactField, FactSpread] => {
      const column = segment.facts.get(field);
      if (column === undefined) return [field, { ...spreadOf([]), unmeasured: length }];
      return [field, spreadOf(column.values, scratch.positions.subarray(0, length))];
    });
  };
  return [
    ...spreadsOf(free, ranges),
    ...chosen.flatMap((field) =>
      spreadsOf(
        [field],
        ranges.filter((range) => range.field !== field),
      ),
    ),
  ];
}
