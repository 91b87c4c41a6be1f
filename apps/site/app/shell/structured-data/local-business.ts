import type { Store } from '@selvedge/contract/house-content';
import { regionAnchor } from '@selvedge/contract/urls';
import { linkTarget } from '../../ui/link-target.ts';
import { countryOf } from './region-country.ts';

interface House {
  readonly name: string;
  /** Absolute address of the page that lists the stores. */
  readonly page: string;
  /** Absolute address of a picture of the house: stores have none of their own. */
  readonly picture: string;
}

/** A store of the house; what is not known of it is left out. Source: STORE-02. */
export function localBusiness(store: Store, house: House) {
  const hours = openingHours(store.tradingHours);
  const position = mapPosition(store.mapUrl);
  const map = linkTarget(store.mapUrl);
  return {
    '@type': 'LocalBusiness',
    name: store.title,
    url: `${house.page}#${regionAnchor(store.region)}`,
    image: house.picture,
    parentOrganization: { '@type': 'Organization', name: house.name },
    ...(store.phone && { telephone: store.phone }),
    address: {
      '@type': 'PostalAddress',
      ...(store.address && { streetAddress: store.address }),
      addressRegion: store.region,
      addressCountry: countryOf(store.region),
    },
    ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
    ...(map && { hasMap: map.href }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  };
}

const DEGREES = '(-?\\d{1,3}\\.\\d+)';

/** How map sites write a position into an address: as two parameters, or as a pair. */
const FORMS = [
  new RegExp(`[?&]mlat=${DEGREES}&mlon=${DEGREES}`, 'u'),
  new RegExp(`[?&](?:q|ll|query|center)=${DEGREES},\\s*${DEGREES}`, 'u'),
  new RegExp(`@${DEGREES},${DEGREES}`, 'u'),
];

export interface MapPosition {
  /** In degrees, south is negative. */
  readonly latitude: number;
  /** In degrees, west is negative. */
  readonly longitude: number;
}

/** The position that a link to a map shows; null where the link does not say. */
export function mapPosition(mapUrl: string): MapPosition | null {
  let address = mapUrl;
  try {
    address = decodeURIComponent(mapUrl);
  } catch {
    // A stray per cent sign: the address is read as it is written.
  }
  for (const form of FORMS) {
    const [, latitude, longitude] = form.exec(address) ?? [];
    if (latitude !== undefined && longitude !== undefined)
      return { latitude: Number(latitude), longitude: Number(longitude) };
  }
  return null;
}

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const HOLIDAYS = 'PublicHolidays';
const ABBREVIATION_LETTERS = 3;

const dayIndex = (text: string): number =>
  DAYS.findIndex((day) =>
    day.toLowerCase().startsWith(text.trim().toLowerCase().slice(0, ABBREVIATION_LETTERS)),
  );

/** The days that a row of trading hours names: "Mon-Thu", "Saturday", "Public holidays". None where it is not understood. */
function daysOf(text: string): readonly string[] {
  if (/holiday/iu.test(text)) return [HOLIDAYS];
  const [from = '', to = from] = text.split(/[-–]| to /u);
  if (from.trim().length < ABBREVIATION_LETTERS) return [];
  const [first, last] = [dayIndex(from), dayIndex(to)];
  return first < 0 || last < first ? [] : DAYS.slice(first, last + 1);
}

/** Trading hours as schema.org writes them. Rows that are closed, or not understood, are left out. Source: STORE-02. */
export function openingHours(hours: Store['tradingHours']) {
  return hours.flatMap(({ day, time }) => {
    const [, opens, closes] = /^\s*(\d{2}:\d{2})\s*[-–]\s*(\d{2}:\d{2})\s*$/u.exec(time) ?? [];
    const dayOfWeek = daysOf(day);
    if (opens === undefined || closes === undefined || dayOfWeek.length === 0) return [];
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }];
  });
}
