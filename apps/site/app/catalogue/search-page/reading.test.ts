import { emptyProduct } from '@selvedge/contract/product';
import type { FindResponse } from '@selvedge/contract/product-calls';
import { expect, it } from 'vitest';
import { nearestHeading, nearestPhrase } from '../search/nearest-reading.ts';
import { filterWays, readWords, shorterPhrases } from './reading.ts';

const card = { ...emptyProduct, item_group: '005', group_desc: 'Fabric' };
const found: FindResponse = {
  understood: [
    { field: 'web_colour', value: 'Blue', words: 'blue' },
    { field: 'web_standards', value: 'EN 1021-1', words: 'fire rated' },
    { field: 'web_standards', value: 'EN 1021-2', words: 'fire rated' },
    { field: 'martindale', value: '40000..', words: 'over 40 000 rubs' },
    { field: 'application', value: 'Curtaining', words: 'curtains' },
  ],
  left: ['protea'],
  total: 2,
  products: [
    { ...card, sku: 'A', application: 'Curtaining' },
    { ...card, sku: 'B', application: 'Dual Purpose' },
    { ...card, sku: 'C', application: 'Curtaining' },
  ],
};
const phrase = 'blue protea, fire rated  curtains over 40 000 rubs';

it('each part of a phrase stands in its order, with the phrase without it', () => {
  expect(readWords(phrase, found).map(({ meaning, without }) => [meaning, without])).toEqual([
    ['Colour: Blue', 'protea, fire rated curtains over 40 000 rubs'],
    ['“protea” in names and descriptions', 'blue , fire rated curtains over 40 000 rubs'],
    ['Standard: EN 1021-1, EN 1021-2', 'blue protea, curtains over 40 000 rubs'],
    ['Application: Curtaining', 'blue protea, fire rated over 40 000 rubs'],
    ['Martindale rubs: 40\u00a0000 or more', 'blue protea, fire rated curtains'],
  ]);
});

it('where a phrase finds nothing, its understood part is the nearest', () => {
  const nothing = { ...found, total: 0 };
  const nearest = 'blue fire rated over 40 000 rubs curtains';
  expect(nearestPhrase(nothing)).toBe(nearest);
  expect(nearestHeading(nothing, nearest)).toBe(`Without “protea”: ${nearest}`);
  expect(nearestPhrase(found)).toBe('');
  expect(nearestPhrase({ ...nothing, left: [] })).toBe('');
  expect(nearestPhrase({ ...nothing, understood: [] })).toBe('');
});

it('a phrase is shortened by each of its parts, as long as something is left', () => {
  const two = { ...found, understood: found.understood.slice(0, 1) };
  expect(shorterPhrases('blue protea', two)).toEqual(['protea', 'blue']);
  expect(shorterPhrases('blue', { ...two, left: [] })).toEqual([]);
  const red = [{ field: 'web_colour', value: 'Red', words: 'red' }] as const;
  expect(shorterPhrases('coloured red', { ...two, understood: [...red], left: [] })).toEqual([
    'coloured',
  ]);
  expect(shorterPhrases('R 500', { ...two, understood: [], left: ['R', '500'] })).toEqual(['500']);
});

it.each([
  ['width_cm', '135.8..144.2', 'Width: 135.8\u00a0cm to 144.2\u00a0cm'],
  ['repeat_v_cm', '..15', 'Vertical repeat: up to 15\u00a0cm'],
  ['weight_gsm', '300..', 'Weight: 300\u00a0g/m² or more'],
  ['item_group', '004', 'Group: Rugs'],
  ['sku', 'KAR01', 'Code: KAR01'],
] as const)('%s %s is told as people say it', (field, value, meaning) => {
  const understood = [{ field, value, words: 'x' }];
  expect(readWords('x', { ...found, understood, left: [] })[0]?.meaning).toBe(meaning);
});

it('the ways into the filter are those of the products at hand, each once', () => {
  const ways = filterWays(found);
  expect(ways.map(({ label }) => label)).toEqual(['Fabric, Curtaining', 'Fabric, Dual Purpose']);
  const [curtaining, dual] = ways.map(({ href }) => new URL(href, 'http://site.example'));
  expect(curtaining?.pathname).toBe('/item_group/005/application/curtaining');
  expect(curtaining?.searchParams.getAll('application')).toEqual(['Curtaining', 'Dual Purpose']);
  expect(curtaining?.searchParams.getAll('colours')).toEqual(['Blue']);
  expect(dual?.searchParams.getAll('application')).toEqual(['Dual Purpose']);
});

it('words that name values of several fields are one part, and one filter of a way', () => {
  const understood = (['application', 'web_type'] as const).map((field) => ({
    field,
    value: 'Outdoor',
    words: 'outdoor',
  }));
  const products = ['Outdoor', 'Curtaining'].map((application) => ({
    ...card,
    sku: application,
    application,
  }));
  const outdoor = { ...found, understood, left: [], products };
  expect(readWords('outdoor', outdoor).map(({ meaning }) => meaning)).toEqual([
    'Application or Type: Outdoor',
  ]);
  const chosen = filterWays(outdoor).map(({ href }) => {
    const { searchParams } = new URL(href, 'http://site.example');
    return ['application', 'types'].map((name) => searchParams.getAll(name).join());
  });
  expect(chosen).toEqual([
    ['Outdoor', ''],
    ['Curtaining,Dual Purpose', 'Outdoor'],
  ]);
});
