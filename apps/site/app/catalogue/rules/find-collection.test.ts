import { collectionId } from '@selvedge/contract/urls';
import { expect, test } from 'vitest';
import { fakeProductService } from '../../../test/fake-product-service.ts';
import { findCollection } from './find-collection.ts';

const service = fakeProductService({
  multiFilter: async ({ filters }) => ({
    products: [],
    total_items_count: 0,
    facet_counts: {},
    filters:
      filters?.range === undefined
        ? { range: filters?.item_group === '001' ? ['Cold Front'] : [] }
        : { application: ['Vinyl', 'Mural'] },
  }),
});

test('[ROUTE-14] finds a collection by its id, with or without a comma, in its first application', async () => {
  const place = { itemGroup: '001', application: 'Mural', collection: 'Cold Front' };
  expect(await findCollection(service, 'cold-front')).toEqual(place);
  expect(await findCollection(service, 'cold-front,')).toEqual(place);
});

test('[ROUTE-15] an id that does not exist finds nothing', async () => {
  expect(await findCollection(service, 'warm-front')).toBeNull();
  expect(await findCollection(service, ',')).toBeNull();
});

test('an id is the name in small letters and digits', () => {
  expect(collectionId(' Éclat & Co. ')).toBe('eclat-co');
});
