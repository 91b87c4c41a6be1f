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
/** What schema.org calls public holidays. */
export const HOLIDAYS = 'PublicHolidays';
const ABBREVIATION_LETTERS = 3;

const dayIndex = (text: string): number =>
  DAYS.findIndex((day) =>
    day.toLowerCase().startsWith(text.trim().toLowerCase().slice(0, ABBREVIATION_LETTERS)),
  );

/** What is said of days and times is shorter as people write it; a longer text is shown, and not read. */
const MOST_CHARACTERS = 500;

/** What is read of a line of hours, empty where it is too long: blanks single, so that no pattern looks through many of them. */
export const readLine = (text: string): string =>
  text.length > MOST_CHARACTERS ? '' : text.replace(/\s+/gu, ' ').trim();

/** What stands between the first and the last of days or times; for a pattern. */
export const BETWEEN = '\\s*(?:[-–—]|\\bto\\b|\\buntil\\b)\\s*';
const TO = new RegExp(BETWEEN, 'u');

/** The days that a row of trading hours names: "Mon-Thu", "Tue & Sat", "Daily". None where one is not understood. */
export function daysOf(text: string): readonly string[] {
  const line = readLine(text);
  if (/^(?:daily|every ?day)$/iu.test(line)) return DAYS;
  const parts = line.split(/\s*(?:[,&]|\band\b)\s*/u).map((part) => {
    if (/holiday/iu.test(part)) return [HOLIDAYS];
    const [from = '', to = from] = part.split(TO);
    if (from.trim().length < ABBREVIATION_LETTERS) return [];
    const [first, last] = [dayIndex(from), dayIndex(to)];
    return first < 0 || last < first ? [] : DAYS.slice(first, last + 1);
  });
  return parts.some((days) => days.length === 0) ? [] : parts.flat();
}

const HOUR = '(\\d{1,2})(?:[:.h](\\d{2})?)?\\s*([ap]\\.?m\\.?)?';
const PERIOD = new RegExp(`(?<!\\d)${HOUR}${BETWEEN}${HOUR}(?!\\d)`, 'giu');

/** The time of day as "08:30"; null where there is none such. */
function timeOfDay(hours = '', minutes = '00', half = ''): string | null {
  const inHalf = half === '' ? Number(hours) : Number(hours) % 12;
  const hour = inHalf + (half.toLowerCase().startsWith('p') ? 12 : 0);
  if (hour > 24 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** Hours that end below where they begin end on the next day, where they are such as those of a market by night. */
const isOverMidnight = (opens: string, closes: string): boolean =>
  opens >= '12:00' && closes <= '06:00';

/**
 * The periods that a time names, as people write them: "08:00 - 17:00", "8h30–13h00", "9am to 5pm". One that ends before it
 * begins goes on after midnight: "18:00-02:00".
 */
export const periodsOf = (time: string): (readonly [opens: string, closes: string])[] =>
  [...readLine(time).matchAll(PERIOD)].flatMap(([, ...found]) => {
    const opens = timeOfDay(...found.slice(0, 3));
    const closes = timeOfDay(...found.slice(3, 6));
    if (opens === null || closes === null) return [];
    return opens < closes || isOverMidnight(opens, closes) ? [[opens, closes] as const] : [];
  });

/** Trading hours as schema.org writes them. Rows that are closed, or not understood, are left out. Source: STORE-02. */
export function openingHours(hours: Store['tradingHours']) {
  return hours.flatMap(({ day, time }) => {
    const dayOfWeek = daysOf(day);
    if (dayOfWeek.length === 0) return [];
    return periodsOf(time).map(([opens, closes]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens,
      closes,
    }));
  });
}
