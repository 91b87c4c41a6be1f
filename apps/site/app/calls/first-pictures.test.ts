import type { MultiFilterInput } from '@selvedge/contract/multi-filter';
import { emptyProduct } from '@selvedge/contract/product';
import { expect, test } from 'vitest';
import { fakeProductService } from '../../test/fake-product-service.ts';
import { firstPictures } from './first-pictures.ts';

const product = (design: string, primaryImageUrl: string) => ({
  ...emptyProduct,
  sku: design,
  design,
  colour: 'Night',
  primaryImageUrl,
});
const cederberg = product('Cederberg', '/cederberg.avif');
const karoo = product('Karoo', '/karoo.avif');
const shelf: Record<string, (typeof karoo)[]> = {
  Curtaining: [cederberg],
  Upholstery: [cederberg, karoo],
  'Dual Purpose': [cederberg],
};

const service = fakeProductService({
  multiFilter: async ({ filters }: MultiFilterInput) => {
    const products = shelf[String(filters?.application)] ?? [];
    return { products, filters: {}, facet_counts: {}, total_items_count: products.length };
  },
});

test('takes the first picture that no card before has, else the first', async () => {
  const sets = ['Curtaining', 'Upholstery', 'Dual Purpose', 'Outdoor'].map((application) => ({
    application,
  }));
  expect(await firstPictures(service, sets, {})).toEqual([
    { url: '/cederberg.avif', alt: 'Cederberg in Night' },
    { url: '/karoo.avif', alt: 'Karoo in Night' },
    { url: '/cederberg.avif', alt: 'Cederberg in Night' },
    { url: '', alt: '' },
  ]);
});
