const NOON = 12;
const EVENING = 18;

/** @param hour from 0 to 23, where the hub runs */
export function greeting(hour: number): string {
  if (hour < NOON) return 'Good morning';
  return hour < EVENING ? 'Good afternoon' : 'Good evening';
}
