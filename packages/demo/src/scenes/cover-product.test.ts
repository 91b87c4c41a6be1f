import { pictureAddress } from '@selvedge/contract/picture-address';
import { emptyProduct, type Product } from '@selvedge/contract/product';
import { SYNTHETIC_SCENE } from '@selvedge/scenes/testing/synthetic-scene';
import { expect, test } from 'vitest';
import { coverProduct } from './cover-product.ts';

const [wall, rug] = SYNTHETIC_SCENE.surfaces;
const primaryImageUrl = pictureAddress({
  path: `/media/ab/${'ab'.repeat(20)}.webp`,
  widthPx: 640,
  heightPx: 800,
  placeholder: '',
  box: [100, 100, 900, 900],
});
const product = (sku: string, given: Partial<Product>): Product => ({
  ...emptyProduct,
  sku,
  item_group: '004',
  design: 'Augrabies',
  colour: 'Ash',
  primaryImageUrl,
  ...given,
});
const sizes = [
  product('small', { width: '60cm', length_cm: '90cm' }),
  product('fits', { width: '100cm', length_cm: '200cm' }),
  product('large', { width: '300cm', length_cm: '400cm' }),
  product('round', { diameter: '200cm' }),
];

test('of several sizes the one that fits the surface best is laid there', () => {
  if (!rug) throw new Error('The scene has a rug');
  expect(coverProduct(sizes, ['Augrabies', 'Ash'], rug).product.sku).toBe('fits');
});

test('nothing is laid where it may not lie, and no design that the house lacks', () => {
  if (!wall || !rug) throw new Error('The scene has a wall and a rug');
  expect(() => coverProduct(sizes, ['Augrabies', 'Ash'], wall)).toThrow('Nothing for wall');
  expect(() => coverProduct(sizes, ['Augrabies', 'Clay'], rug)).toThrow('is Augrabies in Clay');
});
