/** The unit of a field for a length, and the least and the greatest length that it takes in it; both belong to it. */
export interface LengthBounds {
  readonly unit: 'cm' | 'm';
  readonly min: number;
  readonly max: number;
}

const CM_PER_M = 100;
const CM_PER_UNIT = { mm: 0.1, cm: 1, m: CM_PER_M } as const;
const LENGTH = /^(\d+[.,]?\d*|[.,]\d+)\s*(mm|cm|m)?$/iu;

/**
 * A length as people write it, with a comma or a point, in the unit of its field or in the one that they write behind it;
 * null where it is no number within the bounds.
 *
 * @returns in the unit of the field
 */
export function lengthOf(text: string, { unit, min, max }: LengthBounds): number | null {
  const [, written, writtenUnit = unit] = LENGTH.exec(text.trim()) ?? [];
  if (written === undefined) return null;
  const given = writtenUnit.toLowerCase() as keyof typeof CM_PER_UNIT; // one of those in the pattern
  const number = Number(written.replace(',', '.'));
  const length = given === unit ? number : (number * CM_PER_UNIT[given]) / CM_PER_UNIT[unit];
  return length >= min && length <= max ? length : null;
}

/** What is wrong with a length, in its field's unit; empty where nothing is or nothing is written yet. */
export function lengthError(text: string, bounds: LengthBounds): string {
  if (text.trim() === '' || lengthOf(text, bounds) !== null) return '';
  return `Please enter a number from ${bounds.min} to ${bounds.max} ${bounds.unit}`;
}

/** Rounds up, and takes what differs from a whole number only by floating point for that number. */
export const wholeTimes = (times: number): number => Math.max(0, Math.ceil(times - ROUNDING));

/** Rounds down, with the same tolerance. */
export const fullTimes = (times: number): number => Math.max(0, Math.floor(times + ROUNDING));

const ROUNDING = 1e-9;

/** "2.56 m" */
export const metres = (lengthCm: number): string => `${(lengthCm / CM_PER_M).toFixed(2)} m`;

/** "1 strip", "3 strips" */
export const counted = (number: number, noun: string): string =>
  `${number} ${number === 1 ? noun : `${noun}s`}`;
