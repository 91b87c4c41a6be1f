import type { SearchEntry, SearchResponse } from '@selvedge/contract/search';
import { SEARCH_SECTIONS } from '@selvedge/contract/search-sections';
import { expect, test } from 'vitest';
import { searchHitUrl } from './search-hit-url.ts';
import { searchSections } from './search-sections.ts';

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
