import type { FactSpread } from '@selvedge/contract/multi-filter';
import type { FactField } from '@selvedge/contract/product-facts';
import { spreadOf, type TenthsRange } from '../fact-spread.ts';
import { type Bits, clearBit, emptyBits, setBit } from './bits.ts';
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
  const found = inRange(column, range, size);
  if (base !== null)
    for (let i = 0; i < found.length; i++) found[i] = (found[i] ?? 0) & (base[i] ?? 0);
  return found;
}

/** Sets the positions in a range, or clears those outside of it where they are fewer. */
function inRange(column: FigureColumn, { min, max, unmeasured }: TenthsRange, size: number): Bits {
  const { order, measured } = column;
  const from = firstNotBelow(column, min);
  const to = Math.max(firstNotBelow(column, max + 1), from);
  const isFew = (to - from) * 2 < order.length;
  const found = unmeasured ? allBits(size) : isFew ? emptyBits(size) : measured.slice();
  if (unmeasured && isFew)
    for (let i = 0; i < found.length; i++) found[i] = (found[i] ?? 0) & ~(measured[i] ?? 0);
  if (isFew) {
    for (let i = from; i < to; i++) setBit(found, order[i] ?? 0);
    return found;
  }
  for (let i = 0; i < from; i++) clearBit(found, order[i] ?? 0);
  for (let i = to; i < order.length; i++) clearBit(found, order[i] ?? 0);
  return found;
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
  const over = size & 31;
  if (over > 0) bits[bits.length - 1] = (1 << over) - 1;
  return bits;
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
      return [
        field,
        spreadOf(scratch.positions.subarray(0, length).map((at) => column.values[at] ?? 0)),
      ];
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
