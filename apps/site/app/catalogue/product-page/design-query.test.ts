import { describe, expect, it, test } from 'vitest';
import { fakeProductService } from '../../../test/fake-product-service.ts';
import { designQuery, ProductAnswerError, productsOf } from './design-query.ts';

test('[CONST-03] a design is fresh and kept for 60 seconds', () => {
  const path = { itemGroup: '005', collection: 'Tidal', design: 'Ebb' };
  const query = designQuery(fakeProductService({}), path);
  expect(query).toMatchObject({ staleTime: 60_000, gcTime: 60_000 });
});

test('[FILTER-26] a design that fails to load is asked for twice more, a second apart', () => {
  const { retry, retryDelay } = designQuery(fakeProductService({}), {
    itemGroup: '005',
    collection: 'Tidal',
    design: 'Ebb',
  });
  if (typeof retry !== 'function') throw new Error('Whether it is asked for again has a rule');
  expect([0, 1, 2].map((failures) => retry(failures, new Error('away')))).toEqual([
    true,
    true,
    false,
  ]);
  expect(retryDelay).toBe(1000);
});

const two = [{ sku: 'A' }, { sku: 'B' }];

describe('reading a product answer', () => {
  it('[PROD-21] takes a products list whole', () => {
    expect(productsOf({ products: two, filters: {}, total_items_count: 2 })).toEqual(two);
  });

  it('[PROD-21] takes a data list whole', () => {
    expect(productsOf({ data: two })).toEqual(two);
  });

  it('[PROD-21] takes a bare list without its last element', () => {
    expect(productsOf([...two, { total: 2 }])).toEqual(two);
    expect(productsOf([])).toEqual([]);
  });

  it('[PROD-21] refuses every other answer', () => {
    for (const answer of [null, undefined, 'no', 7, {}, { products: 'none' }, { success: false }])
      expect(() => productsOf(answer)).toThrow(ProductAnswerError);
  });
});
