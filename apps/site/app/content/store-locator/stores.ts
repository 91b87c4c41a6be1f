import type { Store, StoreRegion } from '@selvedge/contract/house-content';
import { regionAnchor } from '@selvedge/contract/urls';
import {
  daysOf,
  HOLIDAYS,
  type MapPosition,
  mapPosition,
  openingHours,
  periodsOf,
} from '../../shell/structured-data/local-business.ts';
import { countryOf } from '../../shell/structured-data/region-country.ts';
import { isPublicHoliday, noticedHours } from './holiday-hours.ts';

export interface RegionStores {
  readonly region: StoreRegion;
  /** Names the region in the page's address. */
  readonly anchor: string;
  readonly stores: readonly Store[];
}

/** Stores under their regions, in the order in which they come, which is the fixed one of regions. Source: STORE-01. */
export function storesByRegion(stores: readonly Store[]): RegionStores[] {
  return [...Map.groupBy(stores, ({ region }) => region)].map(([region, group]) => ({
    region,
    anchor: regionAnchor(region),
    stores: group,
  }));
}

/** Where a telephone number is dialled: its digits, with the plus that it may begin with. */
export const telephoneUrl = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/gu, '')}`;

const EARTH_RADIUS_KM = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far two places are apart as the crow flies, in kilometres. */
export function distanceKm(one: MapPosition, other: MapPosition): number {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

export interface StoreAtDistance {
  readonly store: Store;
  /** Undefined where its place on the map is not known. */
  readonly km: number | undefined;
}

/** The stores, the nearest first; those whose place is not known stand last, in their order. */
export function nearestFirst(stores: readonly Store[], from: MapPosition): StoreAtDistance[] {
  return stores
    .map((store) => {
      const position = mapPosition(store.mapUrl);
      return { store, km: position ? distanceKm(from, position) : undefined };
    })
    .toSorted((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE));
}

/** A distance as it is said on a road sign: 800 m, 3.4 km, 126 km. */
export function distanceWords(km: number): string {
  if (km < 1) return `${Math.max(1, Math.round(km * 10)) * 100} m`;
  return `${km < 10 ? km.toFixed(1) : Math.round(km)} km`;
}

/** The way to a store, on the map that everyone may use; null where its place is not known. */
export function directionsUrl(mapUrl: string): string | null {
  const position = mapPosition(mapUrl);
  if (!position) return null;
  const to = `${position.latitude},${position.longitude}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`;
}

type Hours = Pick<Store, 'region' | 'tradingHours' | 'holidayNotice'>;

/** Where a country's stores have their clocks; South Africa's where it is none of these. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  ZA: 'Africa/Johannesburg',
  NA: 'Africa/Windhoek',
  MU: 'Indian/Mauritius',
};

type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** Whether a store is open on a day of the week at all. */
export const isOpenOn = (store: Hours, day: Weekday): boolean =>
  openingHours(store.tradingHours).some(({ dayOfWeek }) => dayOfWeek.includes(day));

const DAY_MS = 86_400_000;

/** Whether a store is open at a moment, by its own clock. It closes on the minute, which may be after midnight. */
export function isOpenAt(store: Hours, moment: Date): boolean {
  const { time, periods } = dayOf(store, moment);
  const { periods: before } = dayOf(store, new Date(moment.getTime() - DAY_MS));
  return (
    periods.some(([opens, closes]) => opens <= time && (time < closes || closes < opens)) ||
    before.some(([opens, closes]) => closes < opens && time < closes)
  );
}

/** Whether a moment falls on a public holiday for which a store says nothing: its usual hours may not hold then. */
export const isUntoldHoliday = (store: Hours, moment: Date): boolean =>
  dayOf(store, moment).isUntoldHoliday;

/**
 * The time of day at a store, and when it opens and closes that day: by its notice for it, on a public holiday by its hours
 * for those, else by its usual ones.
 */
function dayOf(
  store: Hours,
  moment: Date,
): {
  readonly time: string;
  readonly periods: ReturnType<typeof periodsOf>;
  readonly isUntoldHoliday: boolean;
} {
  const country = countryOf(store.region);
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONES[country] ?? 'Africa/Johannesburg',
    weekday: 'long',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const time = `${partOf('hour')}:${partOf('minute')}`;
  const [year = 0, month = 0, day = 0] = ['year', 'month', 'day'].map((type) =>
    Number(partOf(type)),
  );
  const today = { year, month, day };
  const noticed = noticedHours(store.holidayNotice ?? [], today);
  if (noticed !== null) return { time, periods: periodsOf(noticed), isUntoldHoliday: false };
  const hasHolidayHours = store.tradingHours.some((row) => daysOf(row.day).includes(HOLIDAYS));
  const isHoliday = isPublicHoliday(country, today);
  const dayName = hasHolidayHours && isHoliday ? HOLIDAYS : partOf('weekday');
  const periods = openingHours(store.tradingHours)
    .filter(({ dayOfWeek }) => dayOfWeek.includes(dayName))
    .map(({ opens, closes }) => [opens, closes] as const);
  return { time, periods, isUntoldHoliday: isHoliday && !hasHolidayHours };
}
