import type { Store } from '@selvedge/contract/store';
import { expect, test } from 'vitest';
import { directionsUrl, distanceKm, distanceWords, nearestFirst } from './store-distance.ts';

const CAPE_TOWN = { latitude: -33.9249, longitude: 18.4241 };
const JOHANNESBURG = { latitude: -26.2041, longitude: 28.0473 };

const storeAt = (title: string, at: string): Store => ({
  region: 'Gauteng',
  title,
  address: '',
  phone: '',
  tradingHours: [],
  mapUrl: at && `https://www.openstreetmap.org/?mlat=${at.replace(',', '&mlon=')}#map=17`,
});

test('[STORE-02] a distance is the one over the ground', () => {
  expect(distanceKm(CAPE_TOWN, JOHANNESBURG)).toBeCloseTo(1262, -1);
  expect(distanceKm(CAPE_TOWN, CAPE_TOWN)).toBe(0);
});

test('[STORE-02] the nearest store stands first, one without a place last', () => {
  const stores = [
    storeAt('nowhere', ''),
    storeAt('Sandton', '-26.1076,28.0567'),
    storeAt('Paarl', '-33.7342,18.9621'),
  ];
  expect(nearestFirst(stores, CAPE_TOWN).map(({ store }) => store.title)).toEqual([
    'Paarl',
    'Sandton',
    'nowhere',
  ]);
});

test.each([
  [0.01, '100 m'],
  [0.84, '800 m'],
  [3.44, '3.4 km'],
  [126.4, '126 km'],
])('%s km is read as %s', (km, words) => {
  expect(distanceWords(km)).toBe(words);
});

test('[STORE-02] directions lead to the place that the map shows', () => {
  expect(directionsUrl(storeAt('Paarl', '-33.7342,18.9621').mapUrl)).toBe(
    'https://www.openstreetmap.org/directions?to=-33.7342%2C18.9621',
  );
  expect(directionsUrl('https://maps.example/paarl')).toBeNull();
});
