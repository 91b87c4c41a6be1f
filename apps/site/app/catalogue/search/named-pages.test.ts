import type { Store } from '@selvedge/contract/house-content';
import { expect, test } from 'vitest';
import { namedPages, namedStores } from './named-pages.tsx';

test.each([
  ['careers', ['Careers']],
  ['Curtain CALCULATOR', ['Curtain Calculator', 'Wallpaper Calculator']],
  ['store cape town', ['Store Locator']],
  ['opening hours', ['Store Locator']],
  ['returns', ['Returns Policy']],
  ['blue stripe', []],
  ['', []],
])('%j asks for %j', (phrase, pages) => {
  expect(namedPages(phrase).map(({ label }) => label)).toEqual(pages);
});

const store = (
  title: string,
  address: string,
  region: Store['region'] = 'Western Cape',
): Store => ({
  region,
  title,
  address,
  phone: '',
  email: '',
  tradingHours: [],
  mapUrl: '',
});
const STORES = [
  store('House Windhoek', '11 Thorn Street, Klein Windhoek, Windhoek', 'Namibia'),
  store('House Swakopmund', '4 Fog Coast Road, Swakopmund', 'Namibia'),
  store('House Moka', 'Bâtiment Filao, Moka', 'Mauritius'),
  store('House Gardens', '2 Kloof Way, Gardens, Cape Town'),
  store('House Waterfront', '9 Quay Road, Cape Town'),
  store('House Paarl', '1 Vine Road, Paarl'),
  store('House Stellenbosch', '3 Oak Road, Stellenbosch'),
  store('House Hermanus', '5 Whale Road, Hermanus'),
];

test.each([
  ['Windhoek', ['House Windhoek /store-locator#namibia']],
  ['shop in windhoek', ['House Windhoek /store-locator#namibia']],
  ['batiment', ['House Moka /store-locator#mauritius']],
  [
    'cape town',
    ['House Gardens /store-locator#western-cape', 'House Waterfront /store-locator#western-cape'],
  ],
  ['western cape', ['Store Locator /store-locator']],
  ['blue cape town', []],
  ['shop', []],
  ['', []],
])('%j names the stores %j', (phrase, links) => {
  const named = namedStores(phrase, STORES).map(({ label, href }) => `${label} ${href}`);
  expect(named).toEqual(links);
});
