import { intersect, matchingSets, type UnionCache } from './bitmap-matching.ts';
import { type Bits, hasBit } from './bits.ts';
import { hasValue } from './column.ts';
import type { Constraint, Dimension } from './dimensions.ts';
import type { Postings, Segment } from './segment.ts';

/** Buffers for the work of one request, kept so that answering allocates next to nothing. */
export interface Scratch {
  readonly positions: Uint32Array;
  readonly unions: UnionCache;
}

/**
 * Writes the positions of `within` (null: of all) that meet every constraint into `scratch.positions`, in order, and returns how many there are.
 * Goes through the shortest position list where a constraint has one, else through whole bitmaps.
 */
export function matchPositions(
  segment: Segment,
  constraints: readonly Constraint[],
  within: Bits | null,
  { positions, unions }: Scratch,
): number {
  const listed = shortestList(segment, constraints);
  if (listed !== null) {
    const rest = constraints.filter((constraint) => constraint !== listed);
    return matchFromList(segment, listed, rest, within, positions);
  }
  const sets = matchingSets(segment, constraints, within, unions);
  return sets === null ? 0 : intersect(sets, segment.size, positions);
}

/** The constraint that has a position list, the shortest where several have; null where none has. */
function shortestList(segment: Segment, constraints: readonly Constraint[]): Constraint | null {
  let shortest: Constraint | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const constraint of constraints) {
    const length = listLength(segment, constraint);
    if (length === null || length >= least) continue;
    least = length;
    shortest = constraint;
  }
  return shortest;
}

function listLength(segment: Segment, { dimension, numbers }: Constraint): number | null {
  const postings = postingsOf(segment, dimension);
  if (postings === undefined) return null;
  return numbers.reduce(
    (sum, n) => sum + (postings.starts[n + 1] ?? 0) - (postings.starts[n] ?? 0),
    0,
  );
}

function postingsOf(segment: Segment, dimension: Dimension): Postings | undefined {
  if (dimension === 'only_promo' || dimension === 'only_in_stock') return undefined;
  return segment.postings.get(dimension);
}

/** Goes through the list of one constraint and keeps the positions that meet the others too, in order. */
function matchFromList(
  segment: Segment,
  { dimension, numbers }: Constraint,
  rest: readonly Constraint[],
  within: Bits | null,
  target: Uint32Array,
): number {
  const postings = postingsOf(segment, dimension);
  if (postings === undefined) return 0;
  // A product with several of the values is found as often; only what is left of them fits into the target for sure.
  const atMost = listLength(segment, { dimension, numbers }) ?? 0;
  const found = atMost > target.length ? new Uint32Array(atMost) : target;
  let length = 0;
  for (const number of numbers) {
    const end = postings.starts[number + 1] ?? 0;
    for (let i = postings.starts[number] ?? 0; i < end; i++) {
      const position = postings.positions[i] ?? 0;
      if (within !== null && !hasBit(within, position)) continue;
      if (rest.every((constraint) => meets(segment, position, constraint)))
        found[length++] = position;
    }
  }
  if (numbers.length < 2) return length;
  const sorted = found.subarray(0, length).sort();
  let distinct = 0;
  for (const position of sorted) {
    if (distinct === 0 || target[distinct - 1] !== position) target[distinct++] = position;
  }
  return distinct;
}

function meets(segment: Segment, position: number, { dimension, numbers }: Constraint): boolean {
  if (dimension === 'only_promo' || dimension === 'only_in_stock') {
    const flag = segment.bitmaps.get(dimension);
    return numbers.some((number) => hasBit(flag?.get(number) ?? NONE, position));
  }
  const column = segment.columns.get(dimension);
  return column !== undefined && hasValue(column, position, numbers);
}

const NONE: Bits = new Uint32Array(0);
