import type { Store } from '@selvedge/contract/store';

type Hours = Store['tradingHours'];

/** Hours of a store that sells cloth; they differ on Saturdays alone. Source: STORE-03. */
export const clothHours = (saturdayUntil: '13:00' | '14:00' | '15:00'): Hours => [
  { day: 'Mon-Thu', time: '08:00-17:00' },
  { day: 'Fri', time: '08:00-16:30' },
  { day: 'Saturday', time: `09:00-${saturdayUntil}` },
  { day: 'Sunday', time: 'Closed' },
  { day: 'Public holidays', time: 'Closed' },
];

/** Hours of a homeware store, which is open later and on Sundays. Source: STORE-04. */
export const homewareHours = (
  weekdaysUntil: '18:00' | '19:00',
  sundayUntil: '14:00' | '15:00' | '17:00',
): Hours => [
  { day: 'Mon-Fri', time: `09:00-${weekdaysUntil}` },
  { day: 'Saturday', time: '09:00-17:00' },
  { day: 'Sunday', time: `09:00-${sundayUntil}` },
];
