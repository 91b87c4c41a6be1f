import { BETWEEN, readLine } from '../../shell/structured-data/local-business.ts';

/** A day of the calendar; months count from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const MONTH = `(?:${MONTHS})[a-z]*\\.?`;
const monthOf = (name: string): number =>
  MONTHS.split('|').indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** What a line of a notice says of days: "25 December to 1 January: Closed". */
const LINE = /^(?<days>.*?)\s*:?\s*(?<hours>(?:closed|\d{1,2}(?:[:.h]\d{2}|\s*[ap]\.?m)).*)$/iu;
const TIMES = /\d{1,2}[:.h]\d{2}/giu;
const MONTH_FIRST = new RegExp(`\\b(${MONTH})\\s+(\\d{1,2})(?!\\d|\\s*${MONTH})`, 'giu');
const DAY = new RegExp(
  `(?<!\\d)(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:\\s+(?:of\\s+)?(?<month>${MONTH}))?(?:,?\\s+(?<year>\\d{4}))?(?!\\d)`,
  'giu',
);
const IS_TO = new RegExp(`^${BETWEEN}(?:\\p{L}+\\s+)?$`, 'iu');

interface NamedDay {
  readonly day: number;
  readonly month: number;
  readonly year: number | undefined;
  readonly start: number;
  readonly end: number;
}

/** The days that a text names; one without a month is of the next one's. */
function daysNamed(text: string): NamedDay[] {
  let month = 0;
  return [...text.matchAll(DAY)]
    .toReversed()
    .map(({ 0: typed, index, groups = {} }) => {
      month = groups.month ? monthOf(groups.month) : month;
      const year = groups.year ? Number(groups.year) : undefined;
      return { day: Number(groups.day), month, year, start: index, end: index + typed.length };
    })
    .toReversed()
    .filter((named) => named.month > 0);
}

const inYear = ({ month, day }: { month: number; day: number }): number => month * 100 + day;

/** Whether a day is one of those that a text names: "24 Dec", "25 & 26 December", "25 December to 1 January". */
function names(text: string, today: CalendarDay): boolean {
  const written = text.replace(MONTH_FIRST, '$2 $1');
  const days = daysNamed(written);
  return days.some((one, at) => {
    const next = days[at + 1];
    const isRange = next !== undefined && IS_TO.test(written.slice(one.end, next.start));
    if (!isRange) return inYear(one) === inYear(today) && (one.year ?? today.year) === today.year;
    const [from, now, to] = [inYear(one), inYear(today), inYear(next)];
    const isOverNewYear = from > to;
    const startYear = isOverNewYear && now <= to ? today.year - 1 : today.year;
    const isWithin = isOverNewYear ? now >= from || now <= to : now >= from && now <= to;
    const endYear = next.year ?? startYear + Number(isOverNewYear);
    return isWithin && endYear - Number(isOverNewYear) === startYear;
  });
}

/**
 * The hours that a store's holiday notice gives for a day, as they are written; null where no line tells of it. Lines that
 * name no day, or no hours, are words alone.
 */
export function noticedHours(notice: readonly string[], today: CalendarDay): string | null {
  for (const line of notice) {
    const { days = '', hours = '' } = LINE.exec(readLine(line))?.groups ?? {};
    if (names(days || hours.replace(TIMES, ''), today)) return hours;
  }
  return null;
}

/** Days that are holidays each year, as month and day. Those of Mauritius that follow the moon are left to notices. */
const FIXED: Readonly<Record<string, readonly number[]>> = {
  ZA: [101, 321, 427, 501, 616, 809, 924, 1216, 1225, 1226],
  NA: [101, 321, 501, 504, 525, 528, 826, 1210, 1225, 1226],
  MU: [101, 102, 201, 312, 501, 1102, 1225],
};
/** Holidays by their distance from Easter Sunday, in days. */
const AROUND_EASTER: Readonly<Record<string, readonly number[]>> = {
  ZA: [-2, 1],
  NA: [-2, 1, 39],
};
/** Where a holiday on a Sunday makes the Monday one. */
const MOVES_TO_MONDAY: readonly string[] = ['ZA', 'NA'];

const DAY_MS = 86_400_000;
const utc = ({ year, month, day }: CalendarDay): number => Date.UTC(year, month - 1, day);

/** Easter Sunday of the Gregorian calendar, by Gauss's rule as Butcher wrote it down. */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1);
}

/** Whether a day is a public holiday. @param country ISO 3166 code */
export function isPublicHoliday(country: string, today: CalendarDay): boolean {
  const isHoliday = (moment: number): boolean => {
    const date = new Date(moment);
    const fromEaster = Math.round((moment - easter(date.getUTCFullYear())) / DAY_MS);
    const day = inYear({ month: date.getUTCMonth() + 1, day: date.getUTCDate() });
    return !!FIXED[country]?.includes(day) || !!AROUND_EASTER[country]?.includes(fromEaster);
  };
  const moment = utc(today);
  const isAfterSunday = MOVES_TO_MONDAY.includes(country) && new Date(moment).getUTCDay() === 1;
  return isHoliday(moment) || (isAfterSunday && isHoliday(moment - DAY_MS));
}
