import type { FactSpread } from '@selvedge/contract/multi-filter';
import type { FactField } from '@selvedge/contract/product-facts';
import { spreadOf, type TenthsRange } from '../fact-spread.ts';
import { type Bits, emptyBits } from './bits.ts';
import type { Constraint } from './dimensions.ts';
import { matchPositions, type Scratch } from './matching.ts';
import type { Segment } from './segment.ts';

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
  const found = emptyBits(size);
  if (column === undefined) return range.unmeasured ? (base ?? allBits(size)) : found;
  const { min, max, unmeasured } = range;
  for (let index = 0; index < found.length; index++) {
    const among = base === null ? -1 : (base[index] ?? 0);
    if (among === 0) continue;
    const from = index << 5;
    const to = Math.min(from + 32, size);
    let word = 0;
    for (let position = from; position < to; position++) {
      const value = column[position] ?? 0;
      if (value === 0 ? unmeasured : value >= min && value <= max) word |= 1 << (position & 31);
    }
    found[index] = word & among;
  }
  return found;
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
      return [field, spreadOf(scratch.positions.subarray(0, length).map((at) => column[at] ?? 0))];
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
