import type { Store } from '@selvedge/contract/house-content';
import { expect, test } from 'vitest';
import {
  directionsUrl,
  distanceKm,
  distanceWords,
  isOpenAt,
  isOpenOn,
  isUntoldHoliday,
  nearestFirst,
  storesByRegion,
  telephoneUrl,
} from './stores.ts';

const store = (region: Store['region'], title: string): Store => ({
  region,
  title,
  address: '',
  phone: '',
  email: '',
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

const CAPE_TOWN = { latitude: -33.9249, longitude: 18.4241 };
const JOHANNESBURG = { latitude: -26.2041, longitude: 28.0473 };

const storeAt = (title: string, at: string): Store => ({
  region: 'Gauteng',
  title,
  address: '',
  phone: '',
  email: '',
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

const cloth = [
  { day: 'Mon-Thu', time: '08:00-17:00' },
  { day: 'Fri', time: '08:00-16:30' },
  { day: 'Saturday', time: '09:00-13:00' },
  { day: 'Sunday', time: 'Closed' },
  { day: 'Public holidays', time: 'Closed' },
];
const gauteng = { region: 'Gauteng' as const, tradingHours: cloth };
const homeware = {
  region: 'Gauteng' as const,
  tradingHours: [{ day: 'Sunday', time: '09:00-15:00' }],
};

test('[STORE-03] [STORE-04] a store is open on the days for which it gives hours', () => {
  expect([isOpenOn(gauteng, 'Saturday'), isOpenOn(gauteng, 'Sunday')]).toEqual([true, false]);
  expect(isOpenOn(homeware, 'Sunday')).toBe(true);
  expect(isOpenOn({ ...gauteng, tradingHours: [] }, 'Monday')).toBe(false);
});

test.each([
  ['2026-11-20T05:59:00Z', false], // Friday, 07:59 in Johannesburg
  ['2026-11-20T06:00:00Z', true],
  ['2026-11-20T14:29:00Z', true],
  ['2026-11-20T14:30:00Z', false],
  ['2026-11-22T10:00:00Z', false], // Sunday
])('[STORE-03] at %s a store in Gauteng is open: %s', (moment, open) => {
  expect(isOpenAt(gauteng, new Date(moment))).toBe(open);
});

test.each([
  ['2026-12-04T13:59:00Z', false], // Friday, 17:59 in Mauritius
  ['2026-12-04T14:00:00Z', true],
  ['2026-12-04T21:30:00Z', true], // Saturday, 01:30
  ['2026-12-04T22:00:00Z', false],
  ['2026-12-05T21:30:00Z', true], // Sunday, 01:30
  ['2026-12-03T21:30:00Z', false], // Friday, 01:30: nothing was open on Thursday
])(
  '[STORE-03] at %s a market in Mauritius that closes after midnight is open: %s',
  (moment, open) => {
    const tradingHours = [{ day: 'Fri-Sat', time: '18:00-02:00' }];
    expect(isOpenAt({ region: 'Mauritius', tradingHours }, new Date(moment))).toBe(open);
    expect(isOpenOn({ region: 'Mauritius', tradingHours }, 'Saturday')).toBe(true);
  },
);

test('[STORE-03] hours of the day without their half are no hours of the night', () => {
  const tradingHours = [{ day: 'Daily', time: '8:00-5:00' }];
  expect(isOpenOn({ region: 'Gauteng', tradingHours }, 'Saturday')).toBe(false);
});

test('[STORE-03] Mauritius opens two hours before South Africa and Namibia', () => {
  const openAt = (region: 'Mauritius' | 'Namibia' | 'Gauteng', moment: string) =>
    isOpenAt({ region, tradingHours: cloth }, new Date(moment));
  expect(openAt('Mauritius', '2026-11-23T04:30:00Z')).toBe(true);
  expect(openAt('Namibia', '2026-11-23T04:30:00Z')).toBe(false);
  expect(openAt('Gauteng', '2026-11-23T04:30:00Z')).toBe(false);
  expect(openAt('Namibia', '2026-11-23T06:30:00Z')).toBe(true);
  expect(openAt('Mauritius', '2026-11-23T13:30:00Z')).toBe(false);
});

test('[STORE-03] on a public holiday the hours for those hold, and the usual ones where there are none', () => {
  const christmas = new Date('2026-12-25T08:00:00Z'); // a Friday
  expect(isOpenAt(gauteng, christmas)).toBe(false);
  const daily = {
    region: 'Gauteng' as const,
    tradingHours: [{ day: 'Daily', time: '9am to 5pm' }],
  };
  expect(isOpenAt(daily, christmas)).toBe(true);
  expect(isUntoldHoliday(daily, christmas)).toBe(true);
  expect(isUntoldHoliday(daily, new Date('2026-12-24T08:00:00Z'))).toBe(false);
  expect(isUntoldHoliday(gauteng, christmas)).toBe(false);
  const noticed = { ...daily, holidayNotice: ['25 December: 9:00-12:00'] };
  expect(isUntoldHoliday(noticed, christmas)).toBe(false);
  // Heritage Day, South Africa's alone; and a Monday after a holiday on a Sunday.
  const openAt = (region: 'Gauteng' | 'Namibia', moment: string) =>
    isOpenAt({ region, tradingHours: cloth }, new Date(moment));
  expect(openAt('Gauteng', '2026-09-24T08:00:00Z')).toBe(false);
  expect(openAt('Namibia', '2026-09-24T08:00:00Z')).toBe(true);
  expect(openAt('Gauteng', '2026-08-10T08:00:00Z')).toBe(false);
});

test('[STORE-02] what a holiday notice says of a day stands above the hours', () => {
  const holidayNotice = [
    '24 December: 08:00-10:00',
    '25 December to 1 January: Closed',
    'Happy days',
  ];
  const openAt = (moment: string) => isOpenAt({ ...gauteng, holidayNotice }, new Date(moment));
  expect(openAt('2026-12-23T09:00:00Z')).toBe(true);
  expect(openAt('2026-12-24T07:00:00Z')).toBe(true);
  expect(openAt('2026-12-24T09:00:00Z')).toBe(false);
  expect(openAt('2026-12-29T09:00:00Z')).toBe(false);
  expect(openAt('2027-01-01T09:00:00Z')).toBe(false);
  expect(openAt('2027-01-04T09:00:00Z')).toBe(true);
});
