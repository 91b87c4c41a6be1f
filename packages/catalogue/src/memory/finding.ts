import { multiFilterRequest } from '@selvedge/contract/multi-filter';
import { readRanges } from '../fact-ranges.ts';
import { bestFirst } from '../phrase/best-first.ts';
import { CodeIndex } from '../phrase/code-index.ts';
import { DESCRIBED, FindIndex, FOUND_NAMES, type TextColumn } from '../phrase/find-index.ts';
import type { Reading } from '../phrase/reading.ts';
import type { Steps } from '../work-in-steps.ts';
import { constraintsOf } from './answering.ts';
import { type Bits, emptyBits, hasBit, setBit } from './bits.ts';
import type { ScratchBuffers } from './facet-counting.ts';
import { withinRanges } from './fact-matching.ts';
import { matchPositions } from './matching.ts';
import type { ProductIndex } from './product-index.ts';

/**
 * Builds the search by words and codes from the finished index; its sources are positions in the whole catalogue. What
 * only unpublished products have is not known to it.
 */
export function* memoryFindIndex({ whole, layout, unfiltered }: ProductIndex): Steps<FindIndex> {
  const { published, size, documents: arrivals } = whole;
  const isPublished = (source: number) => published === null || hasBit(published, source);
  const ofPublished = ({ field, labels, numbers }: TextColumn): TextColumn => {
    const used = new Uint8Array(labels.length);
    for (let source = 0; source < size; source++)
      if (isPublished(source)) used[numbers[source] ?? 0] = 1;
    return { field, labels: labels.map((label, at) => (used[at] === 1 ? label : '')), numbers };
  };
  const names = FOUND_NAMES.map((field) => {
    const numbers = whole.columns.get(field)?.numbers ?? new Uint32Array(0);
    return { field, labels: layout.tables.get(field)?.labels ?? [], numbers };
  });
  const { texts, codes } = unfiltered;
  const described = DESCRIBED.map((field, part) => {
    const { labels = [], numbers } = texts[part] ?? {};
    return { field, labels, numbers: arrivals.map((arrival) => numbers?.[arrival] ?? 0) };
  });
  const columns = [...names, ...described].map(ofPublished);
  const ordered = Array.from(arrivals, (arrival, source) =>
    isPublished(source) ? (codes[arrival] ?? '') : '',
  );
  return new FindIndex(size, columns, yield* CodeIndex.reading(ordered));
}

/** A word may name more values, and longer ones, than a request may choose: all the kinds of cotton that a house has. */
const NOTHING_CHOSEN = multiFilterRequest.parse({});

/** The published products that one reading of a phrase means, best first. */
interface FoundPositions {
  readonly total: number;
  /** @param end exclusive */
  page(start: number, end: number): number[];
}

/** Finds what a reading means. `buffers` are used by one request at a time: the page must be read before the next. */
export function findInMemory(
  { whole, layout }: ProductIndex,
  found: FindIndex,
  { words, codes, filters, eithers, ranges }: Reading,
  { scratch }: ScratchBuffers,
): FoundPositions {
  const request = { ...multiFilterRequest.parse({ ranges }), filters };
  let within = withinRanges(whole, whole.published, readRanges(request));
  let best: Bits | null = null;
  const withValues = (field: string, values: readonly string[], bits: Bits): void => {
    scratch.unions.clear();
    const filtersOfField = { [field]: [...values] };
    const constraints = constraintsOf({ ...NOTHING_CHOSEN, filters: filtersOfField }, layout);
    const count = matchPositions(whole, constraints, within, scratch);
    for (let i = 0; i < count; i++) setBit(bits, scratch.positions[i] ?? 0);
  };
  for (const { values, names } of eithers) {
    const valued = emptyBits(whole.size);
    for (const [field, of] of Map.groupBy(values, (one) => one.field))
      withValues(
        field,
        of.map(({ value }) => value),
        valued,
      );
    const any = names.reduce((known, name) => eitherOf(known, found.withName(name)), valued);
    within = both(within, any);
    if (values.length > 0) best = both(best, valued);
  }
  for (const word of words) {
    const matches = found.withWord(word);
    within = both(within, matches.found);
    best = both(best, matches.inNames);
  }
  for (const code of codes) within = both(within, found.withCode(code));
  scratch.unions.clear();
  const total = matchPositions(whole, constraintsOf(request, layout), within, scratch);
  const designs = whole.columns.get('design')?.numbers;
  return {
    total,
    page: (start, end) =>
      bestFirst(
        scratch.positions.subarray(0, total),
        (position) => best === null || hasBit(best, position),
        (position) => designs?.[position] ?? 0,
        start,
        end,
      ),
  };
}

/** The positions in both sets; null is the set of all. */
function both(one: Bits | null, other: Bits): Bits {
  if (one === null) return other;
  const common = emptyBits(other.length * 32);
  for (let i = 0; i < other.length; i++) common[i] = (one[i] ?? 0) & (other[i] ?? 0);
  return common;
}

const eitherOf = (one: Bits, other: Bits): Bits => one.map((bits, i) => bits | (other[i] ?? 0));
