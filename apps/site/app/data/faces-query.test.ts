import { emptyProduct } from '@selvedge/contract/product';
import type { ProductService } from '@selvedge/contract/services';
import { expect, test } from 'vitest';
import { fakeProductService } from '../../test/fake-product-service.ts';
import { facesQuery } from './faces-query.ts';
import { createRequestQueryClient } from './query-client.ts';

const PRODUCTS = [
  { sku: 'A', application: 'Curtaining', primaryImageUrl: '/a' },
  { sku: 'B', application: 'Curtaining', primaryImageUrl: '/b' },
  { sku: 'C', application: 'Sheers', primaryImageUrl: '' },
].map((fields) => ({ ...emptyProduct, ...fields }));

/** Answers as the product service does, as far as faces ask. */
const multiFilter: ProductService['multiFilter'] = async ({ filters, off_setter }) => {
  const wanted = filters?.application;
  const found = PRODUCTS.filter(({ application }) => !wanted || application === wanted);
  return {
    products: found.slice(off_setter?.start, off_setter?.end),
    filters: { application: ['Curtaining', ' ', 'Sheers'] },
    facet_counts: {},
    total_items_count: found.length,
  };
};

test('each value stands with the picture of its first product, and a blank one not at all', async () => {
  const service = fakeProductService({ multiFilter });
  const faces = await createRequestQueryClient().fetchQuery(
    facesQuery(service, { item_group: '005' }, 'application'),
  );
  expect(faces).toEqual([
    { name: 'Curtaining', picture: '/a' },
    { name: 'Sheers', picture: '' },
  ]);
});
