import { describe, expect, it } from 'vitest';
import { ProductAnswerError, productsOf } from './product-answer.ts';

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
