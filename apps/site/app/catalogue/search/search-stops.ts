import { SEARCH_SECTIONS, type SearchSection } from '@selvedge/contract/search-sections';
import type { HitSection } from './search-sections.ts';

/** A place that the arrow keys reach: the heading of a section, or one of its hits. */
export interface SearchStop {
  readonly section: SearchSection;
  /** Which hit; null: the heading. */
  readonly hit: number | null;
}

/** The places in their order on the screen. The hits of a section that is collapsed are no places. */
export function searchStops(
  sections: readonly HitSection[],
  open: ReadonlySet<SearchSection>,
): SearchStop[] {
  return sections.flatMap(({ name, hits }) => [
    { section: name, hit: null },
    ...(open.has(name) ? hits.map((_, hit) => ({ section: name, hit })) : []),
  ]);
}

/**
 * The place after (`step` 1) or before (-1) another; null is the text field, which stands before the first place and
 * after the last. A place that is gone counts as the field.
 */
export function neighbourStop(
  stops: readonly SearchStop[],
  from: SearchStop | null,
  step: 1 | -1,
): SearchStop | null {
  const at = stops.findIndex((stop) => sameStop(stop, from));
  if (at === -1) return stops.at(step === 1 ? 0 : -1) ?? null;
  return stops[at + step] ?? null;
}

export function sameStop(a: SearchStop | null, b: SearchStop | null): boolean {
  return a?.section === b?.section && a?.hit === b?.hit;
}

/** The id of a place's element. Section names differ in position, which unlike their text fits any id. */
export function stopId(base: string, { section, hit }: SearchStop): string {
  const head = `${base}-${SEARCH_SECTIONS.indexOf(section)}`;
  return hit === null ? head : `${head}-${hit}`;
}
