const SHOWN_CHARACTERS = 3;
const DOT = '•';

/** A number with all but its last characters hidden; of a short one, all. */
export function masked(number: string): string {
  if (number.length <= 2 * SHOWN_CHARACTERS) return DOT.repeat(number.length);
  return DOT.repeat(number.length - SHOWN_CHARACTERS) + number.slice(-SHOWN_CHARACTERS);
}
