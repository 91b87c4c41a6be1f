import { type Vacancy, vacancy } from '@selvedge/contract/careers';

const COLUMNS = vacancy.keyof().options;

/** A cell that a spreadsheet would take for a formula is told to be text (CSV injection). */
const harmless = (value: string): string => (/^[=+\-@\t\r]/u.test(value) ? `'${value}` : value);

const cell = (value: string): string => `"${harmless(value).replaceAll('"', '""')}"`;

/** The vacancies as CSV (RFC 4180) with the contract's field names in the first line. Source: CALL-18. */
export function vacanciesCsv(vacancies: readonly Vacancy[]): string {
  const rows = vacancies.map((one) => COLUMNS.map((name) => cell(one[name])).join(','));
  return [COLUMNS.join(','), ...rows].map((row) => `${row}\r\n`).join('');
}
