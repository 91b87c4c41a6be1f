/** The orders in which a file may write a day; what stands between the parts does not matter. */
export const DATE_ORDERS = ['YYYY-MM-DD', 'DD-MM-YYYY', 'MM-DD-YYYY'] as const;

export type DateOrder = (typeof DATE_ORDERS)[number];

/**
 * The ISO day that a text writes in an order ("31/12/2026"); a time behind it is dropped.
 *
 * @returns undefined where the text is no day of the calendar
 */
export function readDate(text: string, order: DateOrder): string | undefined {
  const numbers = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})(?:[T ].*)?$/u.exec(text)?.slice(1);
  if (!numbers) return undefined;
  const parts = new Map(order.split('-').map((part, i) => [part, Number(numbers[i])]));
  const [year = 0, month = 0, day = 0] = [parts.get('YYYY'), parts.get('MM'), parts.get('DD')];
  const date = new Date(Date.UTC(year, month - 1, day));
  const sound =
    year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year < 10_000;
  return sound ? date.toISOString().slice(0, 10) : undefined;
}
