import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import type { ProductService } from '@selvedge/contract/services';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { colourwaysOf, colourwaysQuery, designKey, dotsOf } from './colourways.ts';
import type { ListedProduct } from './product-card.ts';

const kelp: ListedProduct = {
  sku: 'kelp',
  item_group: '005',
  range: 'Tidal',
  design: 'Aloe',
  colour: 'Kelp',
  width: '137cm',
  primaryImageUrl: '/media/aa/kelp.jpg#w=1920&h=2400&cm=64&p=UklGR',
  picture_colours: ['#224433', '#111111'],
};
const colour = (name: string, more: Partial<ListedProduct> = {}): ListedProduct => ({
  ...kelp,
  sku: name.toLowerCase(),
  colour: name,
  ...more,
});

test('a design has each of its colours once, those of another collection are another design', () => {
  const found = colourwaysOf([
    kelp,
    colour('KELP', { sku: 'kelp-wide', width: '280cm' }),
    colour('Dune'),
    colour('Mist', { picture_colours: [] }),
    colour('Rust', { range: 'Veld' }),
  ]);
  expect(found[designKey(kelp)]).toEqual([
    {
      sku: 'kelp',
      colour: 'Kelp',
      width: '137cm',
      length_cm: '',
      diameter: '',
      primaryImageUrl: '/media/aa/kelp.jpg#w=1920&h=2400&cm=64',
      hex: '#224433',
    },
    expect.objectContaining({ sku: 'dune' }),
  ]);
  expect(found[designKey({ ...kelp, range: 'VELD' })]?.map(({ sku }) => sku)).toEqual(['rust']);
});

test('the dots of a card are its own colour and five more; one colour alone has none', () => {
  const names = ['Ash', 'Bone', 'Clay', 'Dune', 'Fern', 'Gorse', 'Heath', 'Kelp'];
  const all = colourwaysOf(names.map((name) => colour(name)));
  expect(dotsOf(kelp, all).map((dot) => dot.colour)).toEqual([
    'Kelp',
    'Ash',
    'Bone',
    'Clay',
    'Dune',
    'Fern',
  ]);
  expect(dotsOf(kelp, colourwaysOf([kelp]))).toEqual([]);
  expect(dotsOf(kelp, undefined)).toEqual([]);
});

test('one call asks for the colours of all designs of a page, under everything that is chosen', async () => {
  const answer: MultiFilterResponse = {
    products: [],
    filters: {},
    facet_counts: {},
    total_items_count: 0,
  };
  const multiFilter = vi.fn(async () => answer);
  const request = {
    filters: { item_group: '005', web_colour: ['Blue'] },
    ranges: { width_cm: { min: 137 } },
    filter_fields: ['brand' as const],
    sort_by_setting: 'Many Designs' as const,
    off_setter: { start: 9, end: 18 },
  };
  const page = { products: [kelp, colour('Dune'), colour('Ash', { design: 'Fynbos' })] };
  const service = { multiFilter } as unknown as ProductService; // nothing else is called
  await new QueryClient().fetchQuery(colourwaysQuery(service, request, page));
  expect(multiFilter).toHaveBeenCalledExactlyOnceWith(
    {
      filters: { item_group: '005', web_colour: ['Blue'], design: ['Aloe', 'Fynbos'] },
      ranges: { width_cm: { min: 137 } },
      filter_fields: [],
      rule_fields: [],
      off_setter: { start: 0, end: 1000 },
    },
    { signal: expect.any(AbortSignal) },
  );
});
