import type { SearchSection } from '@selvedge/contract/search-sections';
import { expect, test } from 'vitest';
import type { HitSection } from './search-sections.ts';
import { neighbourStop, type SearchStop, searchStops, stopId } from './search-stops.ts';

const hits = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ label: `Hit ${n}`, detail: '', href: `/${n}` }));
const sections: HitSection[] = [
  { name: 'Brand', hits: hits(1) },
  { name: 'Design', hits: hits(2) },
];
const open = (...names: SearchSection[]) => searchStops(sections, new Set(names));

test('[SEARCH-03] the hits of a collapsed section cannot be reached', () => {
  expect(open()).toEqual([
    { section: 'Brand', hit: null },
    { section: 'Design', hit: null },
  ]);
  expect(open('Design').slice(1)).toEqual([
    { section: 'Design', hit: null },
    { section: 'Design', hit: 0 },
    { section: 'Design', hit: 1 },
  ]);
});

test('the arrow keys go round: from the field through all places and back to it', () => {
  const stops = open('Brand', 'Design');
  const walk = (step: 1 | -1) => {
    const seen: SearchStop[] = [];
    for (let at = neighbourStop(stops, null, step); at; at = neighbourStop(stops, at, step))
      seen.push(at);
    return seen;
  };
  expect(walk(1)).toEqual(stops);
  expect(walk(-1)).toEqual(stops.toReversed());
});

test('from a place that is gone they begin again', () => {
  expect(neighbourStop(open(), { section: 'Design', hit: 1 }, 1)).toEqual(open()[0]);
  expect(neighbourStop([], null, 1)).toBeNull();
});

test('no two places share an id', () => {
  const stops = open('Brand', 'Design');
  expect(new Set(stops.map((stop) => stopId('s', stop))).size).toBe(stops.length);
});
