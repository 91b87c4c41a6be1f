import { store, vacancy } from '@selvedge/contract/house-content';
import { expect, test } from 'vitest';
import { jobPosting } from './job-posting.ts';
import { localBusiness, mapPosition, openingHours } from './local-business.ts';

test('[STORE-02] [STORE-03] hours name each day, and leave out when a store is closed', () => {
  const rows = [
    { day: 'Mon-Thu', time: '08:00-17:00' },
    { day: 'Fri', time: '08:00 – 16:30' },
    { day: 'Sunday', time: 'Closed' },
    { day: 'Public holidays', time: '10:00-13:00' },
    { day: 'By appointment', time: '08:00-17:00' },
    { day: 'Fri-Mon', time: '08:00-17:00' },
  ];
  expect(
    openingHours(rows).map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes]),
  ).toEqual([
    [['Monday', 'Tuesday', 'Wednesday', 'Thursday'], '08:00', '17:00'],
    [['Friday'], '08:00', '16:30'],
    [['PublicHolidays'], '10:00', '13:00'],
  ]);
});

test('[STORE-02] hours are read as people write them', () => {
  const rows = [
    { day: 'Monday to Thursday', time: '8h30–17h00' },
    { day: 'Tue & Sat', time: '9am to 1.30 pm' },
    { day: 'Daily', time: '08:00 - 12:00, 14:00 - 17:00' },
    { day: 'Friday', time: '9 until 25' },
    { day: 'Friday, by appointment', time: '09:00-12:00' },
  ];
  expect(
    openingHours(rows).map(({ dayOfWeek, opens, closes }) => [dayOfWeek.length, opens, closes]),
  ).toEqual([
    [4, '08:30', '17:00'],
    [2, '09:00', '13:30'],
    [7, '08:00', '12:00'],
    [7, '14:00', '17:00'],
  ]);
});

test('[STORE-02] a map link tells the position in each of the usual forms', () => {
  const position = { latitude: -33.9271, longitude: 18.4583 };
  for (const address of [
    'https://maps.example/?mlat=-33.9271&mlon=18.4583#map=17',
    'https://maps.example/?q=-33.9271%2C18.4583',
    'https://maps.example/place/@-33.9271,18.4583,17z',
  ])
    expect(mapPosition(address)).toEqual(position);
  expect(mapPosition('https://maps.example/100%/salt-river')).toBeNull();
});

test('[STORE-02] a store is a local business; what is not known is left out', () => {
  const house = {
    name: 'House',
    page: 'https://house.example/store-locator',
    picture: 'https://house.example/house.jpg',
  };
  const bare = localBusiness(store.parse({ region: 'Namibia', title: 'Windhoek' }), house);
  expect(bare).toEqual({
    '@type': 'LocalBusiness',
    name: 'Windhoek',
    url: `${house.page}#namibia`,
    image: house.picture,
    parentOrganization: { '@type': 'Organization', name: 'House' },
    address: { '@type': 'PostalAddress', addressRegion: 'Namibia', addressCountry: 'NA' },
  });
  const full = localBusiness(
    store.parse({
      region: 'Western Cape',
      title: 'Salt River',
      address: '14 Spindle Lane',
      phone: '+27 10 000 0151',
      mapUrl: 'https://maps.example/?mlat=-33.9271&mlon=18.4583',
      tradingHours: [{ day: 'Saturday', time: '09:00-13:00' }],
    }),
    house,
  );
  expect(full).toMatchObject({
    telephone: '+27 10 000 0151',
    address: { streetAddress: '14 Spindle Lane', addressCountry: 'ZA' },
    geo: { '@type': 'GeoCoordinates', latitude: -33.9271 },
    openingHoursSpecification: [{ dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' }],
  });
});

test('[CAREER-02] a vacancy is a job posting at its place', () => {
  const posting = jobPosting(
    {
      vacancy: vacancy.parse({
        position: 'Fabric Cutter',
        region: 'Mauritius',
        location: 'Moka',
        description: 'At the long table.',
        duties: 'Cut',
      }),
      postedOn: '2026-11-01',
    },
    { name: 'House', url: 'https://house.example/' },
  );
  expect(posting).toMatchObject({
    title: 'Fabric Cutter',
    datePosted: '2026-11-01',
    description: 'At the long table.\nCut',
    hiringOrganization: { name: 'House' },
    jobLocation: { address: { addressLocality: 'Moka', addressCountry: 'MU' } },
    responsibilities: 'Cut',
  });
  expect(posting).not.toHaveProperty('qualifications');
});

test('hours without an end are read as far as people write them', () => {
  const rows = [
    { day: `Mon${' '.repeat(30_000)}x`, time: '09:00-17:00' },
    { day: `Tue${' '.repeat(100)}- Wed`, time: `09:00${' '.repeat(100)}-${' '.repeat(100)}17:00` },
    { day: 'Fri', time: `9${' '.repeat(30_000)}x` },
  ];
  expect(openingHours(rows)).toMatchObject([
    { dayOfWeek: ['Tuesday', 'Wednesday'], opens: '09:00', closes: '17:00' },
  ]);
});
