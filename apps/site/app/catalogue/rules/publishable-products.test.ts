import { expect, it } from 'vitest';
import { publishableProducts } from './publishable-products.ts';

const shown = { sku: 'A', design: 'Protea', is_published: true };

it('[COLL-08] drops products that are unpublished, without a sku or without a design', () => {
  const products = [
    { ...shown, is_published: false },
    shown,
    { ...shown, sku: '' },
    { ...shown, sku: ' ' },
    { ...shown, design: '' },
  ];
  expect(publishableProducts(products)).toEqual([shown]);
});
