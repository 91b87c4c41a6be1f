import type { FactSpread } from '@selvedge/contract/multi-filter';
import type { FactField } from '@selvedge/contract/product-facts';
import { spreadOf, type TenthsRange } from '../fact-spread.ts';
import { type Bits, emptyBits, flipBit } from './bits.ts';
import type { Constraint } from './dimensions.ts';
import { matchPositions, type Scratch } from './matching.ts';
import type { FigureColumn, Segment } from './segment.ts';

/** The positions of `base` (null: all) whose facts are in every range; `base` itself where no range is chosen. */
export function withinRanges(
  segment: Segment,
  base: Bits | null,
  ranges: readonly TenthsRange[],
): Bits | null {
  let within = base;
  for (const range of ranges) within = withinRange(segment, within, range);
  return within;
}

function withinRange({ facts, size }: Segment, base: Bits | null, range: TenthsRange): Bits {
  const column = facts.get(range.field);
  if (column === undefined) return range.unmeasured ? (base ?? allBits(size)) : emptyBits(size);
  const { min, max, unmeasured } = range;
  const from = firstNotBelow(column, min);
  const to = Math.max(firstNotBelow(column, max + 1), from);
  const found = lowest(column, to);
  const below = lowest(column, from);
  const { measured } = column;
  for (let i = 0; i < found.length; i++) {
    const inside = (found[i] ?? 0) & ~(below[i] ?? 0);
    const all = unmeasured ? inside | ~(measured[i] ?? 0) : inside;
    found[i] = all & (base === null ? -1 : (base[i] ?? 0));
  }
  if (unmeasured && base === null) clearBeyond(found, size);
  return found;
}

/** A column's positions by value come in so many parts; the sets below the ends of these are kept. */
const PARTS = 32;

/** Made when a column is first asked for a range: they follow from it. */
const checkpoints = new WeakMap<FigureColumn, readonly Bits[]>();

/** The positions of the `count` lowest values: the nearest kept set, and what lies between it and the place. */
function lowest(column: FigureColumn, count: number): Bits {
  const { order } = column;
  const kept = checkpoints.get(column) ?? checkpointsOf(column);
  const part = Math.max(1, Math.ceil(order.length / PARTS));
  const nearest = Math.min(Math.round(count / part), kept.length - 1);
  const found = (kept[nearest] ?? emptyBits(0)).slice();
  const there = Math.min(nearest * part, order.length);
  for (let i = Math.min(there, count); i < Math.max(there, count); i++)
    flipBit(found, order[i] ?? 0);
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
): [FactField, FactSpread][] {
  if (segment === undefined) return fields.map((field) => [field, spreadOf([])]);
  const chosen = fields.filter((field) => ranges.some((range) => range.field === field));
  const free = fields.filter((field) => !chosen.includes(field));
  const spreadsOf = (counted: readonly FactField[], others: readonly TenthsRange[]) => {
    if (counted.length === 0) return [];
    const within = withinRanges(segment, base, others);
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
