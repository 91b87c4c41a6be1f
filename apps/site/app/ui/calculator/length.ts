/** The unit of a field for a length, and the least and the greatest length that it takes in it; both belong to it. */
export interface LengthBounds {
  readonly unit: 'cm' | 'm';
  readonly min: number;
  readonly max: number;
}

const CM_PER_M = 100;
const CM_PER_INCH = 2.54;
/** Units as people write them, and how many centimetres one is. */
const UNITS = [
  [/^mm$/u, 0.1],
  [/^cm$/u, 1],
  [/^m$/u, CM_PER_M],
  [/^(?:ft|foot|feet|['’′])$/u, 12 * CM_PER_INCH],
  [/^(?:in|inch|inches|["”″])$/u, CM_PER_INCH],
] as const;
const NUMBER = String.raw`\d+(?:[.,]\d*)?|[.,]\d+`;
const UNIT = String.raw`\p{L}+|['’′"”″]`;
/** No length is longer as people write it; what an address says beyond it is cut off. */
export const MOST_LENGTH_CHARACTERS = 24;

/** A number with its unit, and behind metres or feet those of the smaller one: "3 m 20", 11'6". */
const LENGTH = new RegExp(
  `^(?<number>${NUMBER})\\s*(?<unit>${UNIT})?(?:(?<!\\d)\\s*(?<rest>${NUMBER})\\s*(?<restUnit>${UNIT})?)?$`,
  'u',
);
const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

const numberOf = (written: string): number => Number(written.replace(',', '.'));
const cmPer = (unit: string): number | undefined => UNITS.find(([name]) => name.test(unit))?.[1];

/** Centimetres of a length as people write it; null where it is none. */
function centimetres(text: string, unit: LengthBounds['unit']): number | null {
  const written = text
    .trim()
    .toLowerCase()
    .replace(/ ?[¼½¾]/gu, (fraction) => FRACTIONS[fraction.trim()] ?? '');
  const { number, unit: own = unit, rest, restUnit } = LENGTH.exec(written)?.groups ?? {};
  const whole = cmPer(own);
  if (number === undefined || whole === undefined) return null;
  if (rest === undefined) return numberOf(number) * whole;
  const smaller = whole === CM_PER_M ? 1 : whole === 12 * CM_PER_INCH ? CM_PER_INCH : undefined;
  // Behind the field's own unit a second number is a slip: "3 20" says no length.
  if (smaller === undefined || !/\p{L}|['’′]/u.test(written)) return null;
  if (restUnit !== undefined && cmPer(restUnit) !== smaller) return null;
  return numberOf(number) * whole + numberOf(rest) * smaller;
}

/**
 * A length as people write it, with a comma or a point, in the unit of its field or in the one that they write behind it,
 * feet and inches among them; null where it is no length within the bounds.
 *
 * @returns in the unit of the field, to a hundredth of a millimetre
 */
export function lengthOf(text: string, { unit, min, max }: LengthBounds): number | null {
  const cm = text.trim().length > MOST_LENGTH_CHARACTERS ? null : centimetres(text, unit);
  if (cm === null) return null;
  const length = Number((unit === 'm' ? cm / CM_PER_M : cm).toFixed(5));
  return length >= min && length <= max ? length : null;
}

const EXAMPLES = { m: '3.5, 350 cm or 11 ft 6', cm: '52, 0.52 m or 20.5 in' } as const;

/** What is wrong with a length, in its field's unit; empty where nothing is or nothing is written yet. */
export function lengthError(text: string, bounds: LengthBounds): string {
  if (text.trim() === '' || lengthOf(text, bounds) !== null) return '';
  const range = `Please enter a number from ${bounds.min} to ${bounds.max} ${bounds.unit}`;
  return `${range}, such as ${EXAMPLES[bounds.unit]}`;
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
