/** The least and the greatest length that a field takes, in the field's own unit; both belong to it. */
export interface LengthBounds {
  readonly min: number;
  readonly max: number;
}

/**
 * A length as people write it, with a comma or a point, in the unit of its field; null where it is no number within the
 * bounds.
 */
export function lengthOf(text: string, { min, max }: LengthBounds): number | null {
  const written = text.trim();
  if (!/^(?:\d+[.,]?\d*|[.,]\d+)$/u.test(written)) return null;
  const number = Number(written.replace(',', '.'));
  return number >= min && number <= max ? number : null;
}

/** What is wrong with a length, in its field's unit; empty where nothing is or nothing is written yet. */
export function lengthError(text: string, unit: string, bounds: LengthBounds): string {
  if (text.trim() === '' || lengthOf(text, bounds) !== null) return '';
  return `Please enter a number from ${bounds.min} to ${bounds.max} ${unit}`;
}

/** Rounds up, and takes what differs from a whole number only by floating point for that number. */
export const wholeTimes = (times: number): number => Math.max(0, Math.ceil(times - ROUNDING));

/** Rounds down, with the same tolerance. */
export const fullTimes = (times: number): number => Math.max(0, Math.floor(times + ROUNDING));

const ROUNDING = 1e-9;

const CM_PER_M = 100;

/** "2.56 m" */
export const metres = (lengthCm: number): string => `${(lengthCm / CM_PER_M).toFixed(2)} m`;

/** "1 strip", "3 strips" */
export const counted = (number: number, noun: string): string =>
  `${number} ${number === 1 ? noun : `${noun}s`}`;
