import type { MultiFilterInput } from '@selvedge/contract/multi-filter';
import { emptyProduct } from '@selvedge/contract/product';
import { expect, test } from 'vitest';
import { fakeProductService } from '../../../test/fake-product-service.ts';
import { createRequestQueryClient } from '../../calls/query-client.ts';
import { landingQuery } from './landing-query.ts';
import { landingText } from './landing-text.ts';

const fabric = { item_group: '005', group_desc: 'Fabric', products: 9, designs: 4, collections: 1 };

const service = fakeProductService({
  stats: async () => [{ ...fabric, applications: [] }],
  applications: async () => ['Upholstery', 'Curtaining', 'Dual Purpose'],
  multiFilter: async ({ filters, filter_fields }: MultiFilterInput) => ({
    products: [{ ...emptyProduct, sku: '1', primaryImageUrl: `/${filters?.application}.avif` }],
    filters: {},
    facet_counts: filter_fields?.length
      ? { application: { Curtaining: 4, 'dual purpose': 2, Upholstery: 3 } }
      : {},
    total_items_count: 9,
  }),
});

const load = async () => {
  const client = createRequestQueryClient();
  const landing = await client.fetchQuery(landingQuery(service, '005'));
  client.clear();
  return landing;
};

test('[LAND-04] has a card for each application, in order, counting what its page will show', async () => {
  expect((await load()).cards).toEqual([
    { application: 'Curtaining', products: 6, url: '/Curtaining.avif', alt: '' },
    { application: 'Dual Purpose', products: 2, url: '/Dual Purpose.avif', alt: '' },
    { application: 'Upholstery', products: 5, url: '/Upholstery.avif', alt: '' },
  ]);
});

test('[CONST-01] is fresh for 600,000 ms', () => {
  expect(landingQuery(service, '005').staleTime).toBe(600_000);
});

test('is described by what it holds', async () => {
  const landing = await load();
  const text = '4 designs in 1 collection: Curtaining, Dual Purpose and Upholstery.';
  expect(landingText(landing)).toBe(text);
  expect(landingText({ ...landing, products: 0 })).toBe('');
});
