import { expect, test } from 'vitest';
import { isPublicHoliday, noticedHours } from './holiday-hours.ts';

const date = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

test.each<[line: string, day: string, hours: string | null]>([
  ['24 December: 08:00-13:00', '2026-12-24', '08:00-13:00'],
  ['24 December: 08:00-13:00', '2026-12-25', null],
  ['Thursday 24 Dec 2026 9am to 1pm', '2026-12-24', '9am to 1pm'],
  ['Thursday 24 Dec 2026 9am to 1pm', '2025-12-24', null],
  ['25 & 26 December: closed', '2026-12-25', 'closed'],
  ['24-26 December: closed', '2026-12-25', 'closed'],
  ['December 25: Closed', '2026-12-25', 'Closed'],
  ['25 December to Friday 2 January: Closed', '2026-12-31', 'Closed'],
  ['25 December to 2 January: Closed', '2027-01-02', 'Closed'],
  ['25 December to 2 January: Closed', '2027-01-03', null],
  ['25 December 2026 to 2 January 2027: Closed', '2027-12-26', null],
  ['25 December 2026 to 2 January 2027: Closed', '2027-01-01', 'Closed'],
  ['Closed on 16 December', '2026-12-16', 'Closed on 16 December'],
  ['08:00-13:00 on the 24th of December', '2026-12-13', null],
  ['08:00-13:00 on the 24th of December', '2026-12-24', '08:00-13:00 on the 24th of December'],
  ['The remnant room opens again on the first Saturday of the year', '2027-01-02', null],
  ['', '2026-12-25', null],
])('[STORE-02] “%s” says of %s: %s', (line, day, hours) => {
  expect(noticedHours([line], date(day))).toBe(hours);
});

test.each<[country: string, day: string, isHoliday: boolean]>([
  ['ZA', '2026-04-03', true], // Good Friday
  ['ZA', '2026-04-06', true], // Family Day
  ['ZA', '2027-03-26', true], // Good Friday
  ['ZA', '2026-04-05', false], // Easter Sunday
  ['ZA', '2026-12-16', true],
  ['ZA', '2026-08-10', true], // Women's Day fell on a Sunday
  ['ZA', '2026-12-17', false],
  ['NA', '2026-05-14', true], // Ascension
  ['NA', '2026-12-16', false],
  ['MU', '2026-03-12', true],
  ['MU', '2026-04-03', false],
  ['XX', '2026-12-25', false],
])('[STORE-03] in %s, %s is a holiday: %s', (country, day, isHoliday) => {
  expect(isPublicHoliday(country, date(day))).toBe(isHoliday);
});

test('a line without an end is read as far as people write one', () => {
  const today = date('2026-12-25');
  for (const gap of [' ', '\t', ':', '1 ', 'to '])
    expect(noticedHours([`25 Dec${gap.repeat(20_000)}x`], today)).toBeNull();
  expect(noticedHours([`25 December:${' '.repeat(200)}Closed`], today)).toBe('Closed');
});
