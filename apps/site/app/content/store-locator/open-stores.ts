import type { Store } from '@selvedge/contract/store';
import { openingHours } from '../../shell/structured-data/local-business.ts';
import { countryOf } from '../../shell/structured-data/region-country.ts';

type Hours = Pick<Store, 'region' | 'tradingHours'>;

/** Where a country's stores have their clocks; South Africa's where it is none of these. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  ZA: 'Africa/Johannesburg',
  NA: 'Africa/Windhoek',
  MU: 'Indian/Mauritius',
};

type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** Whether a store is open on a day of the week at all; public holidays are told apart by its notice alone. */
export const isOpenOn = (store: Hours, day: Weekday): boolean =>
  openingHours(store.tradingHours).some(({ dayOfWeek }) => dayOfWeek.includes(day));

/** Whether a store is open at a moment, by its own clock. It closes on the minute. */
export function isOpenAt(store: Hours, moment: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONES[countryOf(store.region)] ?? 'Africa/Johannesburg',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const time = `${partOf('hour')}:${partOf('minute')}`;
  return openingHours(store.tradingHours).some(
    ({ dayOfWeek, opens, closes }) =>
      dayOfWeek.includes(partOf('weekday')) && opens <= time && time < closes,
  );
}
