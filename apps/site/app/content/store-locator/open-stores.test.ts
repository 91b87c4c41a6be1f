import { expect, test } from 'vitest';
import { isOpenAt, isOpenOn } from './open-stores.ts';

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

test('[STORE-03] Mauritius opens two hours before South Africa and Namibia', () => {
  const openAt = (region: 'Mauritius' | 'Namibia' | 'Gauteng', moment: string) =>
    isOpenAt({ region, tradingHours: cloth }, new Date(moment));
  expect(openAt('Mauritius', '2026-11-23T04:30:00Z')).toBe(true);
  expect(openAt('Namibia', '2026-11-23T04:30:00Z')).toBe(false);
  expect(openAt('Gauteng', '2026-11-23T04:30:00Z')).toBe(false);
  expect(openAt('Namibia', '2026-11-23T06:30:00Z')).toBe(true);
  expect(openAt('Mauritius', '2026-11-23T13:30:00Z')).toBe(false);
});
