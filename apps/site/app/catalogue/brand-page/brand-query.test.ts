import { brandContent } from '@selvedge/contract/page-content';
import { type ContentService, ServiceError } from '@selvedge/contract/services';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fakeProductService } from '../../../test/fake-product-service.ts';
import { brandQuery } from './brand-query.ts';

// Reed sells one collection, in fabric, under two applications.
const product = fakeProductService({
  brands: async () => [{ brand_name: 'Reed', image_data: '' }],
  multiFilter: async ({ filters = {}, off_setter }) => {
    const isHeld = [undefined, '005'].includes(filters.item_group as string | undefined);
    const found = {
      item_group: ['005'],
      range: ['Tidal'],
      application: ['Curtaining', 'Upholstery'],
    };
    return {
      products: off_setter?.end === 1 ? [{ sku: 'T1', primaryImageUrl: '/t' }] : [],
      filters: isHeld ? found : {},
      facet_counts: {},
      total_items_count: 0,
    };
  },
});
// Of the content calls the query makes one, and asks it for a brand.
const contentWith = (fields: object) =>
  ({ content: async () => brandContent.parse(fields) }) as unknown as ContentService;
const ask = (itemGroup: string, brand: string, fields: object = {}) =>
  new QueryClient().fetchQuery(
    brandQuery({ product, content: contentWith(fields) }, { itemGroup, brand }),
  );

test('[ROUTE-06] a brand of the catalogue is found without case, also where nobody wrote its page', async () => {
  expect(await ask('9000', ' REED')).toMatchObject({ name: 'Reed' });
  expect(await ask('005', 'reed')).toMatchObject({ name: 'Reed' });
});

test('[ROUTE-06] a brand that only the hub knows has the name of its page', async () => {
  expect(await ask('9000', 'sedge', { page_title: 'Sedge & Co' })).toMatchObject({
    name: 'Sedge & Co',
  });
});

test('[ROUTE-06] an unknown brand, or a known one under a group that is none, is missing', async () => {
  expect(await ask('9000', 'sedge')).toBeNull();
  expect(await ask('no-group', 'Reed')).toBeNull();
});

test('[ERR-14] without a brand the text is "Brand ID is missing"', async () => {
  await expect(ask('9000', ' ')).rejects.toEqual(new ServiceError(400, 'Brand ID is missing'));
});

test('[decision 45] a page that nobody wrote has its collections from the catalogue, or is missing', async () => {
  const card = {
    brand_name: 'Reed',
    collection_name: 'Tidal',
    item_group_code: '005',
    url: '/t',
  };
  const collections = ['Curtaining', 'Upholstery'].map((name) => ({
    ...card,
    application_name: name,
  }));
  for (const group of ['9000', '005']) {
    const found = await ask(group, 'reed');
    expect(found?.content.section_collections_in_a_brand).toEqual(collections);
  }
  expect(await ask('004', 'reed')).toBeNull();
  expect(await ask('004', 'reed', { description: 'To come.' })).toMatchObject({
    content: { section_collections_in_a_brand: [] },
  });
});
