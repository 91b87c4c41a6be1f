import { intersect, matchingSets } from './bitmap-matching.ts';
import type { Bits } from './bits.ts';
import type { Constraint } from './dimensions.ts';
import { matchFromList, shortestList } from './list-matching.ts';
import type { Segment } from './segment.ts';
import type { UnionCache } from './union-cache.ts';

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
