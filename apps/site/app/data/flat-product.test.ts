import { expect, test } from 'vitest';
import { flatProduct } from './flat-product.ts';

test('[PROD-20] attributes under a stock-master or product object stand at the top level', () => {
  for (const nest of ['stock_master', 'stock-master', 'stockMaster', 'product'])
    expect(flatProduct({ id: '7', [nest]: { sku: 'A', width: '1m' } })).toMatchObject({
      id: '7',
      sku: 'A',
      width: '1m',
    });
});

test('[PROD-20] the top level wins, unless it is blank', () => {
  const nested = { colour: 'Day', width: '1m', symbols: ['s'], is_published: true };
  const product = { colour: 'Night', width: '', symbols: [], is_published: false, product: nested };
  expect(flatProduct(product)).toEqual({
    colour: 'Night',
    width: '1m',
    symbols: ['s'],
    is_published: false,
    product: nested,
  });
});

test('a product without nested objects is given back as it is', () => {
  const product = { sku: 'A', product: 'a text' };
  expect(flatProduct(product)).toBe(product);
});
