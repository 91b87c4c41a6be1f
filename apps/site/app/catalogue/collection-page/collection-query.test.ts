import { multiFilterRequest } from '@selvedge/contract/multi-filter';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fakeProductService } from '../../../test/fake-product-service.ts';
import { collectionQuery, collectionRequest } from './collection-query.ts';

const request = collectionRequest({ itemGroup: '004', collection: 'Caravan' });

it('[CALL-14] asks for the products of a collection', () => {
  expect(request.filters).toEqual({ item_group: '004', range: 'Caravan' });
  expect(request.filter_fields).toEqual([
    'application',
    'item_group',
    'range',
    'brand',
    'web_colour',
    'design_style',
    'web_materials',
    'web_shape',
    'web_size',
    'web_type',
    'web_standards',
  ]);
});

it('[CALL-15] asks for the whole of it, with the fields of cards', () => {
  const { filters: _, filter_fields: __, ...rest } = request;
  expect(rest).toEqual({
    main_filter_field: null,
    selection_fields: null,
    sort_by_setting: 'Alphabetical A-Z',
    off_setter: { start: 0, end: 1000 },
    only_published: true,
    only_promo: false,
    only_in_stock: false,
    limited: true,
  });
});

it('[CALL-15] is a request that the contract takes', () => {
  expect(multiFilterRequest.safeParse(request).success).toBe(true);
});

it('does not exist where its path has a blank name, and is not asked for', async () => {
  for (const path of [
    { itemGroup: '004', collection: ' ' },
    { itemGroup: ' ', collection: 'Caravan' },
  ]) {
    const query = collectionQuery(fakeProductService({}), path);
    expect(await new QueryClient().fetchQuery({ ...query, retry: false })).toBeNull();
  }
});
