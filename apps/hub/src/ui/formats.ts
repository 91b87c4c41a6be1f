/** In which times are told and meant. */
export const HOUSE_TIMEZONE = 'Africa/Johannesburg';

/** Where the house has stores; what is scheduled is meant in the time of the first, unless another is chosen. */
export const houseTimezones = {
  defaultTimezone: HOUSE_TIMEZONE,
  supportedTimezones: [
    { label: 'South Africa', value: HOUSE_TIMEZONE },
    { label: 'Namibia', value: 'Africa/Windhoek' },
    { label: 'Mauritius', value: 'Indian/Mauritius' },
  ],
};

type Style = 'full' | 'medium' | 'short';

/** Writes times as the people of the house read them. */
export const houseTime = (dateStyle: Style, timeStyle: Style): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-ZA', { dateStyle, timeStyle, timeZone: HOUSE_TIMEZONE });

/** A time in short, such as "23 Nov 2026, 08:00". */
export const when: (time: Date) => string = houseTime('medium', 'short').format;

/** Writes whole numbers, with their thousands apart. */
export const whole = new Intl.NumberFormat('en');

/** @returns "1 product", "1,200 products" */
export const counted = (count: number, thing: string): string =>
  `${whole.format(count)} ${count === 1 ? thing : `${thing}s`}`;

export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
