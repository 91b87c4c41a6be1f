import type { SearchEntry, SearchResponse } from '@selvedge/contract/product-calls';
import { SEARCH_SECTIONS, type SearchSection } from '@selvedge/contract/search-sections';
import { expect, test } from 'vitest';
import {
  type HitSection,
  neighbourStop,
  type SearchStop,
  searchHitUrl,
  searchSections,
  searchStops,
  stopId,
} from './search-sections.ts';

const entry = (changed: Partial<SearchEntry> = {}): SearchEntry => ({
  item_group: '005',
  group_desc: 'Fabric',
  application: 'Dual Purpose',
  brand: 'Reed & Co',
  range: 'Sandveld',
  design: 'Karoo/Thorn',
  colour: 'Ink',
  sku: 'K-1',
  width: '137cm',
  length_cm: '100cm',
  diameter: '0cm',
  design_style: 'Plain',
  ...changed,
});
const answer = (changed: Partial<SearchResponse>): SearchResponse => ({
  Category: [],
  Application: [],
  Brand: [],
  Collection: [],
  Design: [],
  Colour: [],
  design_style: [],
  ...changed,
});

test.each([
  ['Category', '/item_group/005'],
  ['[SEARCH-06] Application', '/item_group/005/application/Dual%20Purpose'],
  ['[SEARCH-06] Brand', '/item_group/005/brand/Reed%20%26%20Co'],
  ['[SEARCH-07] Collection', '/item_group/005/application/Dual%20Purpose/collection/Sandveld'],
  ['[SEARCH-07] Design', '/item_group/005/collection/Sandveld/design/Karoo%2FThorn'],
  [
    '[SEARCH-08] Colour',
    '/item_group/005/collection/Sandveld/design/Karoo%2FThorn/colour/Ink?targetSize=137cmx100cm&targetProduct=K-1',
  ],
  ['design_style', '/item_group/005/application/Dual%20Purpose?design_style=Plain'],
])('a hit of %s leads to %s', (title, href) => {
  const section = SEARCH_SECTIONS.find((name) => title.endsWith(name)) ?? 'Category';
  expect(searchHitUrl(section, entry())).toBe(href);
});

test('[SEARCH-08] a round rug is found by its diameter', () => {
  expect(searchHitUrl('Colour', entry({ diameter: '200cm' }))).toContain('?targetSize=200cm&');
});

test('[SEARCH-02] sections stand in the order of the dialog, those without hits left out', () => {
  const full = Object.fromEntries(SEARCH_SECTIONS.toReversed().map((name) => [name, [entry()]]));
  expect(searchSections(answer(full)).map(({ name }) => name)).toEqual([...SEARCH_SECTIONS]);
  expect(searchSections(answer({ Brand: [entry()] })).map(({ name }) => name)).toEqual(['Brand']);
});

test('[CALL-19] an answer may leave out sections, and fields of its hits', () => {
  const sparse = { Brand: [{ item_group: '005', brand: 'Reed' }] } as Partial<SearchResponse>;
  const hit = { label: 'Reed', detail: '', href: '/item_group/005/brand/Reed' };
  expect(searchSections(sparse)).toEqual([{ name: 'Brand', hits: [hit] }]);
});

test('[SEARCH-04] hits stand in alphabetical order, those of one label by what tells them apart', () => {
  const [colours] = searchSections(
    answer({
      Colour: [
        entry({ colour: 'sage', design: 'B' }),
        entry({ colour: 'Écru', design: 'Z' }),
        entry({ colour: 'sage', design: 'A' }),
        entry({ colour: 'Flax', design: 'C' }),
      ],
    }),
  );
  expect(colours?.hits.map(({ label, detail }) => `${label} ${detail}`)).toEqual([
    'Écru Z',
    'Flax C',
    'sage A',
    'sage B',
  ]);
});

test('[SEARCH-06] [SEARCH-07] what leads to several places under one name is told apart by what differs', () => {
  const sections = searchSections(
    answer({
      Brand: [entry(), entry({ item_group: '001', group_desc: 'Wallpaper' })],
      Collection: [entry(), entry({ application: 'Curtaining' })],
    }),
  );
  expect(
    sections.map(({ hits }) => hits.map(({ label, detail }) => `${label}: ${detail}`)),
  ).toEqual([
    ['Reed & Co: Fabric', 'Reed & Co: Wallpaper'],
    ['Sandveld: Curtaining, Reed & Co', 'Sandveld: Dual Purpose, Reed & Co'],
  ]);
});

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
