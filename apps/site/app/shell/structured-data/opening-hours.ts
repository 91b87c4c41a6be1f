import type { Store } from '@selvedge/contract/store';

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
