import type { Store } from '@selvedge/contract/store';
import { expect, test } from 'vitest';
import { storesByRegion, telephoneUrl } from './stores-by-region.ts';

const store = (region: Store['region'], title: string): Store => ({
  region,
  title,
  address: '',
  phone: '',
  tradingHours: [],
  mapUrl: '',
});

test('[STORE-01] stores stand under their regions', () => {
  const regions = storesByRegion([
    store('Western Cape', 'Harbour'),
    store('Western Cape', 'Vineyard'),
    store('KwaZulu Natal', 'Ridge'),
  ]);
  expect(regions.map(({ region, anchor, stores }) => [region, anchor, stores.length])).toEqual([
    ['Western Cape', 'western-cape', 2],
    ['KwaZulu Natal', 'kwazulu-natal', 1],
  ]);
});

test('[STORE-02] a telephone number is dialled without its spaces', () => {
  expect(telephoneUrl('+27 (21) 555 0143')).toBe('tel:+27215550143');
  expect(telephoneUrl('021 555 0143')).toBe('tel:0215550143');
});
